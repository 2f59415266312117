import CGtk
import Widgets

extension Check {
  /// The application, its windows and dialogs.
  static let windows: [Check] = [
    Check("Windows: an application passes its arguments on and returns the exit status") {
      let application = Application(id: "io.github.grabbaggames.ProbeArguments")
      var (events, arguments): ([String], [String]) = ([], [])
      application.onStartup { events.append("startup") }
      application.onShutdown { events.append("shutdown") }
      application.onCommandLine { given in
        arguments = given
        events.append("command line")
        return 3
      }
      try expect(application.run(["probe", "--game", "ünïcode"]), is: 3, "exit status")
      try expect(arguments, is: ["--game", "ünïcode"], "arguments")
      try expect(events, is: ["startup", "command line", "shutdown"], "events")
    },

    Check("Windows: a window can refuse to close") {
      let stage = try Stage(Box(.vertical))
      var (asked, staysOpen) = (0, true)
      stage.window.onClose {
        asked += 1
        return staysOpen
      }
      stage.window.close()
      try expect(asked == 1 && gtk_widget_get_mapped(stage.window.pointer) != 0, "it is still open")
      staysOpen = false
      stage.window.close()
      try expect(asked == 2 && gtk_widget_get_mapped(stage.window.pointer) == 0, "it is closed")
    },

    Check("Windows: several closures are called for an event, and each can keep a window open") {
      let stage = try Stage(Box(.vertical))
      var (calls, isKept) = ([Int](), true)
      stage.window.onClose {
        calls.append(1)
        return false
      }
      stage.window.onClose {
        calls.append(2)
        return isKept
      }
      stage.window.close()
      try expect(calls == [1, 2] && gtk_widget_get_mapped(stage.window.pointer) != 0, "both are asked")
      isKept = false
      stage.window.close()
      try expect(gtk_widget_get_mapped(stage.window.pointer) == 0, "it is closed")
    },

    Check("Windows: the actions of a closed window are freed, also if it is referenced") {
      let stage = try Stage(Box(.vertical))
      let window = Window(application: Stage.application, title: "Short", width: 200, height: 200)
      let (gone, kept) = (offer("act", on: window), offer("act", on: stage.window))
      window.present()
      try Loop.run(until: "the window is shown") { gtk_widget_get_mapped(window.pointer) != 0 }
      try expect(gone() && kept(), "both closures are alive")
      window.close()
      try expect(!gone(), "the closure of the closed window is freed")
      try expect(kept(), "the closure of the other window is alive")
    },

    Check("Windows: a closed scroll view is disconnected from the settings") {
      let stage = try Stage(Box(.vertical))
      let window = Window(application: Stage.application, title: "Short", width: 200, height: 200)
      let scrolled = ScrollView(Box(.vertical))
      window.setContent(scrolled)
      window.present()
      try Loop.run(until: "the window is shown") { gtk_widget_get_mapped(window.pointer) != 0 }
      let settings = UnsafeMutableRawPointer(gtk_widget_get_settings(stage.window.pointer))
      let isConnected = {
        let data = UnsafeMutableRawPointer(scrolled.pointer)
        return g_signal_handler_find(settings, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, data) != 0
      }
      try expect(isConnected(), "it is connected while it is shown")
      window.close()
      try expect(!isConnected(), "it is disconnected")
    },

    Check("Windows: a dialog closes by Escape and leaks nothing") {
      let stage = try Stage(Box(.vertical))
      let baseline = Living()
      var closed = 0
      var dialog: Dialog? = Dialog(title: "Results", over: stage.window, width: 200, height: 200)
      let pointer = try required(dialog?.pointer, "a dialog")
      let keys = try required(dialog?.controllers, "its controllers")
      let watch = Watch(pointer)
      dialog?.onClose { closed += 1 }
      dialog?.present(filledWith: Box(.vertical, [Label("Best: 0:42")]))
      try Loop.run(until: "the dialog is shown") { gtk_widget_get_mapped(pointer) != 0 }
      for controller in keys where cgtk_is_a(controller, gtk_event_controller_key_get_type()) != 0 {
        press(GDK_KEY_Escape, on: controller)
      }
      dialog = nil
      try Loop.run(until: "the dialog is freed") { dialog == nil && watch.isGone }
      try expect(closed, is: 1, "calls of onClose")
      try baseline.isBack()
    },

    Check("Windows: an unreferenced dialog closes by Escape, calls onClose and leaks nothing") {
      let stage = try Stage(Box(.vertical))
      let baseline = Living()
      var closed = 0
      let (watch, keys) = presentDialog(over: stage.window) { closed += 1 }
      try expect(!watch.isGone, "it is open")
      for controller in keys where cgtk_is_a(controller, gtk_event_controller_key_get_type()) != 0 {
        press(GDK_KEY_Escape, on: controller)
      }
      try Loop.run(until: "the dialog is freed") { watch.isGone }
      try expect(closed, is: 1, "calls of onClose")
      try baseline.isBack()
    },

    Check("Windows: an application with onActivate alone shows its window and keeps the content") {
      let application = Application(id: "io.github.grabbaggames.ProbeActivated")
      var isShown = false
      var closing: Scheduled?
      application.onActivate { [unowned application] in
        let window = Window(application: application, title: "Probe", width: 200, height: 200)
        let canvas = Canvas { _ in isShown = true }
        window.setContent(canvas)
        window.present()
        closing = .every(seconds: 1) { [weak window] in if isShown { window?.close() } }
      }
      try expect(application.run(["probe"]), is: 0, "exit status")
      try expect(isShown && closing != nil, "content that only the window references is drawn")
    },

    Check("Windows: a question calls back for the destructive answer only, and leaks nothing") {
      let stage = try Stage(Box(.vertical))
      let baseline = LiveCount.closures
      var confirmed = 0
      for response in ["cancel", "confirm"] {
        ConfirmationDialog.ask("Clear?", text: "All of them.", cancel: "_Cancel", confirm: "Cl_ear", over: stage.window)
        {
          confirmed += 1
        }
        let dialog = try newestDialog()
        adw_message_dialog_response(dialog.pointer.as(AdwMessageDialog.self), response)
        gtk_window_close(dialog.pointer.as(GtkWindow.self))
      }
      try expect(confirmed, is: 1, "confirmations")
      try Loop.run(until: "both dialogs are freed") { LiveCount.closures == baseline }
    },

    Check("Windows: closeDialogs closes all windows over a window, and no others") {
      let (stage, other) = (try Stage(Box(.vertical)), try Stage(Box(.vertical)))
      let baseline = toplevels().count
      presentDialogWithQuestion(over: stage.window)
      Dialog(title: "Keys", over: other.window, width: 200, height: 100).present(filledWith: Box(.vertical))
      try expect(toplevels().count, is: baseline + 3, "windows")
      stage.window.closeDialogs()
      try Loop.run(until: "its dialogs are closed") { toplevels().count == baseline + 1 }
      other.window.closeDialogs()
      try Loop.run(until: "the other's dialog is closed") { toplevels().count == baseline }
    },

    Check("Windows: the About window can be shown") {
      let stage = try Stage(Box(.vertical))
      let about = About(name: "Probe", icon: "probe", version: "1", developer: "Somebody", comments: "What it is.")
      about.present(over: stage.window)
      try expect(toplevels().count, is: 2, "windows")
      try stage.frames(2)
    },

    Check("Windows: texts are not interpreted as markup") {
      let text = "Tom & <Jerry>"
      let rows = PreferencesGroup(title: text, [ValueRow(title: text, value: text)])
      let page = StatusPage(icon: "probe", title: text, text: text)
      let messages = MessageOverlay(Box(.vertical, [page, rows, Label(text), Button(text)]), closeLabel: "Close")
      messages.show(text, button: text) {}
      let stage = try Stage(messages)
      About(name: text, icon: "probe", version: "1", developer: text, comments: text).present(over: stage.window)
      try stage.frames(2)
      let shown = texts(in: stage.window.pointer).filter { $0 == text }
      try expect(shown.count, is: 9, "labels with the text in the window")
    },
  ]

  /// Adds an action to a window, and returns a function that tells whether its closure is alive.
  private static func offer(_ name: String, on window: Window) -> () -> Bool {
    let work = Label("what it does it with")
    window.addAction(name) { _ = work }
    return { [weak work] in work != nil }
  }

  private static func toplevels() -> [GObjectRef] {
    let model = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(model)).compactMap { index in
      g_list_model_get_item(model, index).map { GObjectRef(adopting: $0) }
    }
  }

  /// Shows a dialog without a strong reference in Swift.
  private static func presentDialog(
    over window: Window, onClose: @escaping () -> Void
  ) -> (Watch, [UnsafeMutableRawPointer]) {
    let dialog = Dialog(title: "Results", over: window, width: 200, height: 200)
    dialog.onClose(onClose)
    dialog.present(filledWith: Box(.vertical))
    return (Watch(dialog.pointer), dialog.controllers)
  }

  /// Shows two windows without strong references in Swift.
  private static func presentDialogWithQuestion(over window: Window) {
    let dialog = Dialog(title: "Results", over: window, width: 200, height: 200)
    dialog.present(filledWith: Box(.vertical))
    ConfirmationDialog.ask("Clear?", text: "All of them.", cancel: "_Cancel", confirm: "Cl_ear", over: dialog) {}
  }

  private static func newestDialog() throws -> GObjectRef {
    guard let dialog = toplevels().last(where: { cgtk_is_a($0.pointer, adw_message_dialog_get_type()) != 0 }) else {
      throw Failure("no dialog is shown", #fileID, #line)
    }
    return dialog
  }
}
