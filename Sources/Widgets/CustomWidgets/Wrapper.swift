import CGtk
import DragAndDrop

/// A custom widget around one child, which fills it.
public class Wrapper: CustomWidget {
  let child: Widget

  init(_ kind: WidgetKind, around child: Widget) {
    self.child = child
    super.init(kind)
    gtk_widget_set_parent(child.pointer, pointer)
  }

  isolated deinit { gtk_widget_unparent(child.pointer) }

  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    child.extent(direction, other: other)
  }

  public override func allocate(_ size: Size) { allocateChild(size, moved: .zero) }

  /// Lays the child out in `size`, moved by a transform that draws nothing again.
  func allocateChild(_ size: Size, moved offset: Point) {
    var origin = graphene_point_t(x: Float(offset.x), y: Float(offset.y))
    let transform = offset == .zero ? nil : gsk_transform_translate(nil, &origin)
    gtk_widget_allocate(child.pointer, Int32(size.width), Int32(size.height), -1, transform)
  }
}
