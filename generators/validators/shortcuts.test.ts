import { afterAll, expect, test } from "vitest";
import { accepts } from "../core/model/accepts/accepts.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate } from "./test/generated-schema.ts";

const folders: GeneratedFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const Base = { type: "object", properties: { id: text } };
const texts = { additionalProperties: text };
const kind = (member: unknown) => ({ type: "object", required: ["kind"], properties: { kind: member } });
const PetType = { type: "string", enum: ["cat", "dog"] };
const RequiresOne = { anyOf: [{ required: ["a"] }, { required: ["b"] }] };
const onlyKnown = {
  if: { properties: { kind: { enum: ["a", "b"] } } },
  then: {},
  else: { properties: { y: text } },
  properties: { kind: true, status: { enum: ["x", "y"] } },
  unevaluatedProperties: false,
};

interface Case {
  readonly about: string;
  /** The schema in question is `S`. */
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly accepted: readonly unknown[];
  readonly refused: readonly unknown[];
}

const CASES: readonly Case[] = [
  {
    about: "additionalProperties beside a reference",
    schemas: { Base, S: { ...to("Base"), ...texts } },
    accepted: [{ id: "x", extra: "y" }, {}],
    refused: [{ id: "x", extra: 5 }],
  },
  {
    about: "additionalProperties beside an allOf of several objects",
    schemas: { Base, S: { allOf: [to("Base"), { type: "object", properties: { y: text } }], ...texts } },
    accepted: [{ id: "x", y: "y", extra: "z" }],
    refused: [{ extra: 5 }, { id: 5 }],
  },
  {
    about: "additionalProperties beside an allOf that is written in place",
    schemas: { S: { allOf: [Base], additionalProperties: { type: "object" } } },
    accepted: [{ extra: {} }],
    refused: [{ extra: 5 }, { id: "x" }],
  },
  {
    about: "branches that only require, beside a reference",
    schemas: { Base, S: { ...to("Base"), ...RequiresOne } },
    accepted: [{ a: 1 }, { b: 1, id: "x" }],
    refused: [{}, { a: 1, id: 5 }],
  },
  {
    about: "branches that only require, in one part of an allOf",
    schemas: { Base, S: { allOf: [to("Base"), { type: "object", ...RequiresOne }] } },
    accepted: [{ a: 1 }],
    refused: [{}, { a: 1, id: 5 }],
  },
  {
    about: "a telling member that is one of the values of a reference",
    schemas: {
      PetType,
      Cat: kind({ ...to("PetType"), const: "cat" }),
      Dog: kind({ ...to("PetType"), const: "dog" }),
      S: { oneOf: [to("Cat"), to("Dog")], discriminator: { propertyName: "kind" } },
    },
    accepted: [{ kind: "cat" }, { kind: "dog" }],
    refused: [{ kind: "bird" }, {}, { kind: 1 }],
  },
  {
    about: "a telling member that refers to a set with parts of its own",
    schemas: {
      PetType,
      CatType: { enum: ["cat", "lion"], allOf: [to("PetType")] },
      S: { oneOf: [kind(to("CatType")), kind({ const: "dog" })] },
    },
    accepted: [{ kind: "cat" }, { kind: "dog" }],
    refused: [{ kind: "lion" }, {}],
  },
  {
    about: "a telling member that says more beside its reference",
    schemas: {
      PetType,
      S: { oneOf: [kind({ ...to("PetType"), type: "string", minLength: 3 }), kind({ const: "bird" })] },
    },
    accepted: [{ kind: "cat" }, { kind: "bird" }],
    refused: [{ kind: "lion" }],
  },
  {
    about: "a telling member with a condition",
    schemas: {
      S: { oneOf: [kind({ enum: ["cat", "lion"], not: { const: "lion" } }), kind({ const: "dog" })] },
    },
    accepted: [{ kind: "cat" }, { kind: "dog" }],
    refused: [{ kind: "lion" }],
  },
  {
    about: "a constant that its siblings forbid",
    schemas: { S: { anyOf: [{ const: "a", not: { const: "a" } }, { const: "b" }] } },
    accepted: ["b"],
    refused: ["a"],
  },
  {
    about: "constants beside parts that forbid some",
    schemas: { S: { oneOf: [{ const: 1, allOf: [false] }, { const: 2, anyOf: [true] }, { const: "c" }] } },
    accepted: [2, "c"],
    refused: [1, "a"],
  },
  {
    about: "a schema that depends on a member, beside values that are objects",
    schemas: { S: { enum: [{ b: 1 }, { c: 1 }], dependentSchemas: { b: false } } },
    accepted: [{ c: 1 }],
    refused: [{ b: 1 }, { d: 1 }],
  },
  {
    about: "a condition that asks for one of some values, while another set is open",
    schemas: { S: onlyKnown },
    accepted: [{ kind: "c", y: "1" }, { kind: "a" }, {}],
    refused: [{ kind: "a", y: "1" }],
  },
  {
    about: "a branch of a type that its place has ruled out",
    schemas: {
      S: { type: "number", if: { type: "null" }, else: { type: "object", oneOf: [{ properties: {} }] } },
    },
    accepted: [],
    refused: [3, {}, null],
  },
  {
    about: "what is left of items, below what is left of members",
    schemas: {
      S: {
        anyOf: [{ if: {}, then: { unevaluatedItems: true }, unevaluatedProperties: {} }],
        unevaluatedItems: { type: "string" },
      },
    },
    accepted: [[1, null], ["a"], {}],
    refused: [],
  },
  {
    about: "a branch that is told apart by a member beside the reference that it narrows",
    schemas: {
      Base: { type: "object", properties: { a: { type: "string" } }, required: ["b"] },
      S: {
        oneOf: [
          {
            allOf: [{ $ref: "#/components/schemas/Base" }],
            type: "object",
            properties: { kind: { const: "cat" }, b: { const: "x" } },
            required: ["kind", "a"],
          },
          { type: "object", properties: { kind: { const: "dog" } }, required: ["kind"] },
        ],
      },
    },
    accepted: [{ kind: "cat", a: "", b: "x" }, { kind: "dog" }],
    refused: [{ kind: "cat", b: "x" }, { kind: "bird" }],
  },
];

test.each(CASES)("$about still holds", async ({ schemas, accepted, refused }) => {
  const model = await modelOfSchemas(schemas);
  const folder = new GeneratedFolder((await generate(model)).files);
  folders.push(folder);
  const [request, response] = await Promise.all([folder.schemas("request"), folder.schemas("response")]);
  const schema = model.schemas.find(({ identifier }) => identifier === "S")?.schema;
  if (!schema) throw new Error("There is no S.");
  for (const [values, expected] of [[accepted, true] as const, [refused, false] as const]) {
    expect(values.map((value) => accepts(schema, value))).toEqual(values.map(() => expected));
    expect(values.map((value) => request.S?.safeParse(value).success)).toEqual(values.map(() => expected));
  }
  expect(accepted.map((value) => response.S?.safeParse(value).success)).toEqual(accepted.map(() => true));
});
