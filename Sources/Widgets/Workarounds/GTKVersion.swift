import CGtk

/// The version of GTK at run time, by which workarounds are skipped where GTK is known to be fixed.
package enum GTKVersion {
  /// Returns whether GTK is older than a minor version of GTK 4 (`gtk_get_minor_version`).
  package static func isBefore(_ minor: guint) -> Bool {
    gtk_get_major_version() == 4 && gtk_get_minor_version() < minor
  }
}
