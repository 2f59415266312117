import CGtk

/// A container that shows its child only where there is room for it (`AdwSqueezer`).
public final class Squeezer: Widget {
  /// Creates a container of `child` that may become empty (`adw_squeezer_set_allow_none`).
  public init(_ child: Widget) {
    super.init(adw_squeezer_new())
    adw_squeezer_set_allow_none(opaque, 1)
    adw_squeezer_set_switch_threshold_policy(opaque, ADW_FOLD_THRESHOLD_POLICY_NATURAL)
    adw_squeezer_add(opaque, child.pointer)
  }
}
