import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { editYaml } from "./edit-yaml.ts";

const edited = (text: string, edit: (value: Record<string, unknown>) => void): string | undefined => {
  const value = parse(text);
  edit(value);
  return editYaml(text, value);
};

describe("an edited YAML text", () => {
  it.each([
    ["comments and quotes", "# top\na: 'x' # why\nb: 1\n", "# top\na: 'x' # why\nb: 2\n"],
    ["lists that are not indented", "list:\n- one\n- two\nb: 1\n", "list:\n- one\n- two\nb: 2\n"],
    ["lists that are indented", "list:\n  - one\n  - two\nb: 1\n", "list:\n  - one\n  - two\nb: 2\n"],
    ["long lines", `a: ${"word ".repeat(40)}end\nb: 1\n`, `a: ${"word ".repeat(40)}end\nb: 2\n`],
    [
      "lines that are folded at 80",
      `a: ${"words ".repeat(12)}is\n  the end of it\nb: 1\n`,
      `a: ${"words ".repeat(12)}is\n  the end of it\nb: 2\n`,
    ],
  ])("keeps %s", (_, before, after) => {
    expect(
      edited(before, (value) => {
        value.b = 2;
      }),
    ).toBe(after);
  });

  it("keeps the comments of list items that stay", () => {
    const text = "list:\n  - one # first\n  - two # second\n  - three # third\n";
    expect(
      edited(text, (value) => {
        value.list = ["one", "three", "four"];
      }),
    ).toBe("list:\n  - one # first\n  - three # third\n  - four\n");
  });

  it("is not possible where one text has two places", () => {
    expect(editYaml("a: &x { y: 1 }\nb: *x\n", { a: { y: 2 }, b: { y: 1 } })).toBeUndefined();
  });
});
