import DragAndDrop
import Testing

@Suite struct FillingTests {
  @Test(arguments: [
    ("Hello, {name}", "Hello, Ada"),
    ("{name}{name} and {other}", "AdaAda and {name}"),
    ("{nobody} stays", "{nobody} stays"),
    ("an open {name", "an open {name"),
    ("a closed } brace, {name}", "a closed } brace, Ada"),
    ("{}", "{}"),
    ("", ""),
  ])
  func placeholdersAreFilled(template: String, text: String) {
    #expect(template.formatted(["name": "Ada", "other": "{name}"]) == text)
  }
}
