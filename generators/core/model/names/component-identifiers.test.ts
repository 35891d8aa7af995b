import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { search } from "../../../../random-search.ts";
import { isDeclarable } from "../../identifier.ts";
import { modelOfSchemas } from "../test/model-of.ts";
import { componentIdentifiers } from "./component-identifiers.ts";

const runs = search(2_000);

const location = { pointer: "", locate: () => ({ file: "a.yaml", line: 1, column: 1, pointer: "" }) };

function identify(...names: string[]): { identifiers: Record<string, string>; messages: string[] } {
  const messages: string[] = [];
  const found = componentIdentifiers(
    names.map((name) => ({ name, location })),
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

describe("two names that become one identifier get a number, and are reported", () => {
  it.each([
    [
      ["foo-bar", "Other", "foo.bar", "FooBar", "FooBar2"],
      { "foo-bar": "FooBar", Other: "Other", "foo.bar": "FooBar3", FooBar: "FooBar4", FooBar2: "FooBar2" },
      [
        'The schemas "foo-bar" and "foo.bar" would both be called FooBar in TypeScript. "foo.bar" is called FooBar3.',
        'The schemas "foo-bar" and "FooBar" would both be called FooBar in TypeScript. "FooBar" is called FooBar4.',
      ],
    ],
    // A reserved word cannot keep its spelling next to its twin.
    [
      ["delete", "Delete"],
      { delete: "Delete", Delete: "Delete2" },
      [
        'The schemas "delete" and "Delete" would both be called Delete in TypeScript. "Delete" is called Delete2.',
      ],
    ],
  ])("%j", (names, identifiers, messages) => {
    expect(identify(...names)).toEqual({ identifiers, messages });
  });
});

it("x-codegen-name decides otherwise, and others give way", async () => {
  const { schemas } = await modelOfSchemas({
    stream_live: { type: "string" },
    streamLive: { type: "string", "x-codegen-name": "Live" },
    live: {},
    wrong: { "x-codegen-name": "no name" },
  });
  expect(schemas.map(({ identifier }) => identifier)).toEqual(["StreamLive", "Live", "Live2", "Wrong"]);
});

it("whatever the names are: each has a declarable identifier of its own", () => {
  const names = fc.uniqueArray(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom("a", "A", "b", "_", "-", "1", ".") }),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(names, (list) => {
      const { identifiers } = identify(...list);
      const values = list.map((name) => identifiers[name] ?? "");
      expect(values.filter((value) => !isDeclarable(value))).toEqual([]);
      expect(new Set(values).size).toBe(list.length);
    }),
    runs,
  );
});
