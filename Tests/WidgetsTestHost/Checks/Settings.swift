import CGtk
import Widgets

extension Check {
  /// Settings, of a schema that every desktop has; the probe keeps them in memory.
  static let settings: [Check] = [
    Check("Settings: a value is stored, and its change is reported") {
      let settings = try desktopSettings()
      var changes = 0
      settings.onChange { changes += 1 }
      settings[SettingKey<Bool>("enable-animations")] = false
      settings[SettingKey<Int>("cursor-size")] = 48
      settings[SettingKey<String>("font-name")] = "Ünïcode 12"
      try expect(settings[SettingKey<Bool>("enable-animations")], is: false, "animations")
      try expect(settings[SettingKey<Int>("cursor-size")], is: 48, "size")
      try expect(settings[SettingKey<String>("font-name")], is: "Ünïcode 12", "font")
      try expect(changes, is: 3, "changes")
      settings[SettingKey<Int>("cursor-size")] = 48
      try expect(changes, is: 3, "changes after the same value again")
    },

    Check("Settings: a change is reported to those who follow its key, and to no others") {
      let settings = try desktopSettings()
      var changes = 0
      settings.onChange(of: SettingKey<Int>("cursor-size")) { changes += 1 }
      settings[SettingKey<String>("font-name")] = "Ünïcode 12"
      try expect(changes, is: 0, "changes after another key")
      settings[SettingKey<Int>("cursor-size")] = 48
      try expect(changes, is: 1, "changes after its key")
    },

    Check("Settings: a key that is unknown or of another type has no value and is not written") {
      let settings = try desktopSettings()
      try expect(settings[SettingKey<Bool>("nonsense")], is: nil, "unknown key")
      try expect(settings[SettingKey<Bool>("cursor-size")], is: nil, "key of another type")
      settings[SettingKey<Bool>("nonsense")] = true
      settings[SettingKey<String>("cursor-size")] = "large"
      try expect(settings[SettingKey<Int>("cursor-size")], is: 24, "size")
    },

    Check("Settings: without a schema there are no settings") {
      try expect(Settings(schema: "org.example.Nonsense", folder: "/nowhere") == nil, "no settings")
    },

    Check("Settings: they leak nothing") {
      let baseline = Living()
      var settings: Settings? = try desktopSettings()
      settings?.onChange {}
      settings?.onChange(of: SettingKey<Int>("cursor-size")) {}
      settings = nil
      try baseline.isBack()
      withExtendedLifetime(settings) {}
    },
  ]

  private static func desktopSettings() throws -> Settings {
    guard let settings = Settings(schema: "org.gnome.desktop.interface", folder: "/nowhere") else {
      throw Failure("the desktop has no schema", #fileID, #line)
    }
    return settings
  }
}
