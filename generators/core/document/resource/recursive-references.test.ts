import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import { accepts } from "../../model/accepts/accepts.ts";
import { findSuite } from "../../model/accepts/test/conformance-suite.ts";
import { buildApiModel } from "../../model/build-api-model.ts";
import type { SchemaModel } from "../../model/schema-model.ts";
import { bundleFiles, type Files, linesOf } from "../test/documents.ts";
import { upgradeDocument } from "../upgrade-document.ts";

/** The component `Subject` of a document with these schemas, and the lines that the command line prints. */
async function subjectOf(schemas: JsonObject, others: Files = {}) {
  const entry = JSON.stringify({
    openapi: "3.1.1",
    info: { title: "T", version: "1" },
    components: { schemas },
  });
  const { document, diagnostics } = await bundleFiles({ "openapi.json": entry, ...others });
  const model = buildApiModel(upgradeDocument(document).value).value;
  const subject = model?.schemas.find(({ name }) => name === "Subject")?.schema;
  if (!subject) throw new Error(linesOf(diagnostics).join("\n"));
  return { subject, diagnostics };
}

function verdicts(schema: SchemaModel, values: readonly Json[]): Json[] {
  return values.map((value) => [value, accepts(schema, value)]);
}

interface Case {
  readonly schema: JsonObject;
  readonly accepted: readonly Json[];
  readonly refused: readonly Json[];
}

const again = { $recursiveRef: "#" };

/** Strings in objects of any depth, inside a schema that also accepts integers. */
function nested(outer: JsonObject, inner: JsonObject): JsonObject {
  const myObject = {
    $id: "my-object.json",
    anyOf: [{ type: "string" }, { type: "object", additionalProperties: again }],
    ...inner,
  };
  return {
    $id: "https://example.com/schema.json",
    $defs: { myObject },
    anyOf: [{ type: "integer" }, { $ref: "#/$defs/myObject" }],
    ...outer,
  };
}

const isAnchor = { $recursiveAnchor: true };
const onlyStrings = {
  accepted: [1, "hi", { foo: "hi" }, { foo: { bar: "hi" } }],
  refused: [{ foo: 1 }, { foo: { bar: 1 } }],
};

/** Two resources in one; the inner one is reached through a property. */
function inProperty(outer: JsonObject, inner: JsonObject): JsonObject {
  const integers = {
    $id: "inner.json",
    anyOf: [{ type: "integer" }, { type: "object", additionalProperties: again }],
    ...inner,
  };
  return {
    $id: "https://example.com/base.json",
    anyOf: [{ type: "boolean" }, { type: "object", additionalProperties: integers }],
    ...outer,
  };
}

const onlyIntegers = {
  accepted: [true, { foo: { bar: 1 } }],
  refused: [{ foo: true }, { foo: { bar: true } }],
};

const cases: Readonly<Record<string, Case>> = {
  "without $recursiveAnchor it is a $ref to the resource": {
    schema: { properties: { foo: again }, additionalProperties: false },
    accepted: [{ foo: false }, { foo: { foo: false } }],
    refused: [{ bar: false }, { foo: { bar: false } }],
  },
  "an anchor of the inner resource alone": { schema: nested({}, isAnchor), ...onlyStrings },
  "an anchor of the outer resource alone": { schema: nested(isAnchor, {}), ...onlyStrings },
  "anchors of both: the outer one counts": {
    schema: nested(isAnchor, isAnchor),
    accepted: [1, { foo: "hi" }, { foo: 1 }, { foo: { bar: 1 } }],
    refused: [true, { foo: true }],
  },
  "an anchor that is false is no anchor": {
    schema: nested({ $recursiveAnchor: false }, { $recursiveAnchor: false }),
    ...onlyStrings,
  },
  "an anchor around a resource without one": { schema: inProperty(isAnchor, {}), ...onlyIntegers },
  "an anchor inside a resource without one": { schema: inProperty({}, isAnchor), ...onlyIntegers },
  "one schema reached on two ways": {
    schema: {
      $id: "https://example.com/main.json",
      $defs: { inner: { $id: "inner.json", ...isAnchor, additionalProperties: again } },
      if: { propertyNames: { pattern: "^[a-m]" } },
      then: { $id: "any.json", ...isAnchor, $ref: "inner.json" },
      else: { $id: "integers.json", ...isAnchor, type: ["object", "integer"], $ref: "inner.json" },
    },
    accepted: [{ alpha: 1.1 }, { november: 1 }, { november: { alpha: 2 } }],
    refused: [{ november: 1.1 }, { november: { alpha: 1.1 } }],
  },
};

describe("$recursiveRef means what JSON Schema 2019-09 says", () => {
  it.each(Object.entries(cases))("%s", async (_, { schema, accepted, refused }) => {
    const { subject, diagnostics } = await subjectOf({ Subject: schema });
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      "warning keyword-from-2019-09",
    ]);
    expect(verdicts(subject, [...accepted, ...refused])).toEqual([
      ...accepted.map((value) => [value, true]),
      ...refused.map((value) => [value, false]),
    ]);
  });
});

describe("components without an $id", () => {
  const tree = { type: "object", properties: { left: again, size: { type: "integer" } } };

  it("repeat themselves, and not the document", async () => {
    const { subject } = await subjectOf({ Subject: tree });
    expect(verdicts(subject, [{ left: { left: { size: 1 } } }, { left: { left: { size: "1" } } }])).toEqual([
      [{ left: { left: { size: 1 } } }, true],
      [{ left: { left: { size: "1" } } }, false],
    ]);
  });

  it("are extended by others that have an anchor", async () => {
    const extended = { ...isAnchor, $ref: "#/components/schemas/Tree", required: ["size"] };
    const schemas = { Subject: extended, Tree: { ...isAnchor, ...tree } };
    const { subject } = await subjectOf(schemas);
    expect(
      verdicts(subject, [
        { size: 1, left: { size: 1 } },
        { size: 1, left: {} },
      ]),
    ).toEqual([
      [{ size: 1, left: { size: 1 } }, true],
      [{ size: 1, left: {} }, false],
    ]);
    const { subject: plain } = await subjectOf({
      Subject: schemas.Tree,
      Other: { ...extended, $ref: "#/components/schemas/Subject" },
    });
    expect(accepts(plain, { left: {} })).toBe(true);
  });

  it("in a file of many schemas repeat themselves, and not the file", async () => {
    const { subject } = await subjectOf(
      { Subject: { $ref: "all.json#/Tree" } },
      { "all.json": JSON.stringify({ Tree: tree, Other: {} }) },
    );
    expect([accepts(subject, { left: { size: 1 } }), accepts(subject, { left: { size: "1" } })]).toEqual([
      true,
      false,
    ]);
  });
});

describe("what is printed", () => {
  it("a warning for each, at its place", async () => {
    const { diagnostics } = await subjectOf({ Subject: { properties: { a: again, b: again } } });
    expect(linesOf(diagnostics)).toEqual([
      expect.stringMatching(
        /^openapi\.json:1:110 {2}"\$recursiveRef" is a keyword of JSON Schema 2019-09; it is read as/,
      ),
      expect.stringMatching(/^openapi\.json:1:136 {2}"\$recursiveRef" is a keyword/),
    ]);
  });

  it("nothing where the schema says that it is of 2019-09", async () => {
    const $schema = "https://json-schema.org/draft/2019-09/schema";
    const { diagnostics } = await subjectOf({ Subject: { $schema, properties: { a: again } } });
    expect(diagnostics).toEqual([]);
  });

  it.each(["", "#/components/schemas/Subject", "#gone", "other.json", 3, null])(
    "an error for %j",
    async (text) => {
      const { diagnostics } = await subjectOf({ Subject: { properties: { a: { $recursiveRef: text } } } });
      expect(diagnostics).toMatchObject([
        {
          severity: "error",
          code: "reference-unresolved",
          location: {
            file: "openapi.json",
            pointer: "/components/schemas/Subject/properties/a/$recursiveRef",
          },
        },
      ]);
    },
  );
});

describe("the official suite", () => {
  const suite = findSuite();
  const path = `${suite}/tests/draft2019-09/recursiveRef.json`;
  if (suite === undefined || !existsSync(path)) {
    test.skip("is not run: there is no tests/draft2019-09/recursiveRef.json beside the repository");
    console.log(
      "The official suite of 2019-09 is not beside the repository: its recursiveRef.json is not run.",
    );
    return;
  }
  const groups: { description: string; schema: Json; tests: { data: Json; valid: boolean }[] }[] = JSON.parse(
    readFileSync(path, "utf8"),
  );
  it.each(groups)("$description", async ({ schema, tests }) => {
    const { subject } = await subjectOf({ Subject: isObject(schema) ? schema : {} });
    expect(tests.map(({ data }) => accepts(subject, data))).toEqual(tests.map(({ valid }) => valid));
  });
});
