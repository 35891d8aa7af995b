import { type OddDocument, schema, schemasOf, TEXT } from "./odd-document.ts";

/** Keywords of schemas that are contradictory, empty, or of another version. */
export const ODD_SCHEMAS: readonly OddDocument[] = [
  {
    name: "invalid examples and defaults",
    document: schemasOf({
      A: {
        type: "object",
        properties: {
          count: { type: "integer", default: "many", example: {} },
          state: { enum: ["a", "b"], default: "c", examples: [1] },
        },
        example: 7,
      },
    }),
    reported: ["default-refused"],
  },
  {
    name: "unknown formats",
    document: schemasOf({
      A: { type: ["string", "integer"], format: "odd" },
      B: { type: "number", format: "uuid" },
    }),
    reported: [],
  },
  {
    name: "nullable beside anything, in 3.0",
    document: schemasOf(
      {
        A: { nullable: true },
        B: { nullable: true, allOf: [schema("A")] },
        C: { nullable: true, enum: ["a"], type: "string" },
        D: { nullable: true, oneOf: [schema("A"), TEXT] },
        E: { type: "object", properties: { a: { $ref: "#/components/schemas/C", nullable: true } } },
      },
      "3.0.3",
    ),
    reported: ["keyword-beside-reference", "null-missing-in-enum"],
  },
  {
    name: "constructs of 3.0 in 3.1",
    document: schemasOf({
      A: { type: "string", nullable: true },
      B: { type: "number", minimum: 1, exclusiveMinimum: true, maximum: 3, exclusiveMaximum: false },
      C: { type: "object", properties: { a: { ...schema("A"), nullable: true } } },
    }),
    reported: ["keyword-from-3.0"],
  },
  {
    name: "discriminators without mapping",
    document: schemasOf({
      Pet: { oneOf: [schema("Cat"), schema("Dog")], discriminator: { propertyName: "kind" } },
      Cat: { type: "object", required: ["kind"], properties: { kind: { const: "cat" } } },
      Dog: { type: "object", properties: { kind: TEXT } },
      Loose: { anyOf: [TEXT, schema("Dog")], discriminator: { propertyName: "nowhere" } },
    }),
    reported: ["discriminator-value-unstated"],
  },
  {
    name: "empty enums and unions",
    document: schemasOf({
      A: { enum: [] },
      B: { oneOf: [] },
      C: { anyOf: [] },
      D: { allOf: [] },
      E: { type: [] },
    }),
    reported: ["keyword-malformed"],
  },
  {
    name: "enums of values that their type rules out, which responses have alone",
    document: {
      openapi: "3.1.1",
      info: { title: "Odd", version: "1" },
      paths: {
        "/bundles": {
          get: {
            operationId: "getBundle",
            responses: {
              200: { description: "OK", content: { "application/json": { schema: schema("Bundle") } } },
            },
          },
        },
      },
      components: { schemas: { Bundle: { type: "string", enum: ["none", "some", 135001500] } } },
    },
    reported: [],
  },
  {
    name: "boolean schemas",
    document: schemasOf({
      Any: true,
      None: false,
      Both: {
        type: "object",
        properties: { a: true, b: false },
        additionalProperties: false,
        required: ["b"],
      },
      List: { type: "array", items: false, prefixItems: [true] },
    }),
    reported: [],
  },
];
