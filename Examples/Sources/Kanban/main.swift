import Geometry
import Widgets

Application.run(id: "org.example.Kanban", title: "Kanban", size: Size(width: 720, height: 560)) {
  let view = KanbanView()
  return (view.widget, view)
}
