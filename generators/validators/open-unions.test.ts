import { afterAll, beforeAll, expect, test } from "vitest";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate, type Predicate, type Validator } from "./test/generated-schema.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const branch = (kind: unknown, properties: Record<string, unknown>, required: readonly string[] = []) => ({
  type: "object",
  required: ["kind", ...required],
  properties: { kind, ...properties },
});
const text = { type: "string" };

/** Open in the response reading are sets of values without a discriminator: those and single values stay literal. */
const schemas = {
  Cat: branch({ enum: ["cat", "kitten"] }, { name: text, paws: { type: "integer" } }),
  Dog: branch({ enum: ["dog", "puppy"] }, { name: text, tail: { type: "integer" } }),
  Owl: branch({ const: "owl" }, { name: text, wings: { type: "integer" } }, ["wings"]),
  Rex: branch(ref("Kind"), { name: text, tail: { type: "integer" } }),
  Kind: { enum: ["rex"] },
  Open: { oneOf: [ref("Cat"), ref("Dog")] },
  Mixed: { anyOf: [ref("Owl"), ref("Cat"), { type: "null" }] },
  Closed: { oneOf: [ref("Owl"), ref("Rex")] },
  Marked: { oneOf: [ref("MarkedCat"), ref("MarkedDog")], discriminator: { propertyName: "kind" } },
  MarkedCat: branch({ enum: ["cat", "kitten"] }, { name: text }),
  MarkedDog: branch({ enum: ["dog", "puppy"] }, { tail: { type: "integer" } }),
  Inside: {
    allOf: [{ oneOf: [ref("Cat"), ref("Dog")] }, { properties: { extra: text } }],
    unevaluatedProperties: false,
  },
  List: { type: "array", items: ref("Open") },
};

let folder: GeneratedFolder;
type Parser = (value: unknown) => unknown;
interface Compiled {
  readonly schemas: Readonly<Record<string, Validator | undefined>>;
  readonly predicates: Readonly<Record<string, Predicate | undefined>>;
  readonly parsers: Readonly<Record<string, Parser | undefined>>;
}
let compiled: Readonly<Record<string, Compiled>>;

beforeAll(async () => {
  const { files } = await generate(await modelOfSchemas(schemas), { parsers: true });
  folder = new GeneratedFolder(files);
  const reading = async (name: "request" | "response"): Promise<Compiled> => ({
    schemas: await folder.schemas(name),
    predicates: await folder.predicates(name),
    parsers: (await folder.module(`parsers/${name}.ts`)) as Compiled["parsers"],
  });
  compiled = { request: await reading("request"), response: await reading("response") };
});
afterAll(() => folder.remove());

const ACCEPTED = "accepted";
const rows: readonly [union: string, value: unknown, request: string, response: string][] = [
  // Known values with the right members.
  ["Open", { kind: "cat", name: "a", paws: 4 }, ACCEPTED, ACCEPTED],
  ["Open", { kind: "puppy", tail: 1 }, ACCEPTED, ACCEPTED],
  ["Mixed", { kind: "owl", wings: 2 }, ACCEPTED, ACCEPTED],
  ["Mixed", null, ACCEPTED, ACCEPTED],
  ["Marked", { kind: "kitten", name: "a" }, ACCEPTED, ACCEPTED],
  // Unknown values are variants where the set may have grown, if one branch fits.
  ["Open", { kind: "bird" }, "kind", ACCEPTED],
  ["Open", { kind: "bird", paws: "2", tail: 1 }, "kind", ACCEPTED],
  ["Open", { kind: "bird", paws: "2", tail: "1" }, "kind", ""],
  ["Mixed", { kind: "bird", paws: 2 }, "kind", ACCEPTED],
  ["Closed", { kind: "bird", wings: 2 }, "kind", "kind"],
  ["Marked", { kind: "bird", name: "a" }, "kind", "kind"],
  // Known values with wrong members are reported by their branch, whatever the other branches accept.
  ["Open", { kind: "cat", paws: "4" }, "paws", "paws"],
  ["Open", { kind: "kitten", name: 1, paws: "4" }, "name paws", "name paws"],
  ["Open", { kind: "dog", tail: "1" }, "tail", "tail"],
  ["Mixed", { kind: "owl", paws: 4 }, "wings", "wings"],
  ["Mixed", { kind: "kitten", paws: "4", wings: 2 }, "paws", "paws"],
  ["Closed", { kind: "rex", tail: "1" }, "tail", "tail"],
  ["Marked", { kind: "dog", tail: "1" }, "tail", "tail"],
  ["List", [{ kind: "cat" }, { kind: "cat", paws: "4" }], "1.paws", "1.paws"],
  ["Inside", { kind: "cat", paws: "4", extra: "a" }, "paws", "paws"],
  ["Inside", { kind: "cat", paws: 4, extra: "a" }, ACCEPTED, ACCEPTED],
  // What has no value of the property is no variant.
  ["Open", { name: "a" }, "kind", ""],
  ["Open", { kind: 1 }, "kind", ""],
  ["Open", "cat", "", ""],
];

test.each(
  rows.flatMap(([union, value, request, response]) => [
    ["request", union, value, request] as const,
    ["response", union, value, response] as const,
  ]),
)("%s %s: schema, predicate and parser agree about %j", (reading, union, value, expected) => {
  const { schemas, predicates, parsers } = compiled[reading] as Compiled;
  const { success, error } = schemas[union]?.safeParse(value) ?? { success: undefined };
  const paths = error?.issues.map(({ path }) => path.join(".")).join(" ");
  expect(success ? ACCEPTED : paths).toBe(expected);
  expect(predicates[`is${union}`]?.(value)).toBe(success);
  const parse = () => parsers[`parse${union}`]?.(value);
  if (success) expect(parse()).toBe(value);
  else expect(parse).toThrow();
});
