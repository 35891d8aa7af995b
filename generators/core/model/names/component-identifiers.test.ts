import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDeclarable } from "../../identifier.ts";
import { componentIdentifiers } from "./component-identifiers.ts";

const place = { pointer: "", locate: () => ({ file: "a.yaml", line: 1, column: 1, pointer: "" }) };

function identify(...names: string[]): { identifiers: Record<string, string>; messages: string[] } {
  const messages: string[] = [];
  const found = componentIdentifiers(
    names.map((name) => ({ name, place })),
    (_, { message }) => messages.push(message),
  );
  return { identifiers: Object.fromEntries(found), messages };
}

describe("a component is called", () => {
  it.each([
    [["Quote"], { Quote: "Quote" }],
    [["simple-user"], { "simple-user": "SimpleUser" }],
    [["import", "default", "any"], { import: "Import", default: "Default", any: "Any" }],
    [["3d.model"], { "3d.model": "_3dModel" }],
    [["user", "User"], { user: "user", User: "User" }],
    [["fooBar", "FooBar", "foobar"], { fooBar: "fooBar", FooBar: "FooBar", foobar: "Foobar" }],
    [["---"], { "---": "_" }],
  ])("%j", (names, identifiers) => {
    expect(identify(...names)).toEqual({ identifiers, messages: [] });
  });
});

it("two names that become one identifier are reported, with both names", () => {
  expect(identify("foo-bar", "Other", "foo.bar", "FooBar").messages).toEqual([
    'The schemas "foo-bar" and "foo.bar" would both be called FooBar in TypeScript.',
    'The schemas "foo-bar" and "FooBar" would both be called FooBar in TypeScript.',
  ]);
});

it("a name that is a word of the language cannot keep its spelling beside its twin", () => {
  expect(identify("delete", "Delete").messages).toHaveLength(1);
});

it("whatever the names are: each has a declarable identifier of its own, or a problem is reported", () => {
  const names = fc.uniqueArray(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom("a", "A", "b", "_", "-", "1", ".") }),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(names, (list) => {
      const { identifiers, messages } = identify(...list);
      if (messages.length > 0) return;
      const values = list.map((name) => identifiers[name] ?? "");
      expect(values.filter((value) => !isDeclarable(value))).toEqual([]);
      expect(new Set(values).size).toBe(list.length);
    }),
    { numRuns: 2_000 },
  );
});
