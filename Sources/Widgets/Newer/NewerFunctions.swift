import CGtk
import Glibc

/// Finds functions of GTK and libadwaita that the oldest supported versions lack, by name at run time.
///
/// One binary thus runs on versions with and without them. This folder is the only place that looks functions up.
enum NewerFunctions {
  typealias NewWidget = @convention(c) () -> UnsafeMutablePointer<GtkWidget>?

  /// `gtk_accessible_announce` (GTK 4.14).
  static let announce: (@convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UInt32) -> Void)? =
    find("gtk_accessible_announce")
  /// Whether an accessible object has bounds (`gtk_accessible_get_bounds`, GTK 4.10).
  static let hasAccessibleBounds = dlsym(nil, "gtk_accessible_get_bounds") != nil
  /// Returns a new reference to the `GtkATContext` of a widget (`gtk_accessible_get_at_context`, GTK 4.10).
  static let accessibleContext: (@convention(c) (UnsafeMutablePointer<GtkWidget>) -> UnsafeMutableRawPointer?)? =
    find("gtk_accessible_get_at_context")
  /// Returns a new reference to the first accessible child (`gtk_accessible_get_first_accessible_child`, GTK 4.10).
  static let firstAccessibleChild: (@convention(c) (UnsafeMutablePointer<GtkWidget>) -> UnsafeMutableRawPointer?)? =
    find("gtk_accessible_get_first_accessible_child")
  /// `adw_spinner_new` (libadwaita 1.6).
  static let newSpinner: NewWidget? = find("adw_spinner_new")

  /// Returns the function of a name, or nil; its type has to be the one expected (`dlsym`).
  static func find<Function>(_ name: String) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
  }

  /// Returns a function that came together with another one that was found.
  static func require<Function>(_ name: String) -> Function {
    guard let function: Function = find(name) else { preconditionFailure("\(name) is missing") }
    return function
  }
}
