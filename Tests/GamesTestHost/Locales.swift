import Games

func tellLocale() {
  Translation.start(localeFolder: "")
  let date = CivilDate(year: 2026, month: 3, day: 7)
  print(DateText.long(date), DateText.weekday(date), NumberText.decimal(tenths: 5), separator: "; ")
}
