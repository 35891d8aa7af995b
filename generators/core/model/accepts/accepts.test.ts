import { describe, expect, test } from "vitest";
import { hasErrors } from "../../diagnostics/diagnostic.ts";
import { formatDiagnostic } from "../../diagnostics/format-diagnostic.ts";
import { readDocument } from "../../document/read-document.ts";
import { buildApiModel } from "../build-api-model.ts";
import { modelOfSchemas } from "../test/model-of.ts";
import { accepts } from "./accepts.ts";
import {
  type ConformanceGroup,
  documentOf,
  exoticGroups,
  findSuite,
  plainGroups,
  suiteReader,
} from "./test/conformance-suite.ts";

const suite = findSuite();
if (!suite) console.log("The JSON Schema test suite is not beside the repository: its groups are not run.");

async function schemaOf(schema: unknown) {
  const model = await modelOfSchemas({ Subject: schema });
  const [component] = model.schemas;
  if (!component) throw new Error("The model has no component.");
  return component.schema;
}

async function readGroup(folder: string, group: ConformanceGroup) {
  const reader = suiteReader(folder, documentOf(group));
  const read = await readDocument(reader.entry, { reader });
  const built = read.value && buildApiModel(read.value);
  const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
  expect(hasErrors(diagnostics), diagnostics.map(formatDiagnostic).join("\n")).toBe(false);
  const component = built?.value?.schemas.find(({ name }) => name === "Subject");
  if (!component) throw new Error("The model has no component.");
  return component.schema;
}

describe.skipIf(!suite)("the official suite, required groups", () => {
  const groups = suite ? [...plainGroups(suite), ...exoticGroups(suite)] : [];
  for (const group of groups) {
    test(`${group.file}: ${group.description}`, async () => {
      const schema = await readGroup(suite ?? "", group);
      for (const { data, valid, description } of group.tests) {
        expect(accepts(schema, data, { formats: "annotate" }), description).toBe(valid);
      }
    });
  }
});

describe("what the suite does not ask", () => {
  test("a reference that leads to itself without progress ends", async () => {
    const schema = await schemaOf({ anyOf: [{ $ref: "#/components/schemas/Subject" }], type: "string" });
    expect(accepts(schema, "a")).toBe(true);
    expect(accepts(schema, 1)).toBe(false);
  });

  test("equality of deeply nested values does not overflow the stack", async () => {
    const deep = () => JSON.parse("[".repeat(20_000) + "]".repeat(20_000));
    const schema = await schemaOf({ uniqueItems: true });
    expect(accepts(schema, [deep(), deep()])).toBe(false);
  });

  test("multipleOf is exact for decimals and for numbers with an exponent", async () => {
    const cents = await schemaOf({ multipleOf: 0.01 });
    expect(accepts(cents, 19.99)).toBe(true);
    expect(accepts(cents, 19.999)).toBe(false);
    expect(accepts(cents, 1e25)).toBe(true);
    expect(accepts(await schemaOf({ multipleOf: 1e-8 }), 12_391_239_123)).toBe(true);
  });

  test("a text that is too long is not held to its pattern, which may take exponential time", async () => {
    const schema = await schemaOf({ type: "string", pattern: "^(a+)+$", maxLength: 10, format: "email" });
    for (const length of [60, 1_000_000]) expect(accepts(schema, `${"a".repeat(length)}!`)).toBe(false);
  });

  test("a union that contains itself takes no more time per level, whatever follows the inner value", async () => {
    const option = (kind: string) => ({
      required: ["inner", "kind"],
      properties: { inner: { $ref: "#/components/schemas/Node" }, kind: { const: kind } },
    });
    const { schemas } = await modelOfSchemas({
      Node: {
        oneOf: [
          { type: "string" },
          ...["a", "b", "c", "d"].map((kind) => ({ type: "object", ...option(kind) })),
        ],
      },
    });
    const nested = Array.from({ length: 40 }).reduce((inner) => ({ inner, kind: "c" }), "x");
    expect(schemas.map(({ schema }) => accepts(schema, nested))).toEqual([true]);
  });

  test("a format is asserted by default and an annotation on demand", async () => {
    const schema = await schemaOf({ type: "string", format: "uuid" });
    expect(accepts(schema, "no")).toBe(false);
    expect(accepts(schema, "no", { formats: "annotate" })).toBe(true);
    expect(accepts(schema, "00000000-0000-0000-0000-000000000000")).toBe(true);
  });

  test("NaN and Infinity are no JSON numbers", async () => {
    const schema = await schemaOf({ type: "number" });
    expect(accepts(schema, Number.NaN)).toBe(false);
    expect(accepts(schema, Number.POSITIVE_INFINITY)).toBe(false);
  });
});
