import Geometry
import Widgets

Application.run(id: "org.example.Laundry", title: "Sort the Laundry", size: Size(width: 660, height: 560)) {
  let view = LaundryView()
  return (view.widget, view)
}
