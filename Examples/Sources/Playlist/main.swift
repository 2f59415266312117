import Geometry
import Widgets

Application.run(id: "org.example.Playlist", title: "Playlist", size: Size(width: 420, height: 480)) {
  let view = PlaylistView()
  return (view.board, view)
}
