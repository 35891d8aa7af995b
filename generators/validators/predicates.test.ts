import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { asComponent } from "../core/model/accepts/test/conformance-suite.ts";
import { modelOf, modelOfSchemas } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate, type Predicate, type Validator } from "./test/generated-schema.ts";
import { oddValues } from "./test/odd-values.ts";
import { randomCases } from "./test/random-cases.ts";

const folders: GeneratedFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

async function compiledFolder(schemas: Record<string, unknown>, options = {}): Promise<GeneratedFolder> {
  const { files } = await generate(await modelOfSchemas(schemas), { parsers: true, ...options });
  const folder = new GeneratedFolder(files);
  folders.push(folder);
  return folder;
}

/** The predicate of one schema as it is printed, without imports. */
async function predicateText(schema: unknown, options = {}): Promise<string> {
  const { files } = await generate(await modelOfSchemas({ Subject: schema }), { parsers: true, ...options });
  const text = files.find(({ path }) => path === "predicates/request.ts")?.text ?? "";
  return text.slice(text.indexOf("export function"));
}

test("a predicate reads like one that a person writes", async () => {
  const schema = {
    type: "object",
    required: ["id", "at"],
    properties: {
      id: { type: "string", pattern: "^qu_" },
      at: { type: "string", format: "date-time" },
      amount: { type: "integer", minimum: 1 },
      tags: { type: "array", maxItems: 3, items: { type: ["string", "null"] } },
    },
  };
  expect(
    await predicateText(schema),
  ).toBe(`export function isSubject(value: unknown): value is z.output<typeof Subject> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.id);
  const id = own.id;
  if (typeof id !== "string" || !id.startsWith("qu_")) return false;
  const at = own.at;
  if (typeof at !== "string" || !isDateTime(at)) return false;
  const amount = own.amount;
  if (amount !== undefined && (typeof amount !== "number" || !Number.isInteger(amount) || amount < 1)) return false;
  const tags = own.tags;
  if (tags !== undefined) {
    if (!Array.isArray(tags) || tags.length > 3) return false;
    for (let index = 0; index < tags.length; index += 1) {
      const item: unknown = tags[index];
      if (item !== null && typeof item !== "string") return false;
    }
  }
  return true;
}
`);
});

test.each([
  [{ type: "number" }, "Number.isFinite(value)"],
  [{ type: "number", minimum: 0 }, "value >= 0 && value < Infinity"],
  [{ type: "number", exclusiveMaximum: 5 }, "value > -Infinity && value < 5"],
  [{ type: "number", minimum: 0, maximum: 5 }, "value >= 0 && value <= 5"],
])("a number is held to its bounds, which no infinite number and no NaN passes: %j", async (schema, code) => {
  expect(await predicateText(schema)).toContain(`return typeof value === "number" && ${code};`);
  // A member is rejected by the opposite condition.
  const folder = await compiledFolder({ Subject: { type: "object", properties: { member: schema } } });
  const [{ Subject }, { isSubject }] = [await folder.schemas("request"), await folder.predicates("request")];
  const values = [0, -0, 4.5, 5, 6, -1, -Infinity, Infinity, Number.NaN, Number.MAX_VALUE, -Number.MAX_VALUE];
  for (const value of values) {
    const subject = { member: value };
    expect(isSubject?.(subject), `${value}`).toBe(Subject?.safeParse(subject).success);
  }
});

test("members may be called as what predicates use", async () => {
  const names = [
    "has_more",
    "isObject",
    "membersOf",
    "below",
    "value",
    "own",
    "z",
    "delete",
    "Number",
    "toString",
    "__proto__",
    "é-ü",
    "",
    "isSubject",
  ];
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string", format: "date" }]));
  const folder = await compiledFolder({ Subject: { type: "object", properties, required: names } });
  const { isSubject } = await folder.predicates("request");
  const good = Object.fromEntries(names.map((name) => [name, "2026-01-31"]));
  expect(isSubject?.(good)).toBe(true);
  for (const name of names) expect(isSubject?.({ ...good, [name]: "today" }), name).toBe(false);
});

test("a required member may be absent nowhere, and is compared with undefined only where its schema accepts it", async () => {
  const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Id: { type: "string" },
    Anything: {},
    NotText: { not: to("Id") },
    Loop: { anyOf: [to("Id"), to("Loop")] },
    Either: { anyOf: [to("Id"), to("Anything")] },
    Both: { allOf: [to("Id"), to("Anything")] },
  };
  const names = Object.keys(schemas);
  const Subject = {
    type: "object",
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, to(name)])),
  };
  const folder = await compiledFolder({ ...schemas, Subject });
  const { isSubject } = await folder.predicates("request");
  const good = Object.fromEntries(names.map((name) => [name, name === "NotText" ? 1 : "a"]));
  expect(isSubject?.(good)).toBe(true);
  for (const name of names) {
    const { [name]: _, ...without } = good;
    expect([isSubject?.(without), isSubject?.({ ...good, [name]: undefined })], name).toEqual([false, false]);
  }
  const compared = [
    ...folder.text("predicates/request.ts").matchAll(/if \((\w+) === undefined\) return false/g),
  ];
  expect(compared.map(([, name]) => name)).toEqual(["anything", "notText", "loop", "either"]);
});

test("predicates need no zod: types are all that they import of it", async () => {
  const { files } = await generate(await modelOfSchemas({ A: { type: "string" }, B: { enum: ["a", 1] } }), {
    parsers: true,
  });
  const predicates = files.filter(({ path }) => path.startsWith("predicates/"));
  expect(predicates.map(({ path }) => path)).toEqual(["predicates/request.ts", "predicates/response.ts"]);
  for (const { text } of predicates) expect(text).not.toMatch(/^import \{.*"(zod|\.\.)/m);
});

test("without the option, nothing is written beside the schemas", async () => {
  const { files } = await generate(await modelOfSchemas({ A: { type: "string" } }));
  expect(files.map(({ path }) => path)).toEqual(["request/index.ts", "response/index.ts"]);
});

describe("parsers", () => {
  type Parser = { (value: unknown): unknown; "~standard": { validate(value: unknown): unknown } };
  let parsers: Readonly<Record<string, Parser>>;
  let schemas: Readonly<Record<string, Validator & { parse(value: unknown): unknown }>>;

  beforeAll(async () => {
    const folder = await compiledFolder({
      Quote: {
        type: "object",
        required: ["id"],
        properties: {
          id: { type: "string" },
          fee: { type: "integer", default: 0 },
          secret: { writeOnly: true },
        },
      },
    });
    schemas = (await folder.schemas("request")) as typeof schemas;
    parsers = (await folder.module("parsers/request.ts")) as typeof parsers;
  });

  test("return the value that they were given, unknown members and all, and fill nothing in", () => {
    const value = { id: "a", more: 1 };
    expect(parsers.parseQuote?.(value)).toBe(value);
    expect(parsers.parseQuote?.["~standard"].validate(value)).toEqual({ value });
  });

  test("throw what the schema throws", () => {
    const refused = (parse: ((value: unknown) => unknown) | undefined) => {
      try {
        return parse?.({ fee: 1.5 });
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(refused(parsers.parseQuote)).toContain("required but missing");
    expect(refused(parsers.parseQuote)).toBe(refused((value) => schemas.Quote?.parse(value)));
    expect(parsers.parseQuote?.["~standard"].validate({})).toMatchObject({ issues: [{ path: ["id"] }] });
  });
});

test("operations and webhooks have tables of parsers in the shape of their tables of schemas", async () => {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Tree" } } };
  const model = await modelOf({
    paths: {
      "/trees": {
        post: {
          operationId: "trees.create",
          parameters: [{ name: "limit", in: "query", schema: { type: "integer", maximum: 5 } }],
          requestBody: { required: true, content },
          responses: { 200: { description: "It.", content } },
        },
      },
    },
    webhooks: { "tree.new": { post: { requestBody: { content }, responses: {} } } },
    components: {
      schemas: {
        Tree: {
          type: "object",
          required: ["kind"],
          properties: { kind: { enum: ["oak", "ash"] }, child: { $ref: "#/components/schemas/Tree" } },
        },
      },
    },
  });
  const folder = new GeneratedFolder((await generate(model, { parsers: true })).files);
  folders.push(folder);
  type Parse = (value: unknown) => unknown;
  const { operations } = (await folder.module("parsers/operations.ts")) as {
    operations: Record<string, { request: Record<string, Parse>; response: Record<string, Parse> }>;
  };
  const { webhooks } = (await folder.module("parsers/webhooks.ts")) as { webhooks: Record<string, Parse> };
  const group = (await folder.module("parsers/operations/trees.ts")) as Record<string, unknown>;
  expect(group.treesCreate, "a group is a module of its own").toBe(operations["trees.create"]);
  const create = operations["trees.create"];
  const grown = { kind: "elm", child: { kind: "oak" } };
  expect(create?.request.query?.({ limit: 5 })).toEqual({ limit: 5 });
  expect(() => create?.request.query?.({ limit: 6 })).toThrow("Too big");
  expect(() => create?.request.body?.(grown), "a request is read exactly").toThrow("oak");
  expect(create?.response["200"]?.(grown), "a response tolerantly").toBe(grown);
  expect(webhooks["tree.new"]?.(grown), "and so is an event").toBe(grown);
});

/** The result of a predicate; one that was changed may throw. */
function answerOf(predicate: Predicate | undefined, value: unknown): boolean | undefined {
  try {
    return predicate?.(value);
  } catch {
    return undefined;
  }
}

const { seed: SEED, numRuns: SCHEMAS } = search(100);

describe(`predicates beside schemas (SEED=${SEED})`, () => {
  const cases = randomCases(SEED, { schemas: SCHEMAS, instances: 30 });
  const named = Object.fromEntries(
    cases.map(({ schema }, index) => [`S${index}`, asComponent(schema, `S${index}`)]),
  );

  const disagreements = (
    schemas: Readonly<Record<string, Validator | undefined>>,
    predicates: Readonly<Record<string, Predicate | undefined>>,
    valuesOf: (index: number) => readonly unknown[],
  ) =>
    cases.flatMap(({ schema }, index) => {
      const differing = valuesOf(index).filter(
        (value) =>
          schemas[`S${index}`]?.safeParse(value).success !== answerOf(predicates[`isS${index}`], value),
      );
      return differing.length > 0 ? [{ schema, differing }] : [];
    });

  test.each([undefined, "bigint"] as const)(
    "agree on values that no JSON text holds (int64: %s)",
    async (int64) => {
      const folder = await compiledFolder(named, { int64 });
      const [schemas, predicates] = [await folder.schemas("request"), await folder.predicates("request")];
      const values = (index: number) => (cases[index]?.instances ?? []).slice(0, 5).flatMap(oddValues);
      expect(disagreements(schemas, predicates, values).slice(0, 3)).toEqual([]);
    },
  );

  test("are found out where one of their conditions is left out", async () => {
    const folder = await compiledFolder(named);
    const predicates = await folder.withoutConditions("predicates/request.ts");
    const values = (index: number) => cases[index]?.instances ?? [];
    const found = disagreements(await folder.schemas("request"), predicates, values);
    expect(found.length).toBeGreaterThan(SCHEMAS / 5);
  });
});

describe("values that nest", () => {
  const Tree = {
    type: "object",
    properties: {
      child: { $ref: "#/components/schemas/Tree" },
      all: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
    },
  };
  const Twice = {
    type: "object",
    properties: {
      next: { anyOf: [{ $ref: "#/components/schemas/Twice" }, { $ref: "#/components/schemas/Other" }] },
    },
  };
  const Other = {
    type: "object",
    required: ["no"],
    properties: { next: { $ref: "#/components/schemas/Twice" } },
  };
  const Loop = { allOf: [{ $ref: "#/components/schemas/Loop" }, { type: "object" }] };

  const nested = (levels: number, key: string) => {
    let value: Record<string, unknown> = {};
    for (let level = 1; level < levels; level += 1) value = { [key]: value };
    return value;
  };

  test("are rejected at the depth of the schemas, and with the same result every time", async () => {
    const folder = await compiledFolder({ Tree, Twice, Other, Loop });
    const [schemas, predicates] = [await folder.schemas("request"), await folder.predicates("request")];
    const circle: Record<string, unknown> = {};
    circle.child = circle;
    const values = [
      nested(256, "child"),
      nested(257, "child"),
      nested(5000, "child"),
      circle,
      {},
      { child: 1 },
    ];
    for (const value of values)
      expect(predicates.isTree?.(value)).toBe(schemas.Tree?.safeParse(value).success);
    expect(
      [nested(256, "child"), nested(257, "child"), {}].map((value) => predicates.isTree?.(value)),
    ).toEqual([true, false, true]);
    expect(predicates.isTwice?.(nested(200, "next"))).toBe(true);
    expect(predicates.isTwice?.({ next: { next: 1 } })).toBe(false);
    expect(predicates.isLoop?.({}), "it leads to itself without end").toBe(
      schemas.Loop?.safeParse({}).success,
    );
  });
});
