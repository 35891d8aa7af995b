import { describe, expect, test } from "vitest";
import { typeOf } from "./test/generate-types.ts";

const A = { type: "object", required: ["a"], properties: { a: { type: "string" } } };
const B = { type: "object", properties: { b: { type: "number" } } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("the type of a schema", () => {
  test.each([
    ["anything", {}, "unknown"],
    ["true", true, "unknown"],
    ["false", false, "never"],
    ["a string", { type: "string" }, "string"],
    ["an integer", { type: "integer" }, "number"],
    ["a nullable string", { type: ["string", "null"] }, "string | null"],
    ["a null constant", { const: null }, "null"],
    ["a constant object", { const: { a: [1, null] } }, "{ a: [1, null] }"],
    ["an enum of mixed types", { enum: ["a", 1, null, true, [1]] }, '"a" | 1 | true | [1] | null'],
    ["an enum held down by its type", { type: "string", enum: ["a", 1, null] }, '"a"'],
    ["a list", { type: "array", items: { type: "string" } }, "string[]"],
    ["a list of alternatives", { type: "array", items: { type: ["string", "null"] } }, "(string | null)[]"],
    ["a list of anything", { type: "array" }, "unknown[]"],
    [
      "an open tuple",
      { type: "array", prefixItems: [{ type: "string" }, {}], minItems: 1 },
      "[string, unknown?, ...unknown[]]",
    ],
    ["a full tuple", { type: "array", prefixItems: [{ type: "string" }], items: false }, "[string?]"],
    ["an object of anything", { type: "object" }, "{ [key: string]: unknown }"],
    [
      "an object that must be empty",
      { type: "object", additionalProperties: false },
      "{ [key: string]: never }",
    ],
    ["a map", { type: "object", additionalProperties: { type: "number" } }, "{ [key: string]: number }"],
    ["the negation of something", { not: { type: "string" } }, "unknown"],
    ["properties without a type", { properties: { a: { type: "string" } } }, "{\n  a?: string;\n}"],
    [
      "keys that are no identifiers",
      { type: "object", properties: { "a-b": {}, __proto__x: {} } },
      '{\n  "a-b"?: unknown;\n  __proto__x?: unknown;\n}',
    ],
    [
      "a tuple that contains itself in a list which may be absent",
      { type: "array", prefixItems: [{ type: "array", items: ref("Subject") }], items: A, minItems: 0 },
      "[item0?: Subject[], ...rest: {\n  a: string;\n}[]]",
    ],
    [
      "a tuple that contains itself in a list which is there",
      { type: "array", prefixItems: [{ type: "array", items: ref("Subject") }], items: false, minItems: 1 },
      "[Subject[]]",
    ],
  ])("for %s", async (_, schema, want) => {
    expect(await typeOf(schema)).toBe(want);
  });

  test("follows identifiers with a fixed beginning", async () => {
    const template = (prefix: string) => `\`${prefix}\${string}\``;
    expect(await typeOf({ type: "string", pattern: "^qu_" })).toBe(template("qu_"));
    expect(await typeOf({ type: ["string", "null"], pattern: "^0x[0-9a-f]{40}$" })).toBe(
      `${template("0x")} | null`,
    );
    expect(await typeOf({ type: "string", pattern: "^a|b" })).toBe("string");
    expect(await typeOf({ type: "string", pattern: "^(a)" })).toBe("string");
  });

  test("a default does not make a property present", async () => {
    expect(await typeOf({ type: "object", properties: { a: { type: "number", default: "wrong" } } })).toBe(
      '{\n  /** @default "wrong" */\n  a?: number;\n}',
    );
  });
});

describe("alternatives", () => {
  test("of references are a union", async () => {
    expect(await typeOf({ oneOf: [ref("A"), ref("B"), { type: "null" }] }, { A, B })).toBe("A | B | null");
  });

  test("narrow the properties beside them instead of replacing them", async () => {
    const schema = {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "number" } },
      anyOf: [{ required: ["a"] }, { required: ["b"] }],
    };
    expect(await typeOf(schema)).toBe(
      [
        "{",
        "  a?: string;",
        "  b?: number;",
        "} & (",
        "    | {",
        "        a: string;",
        "      }",
        "    | {",
        "        b: number;",
        "      }",
        ")",
      ].join("\n"),
    );
  });

  test("that the type beside them excludes are left out", async () => {
    expect(await typeOf({ type: "object", anyOf: [ref("A"), { type: "null" }] }, { A })).toBe("A");
  });

  test("of known strings and any string keep the known ones visible", async () => {
    expect(await typeOf({ anyOf: [ref("Code"), { type: "string" }] }, { Code: { enum: ["X", "Y"] } })).toBe(
      "Open<Code>",
    );
    expect(await typeOf({ anyOf: [{ enum: ["X"] }, { type: "string" }, { type: "null" }] })).toBe(
      'Open<"X"> | null',
    );
  });
});

describe("conjunctions", () => {
  test("of a reference and an object are an intersection", async () => {
    expect(await typeOf({ allOf: [ref("A"), B] }, { A })).toBe("A & {\n  b?: number;\n}");
  });

  test("make a property required that is described by a reference", async () => {
    expect(await typeOf({ allOf: [ref("B")], required: ["b"] }, { B })).toBe("{\n  b: number;\n} & B");
    expect(await typeOf({ allOf: [ref("B"), { required: ["b"] }] }, { B })).toBe("B & {\n  b: number;\n}");
  });

  test("do not repeat what a reference requires already", async () => {
    expect(await typeOf({ allOf: [ref("A"), { type: "object", required: ["a"] }] }, { A })).toBe("A");
  });

  // Otherwise TypeScript adds undefined to the type of the member.
  test("require what a reference requires as a member of any type", async () => {
    const Any = { type: "object", required: ["b"], properties: { b: {} } };
    expect(await typeOf({ allOf: [ref("Any"), B] }, { Any })).toBe("Any & {\n  b: number;\n}");
    expect(await typeOf({ $ref: ref("Any").$ref, ...B }, { Any })).toBe("{\n  b: number;\n} & Any");
    const Typed = { type: "object", required: ["b"], properties: { b: { type: ["number", "null"] } } };
    expect(await typeOf({ allOf: [ref("Typed"), B] }, { Typed })).toBe("Typed & {\n  b?: number;\n}");
  });

  test("require what nobody describes", async () => {
    expect(await typeOf({ type: "object", required: ["c"] })).toBe("{\n  c: unknown;\n}");
  });

  test("make a property of an inline part required", async () => {
    expect(await typeOf({ required: ["b"], allOf: [B] })).toBe("{\n  b: number;\n}");
  });

  test("leave out of a reference what they require of it, where its type is a union that would be lost", async () => {
    const C = {
      type: "object",
      properties: { c: { anyOf: [{ const: "x" }, { type: "string" }, { type: "number" }] } },
    };
    expect(await typeOf({ allOf: [ref("C"), { required: ["c"] }] }, { C })).toBe(
      'Omit<C, "c"> & {\n  c: Open<"x"> | number;\n}',
    );
  });

  test("with a type beside them say nothing of members that its values do not have", async () => {
    expect(await typeOf({ allOf: [{ type: "boolean" }, { required: ["a"] }] })).toBe("boolean");
  });

  test("see through annotations beside a reference", async () => {
    expect(await typeOf({ ...ref("A"), description: "The first.", minimum: 3 }, { A })).toBe("A");
  });
});

describe("members that are not named", () => {
  test("type those that are only required", async () => {
    const schema = { type: "object", required: ["c"], additionalProperties: { type: "string" } };
    expect(await typeOf(schema)).toBe("{\n  c: string;\n  [key: string]: string;\n}");
  });

  test("are covered by a type that covers the named ones too", async () => {
    expect(
      await typeOf({
        type: "object",
        properties: { a: { type: "string" } },
        additionalProperties: { type: "number" },
      }),
    ).toBe("{\n  a?: string;\n  [key: string]: number | string | undefined;\n}");
  });

  test("may hold anything beside a pattern", async () => {
    expect(await typeOf({ type: "object", patternProperties: { "^x-": { type: "string" } } })).toBe(
      "{ [key: string]: unknown }",
    );
  });
});

describe("recursion", () => {
  test("goes through members and items by name", async () => {
    const schema = {
      type: "object",
      properties: { next: ref("Subject"), all: { type: "array", items: ref("Subject") } },
    };
    expect(await typeOf(schema)).toBe("{\n  next?: Subject;\n  all?: Subject[];\n}");
  });

  test("in place says nothing", async () => {
    expect(await typeOf({ anyOf: [ref("Subject"), { type: "null" }] })).toBe("null");
    expect(await typeOf({ allOf: [ref("Other"), B] }, { Other: { oneOf: [ref("Subject"), A] } })).toBe(
      "{\n  b?: number;\n}",
    );
  });
});

describe("discriminators", () => {
  const discriminator = { propertyName: "kind" };
  const cat = { type: "object", properties: { kind: { const: "cat" } } };
  const stray = { type: "object", properties: { kind: { type: "string" } } };

  test("without a mapping leave the branches as they are", async () => {
    expect(
      await typeOf({ oneOf: [ref("Cat"), ref("Stray")], discriminator }, { Cat: cat, Stray: stray }),
    ).toBe("Cat | Stray");
  });

  test("with a mapping leave a branch of lists as it is: it has no property to choose it by", async () => {
    const mapping = { cat: "Cat", many: "Strays" };
    const schema = { oneOf: [ref("Cat"), ref("Strays")], discriminator: { ...discriminator, mapping } };
    const Strays = { type: "array", items: stray };
    expect(await typeOf(schema, { Cat: cat, Strays })).toBe("Cat | Strays");
  });

  test("with a mapping add the value to a branch that does not state it", async () => {
    const mapping = { cat: "#/components/schemas/Cat", stray: "Stray" };
    const schema = { oneOf: [ref("Cat"), ref("Stray")], discriminator: { ...discriminator, mapping } };
    expect(await typeOf(schema, { Cat: cat, Stray: stray })).toBe(
      '| Cat\n  | (Stray & {\n      kind: "stray";\n    })',
    );
  });
});
