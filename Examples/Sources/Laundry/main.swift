import Glibc
import Widgets

exit(
  Application.run(id: "org.example.Laundry", title: "Sort the Laundry") {
    let view = LaundryView()
    return (view.widget, view)
  })
