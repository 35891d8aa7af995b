import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { modelOf, modelOfSchemas } from "../core/model/test/model-of.ts";
import { arbitrarySchema } from "./test/arbitrary-schema.ts";
import { CompiledCases, type Files } from "./test/compiled-cases.ts";
import { generate, type Validator } from "./test/generated-schema.ts";
import { largeObject, tenTimes } from "./test/large-object.ts";

const { seed, numRuns } = search(60);

const cases = new CompiledCases();
beforeAll(() => cases.compile());
afterAll(() => cases.remove());

type Operations = Readonly<Record<string, { readonly response: Readonly<Record<string, Validator>> }>>;
type Import = (path: string) => Promise<Readonly<Record<string, unknown>>>;

/** A test that the code of a case compiles, and of what it then does. */
function compiles(name: string, files: () => Promise<Files>, then?: (module: Import) => Promise<void>): void {
  cases.add(name, files);
  test(name, async () => {
    expect(cases.complaintsAbout(name)).toEqual([]);
    await then?.((path) => cases.import(name, path));
  });
}

test("a wrong type is noticed, and nothing but the cases has another complaint", () => {
  expect(cases.complaintsAboutOthers()).toEqual([expect.stringMatching(/^wrong\.ts\(1,.+TS2322/)]);
});

async function filesOf(schemas: Record<string, unknown>): Promise<Files> {
  return filesOfModel(await modelOfSchemas(schemas));
}

async function filesOfModel(model: ApiModel): Promise<Files> {
  return (await generate(model, { parsers: true })).files;
}

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

compiles(
  "members that two parts of an extended object describe compile, with the rules of one of them",
  async () => {
    const links = { properties: { related: { type: "string" } } };
    const people = {
      properties: { data: { type: "array", items: { type: "string" } }, links },
      required: ["data"],
    };
    const relations = (coaches: object) => ({
      relations: {
        type: "object",
        properties: { coaches, groups: { type: "string" } },
        required: ["groups"],
      },
    });
    return filesOf({
      Patient: { type: "object", properties: relations(people) },
      NewPatient: {
        type: "object",
        allOf: [to("Patient"), { properties: relations({ type: "object", ...people }) }],
      },
    });
  },
);

compiles("a stated type names what stands behind a reference of the extended object", async () => {
  const full =
    "#/paths/~1a/get/responses/200/content/application~1json/schema/properties/logo/properties/full";
  const response = { ...to("Branding"), properties: { logo: { properties: { full: {} } } } };
  const schemas = {
    Branding: {
      type: "object",
      properties: {
        logo: {
          type: "object",
          properties: {
            full: { type: "object", properties: { src: { type: "string" } } },
            square: { $ref: full },
          },
        },
      },
    },
  };
  const get = {
    operationId: "a.get",
    responses: { 200: { description: "OK", content: { "application/json": { schema: response } } } },
  };
  return filesOfModel(await modelOf({ paths: { "/a": { get } }, components: { schemas } }));
});

compiles("schemas that contain themselves compile, however they do it", async () => {
  const schemas = {
    Tree: {
      type: "object",
      required: ["value"],
      properties: { value: to("Kind"), children: { type: "array", items: to("Tree") }, root: to("Forest") },
    },
    Forest: { anyOf: [to("Tree"), { type: "string" }] },
    Kind: { type: "string", enum: ["a", "b"] },
    Json: {
      anyOf: [
        { type: ["string", "number", "boolean", "null"] },
        { type: "array", items: to("Json") },
        { type: "object", additionalProperties: to("Json") },
      ],
    },
    Deep: {
      type: "object",
      properties: {
        child: {
          type: "object",
          required: ["next"],
          properties: { next: { $ref: "#/components/schemas/Deep/properties/child" }, up: to("Deep") },
        },
      },
    },
    Maybe: { type: ["object", "null"], properties: { next: to("Maybe") } },
    Base: {
      type: "object",
      required: ["id"],
      properties: {
        id: { type: "string", pattern: "^x_" },
        items: { type: "array", items: to("Derived"), minItems: 1 },
      },
    },
    Derived: {
      allOf: [to("Base"), { type: "object", required: ["more"], properties: { more: { enum: [1, 2] } } }],
    },
    A: { type: "object", required: ["type"], properties: { type: { const: "a" }, sub: to("Either") } },
    B: {
      type: "object",
      required: ["type"],
      properties: {
        type: { const: "b" },
        pair: { type: "array", prefixItems: [to("Either"), { type: "string" }] },
      },
    },
    Either: { oneOf: [to("A"), to("B")], discriminator: { propertyName: "type" } },
    Extended: { allOf: [to("Tree"), { type: "object", properties: { more: to("Extended") } }] },
    ExtendedTwice: { allOf: [to("Extended"), { type: "object", properties: { note: { type: "string" } } }] },
    Alias: { ...to("Maybe") },
    ExtendedA: { allOf: [to("A"), { type: "object", properties: { note: { type: "string" } } }] },
    C: { type: "object", required: ["type"], properties: { type: { const: "c" } } },
    ExtendedOr: { oneOf: [to("ExtendedA"), to("C")], discriminator: { propertyName: "type" } },
    Chain: {
      type: "object",
      properties: {
        next: { ...to("Chain"), required: ["next"] },
        all: { type: "array", items: { ...to("Chain"), required: ["all"] } },
      },
    },
    Negated: {
      type: "object",
      properties: { n: to("Negated") },
      not: { required: ["bad"], properties: { bad: to("Negated") } },
    },
  };
  return filesOf(schemas);
});

compiles("what contains itself is an object for those who use it, and infers its own type", async () => {
  const Node = {
    type: "object",
    required: ["id"],
    properties: { id: { type: "integer" }, next: to("Node"), all: { type: "array", items: to("Node") } },
  };
  const { files } = await generate(await modelOfSchemas({ Node }));
  const text = `import type * as z from "zod";
import { Node } from "./request/index.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function prove<_Proof extends true>(): void {}
prove<Same<z.output<typeof Node>["id"], number>>();
prove<Same<z.output<typeof Node>["next"], Node | undefined>>();
const Named = Node.pick({ id: true, next: true }).extend({ name: Node.shape.id });
const named: z.output<typeof Named> = { id: 1, name: 2, next: { id: 3, all: [] } };
// @ts-expect-error a member that is required
const unnamed: z.output<typeof Named> = { id: 1 };
export { named, unnamed };
`;
  return [...files, { path: "use.ts", text }];
});

compiles("a discriminator may choose what is no object, of which there is no value", async () => {
  const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const Text = { anyOf: [{ type: "string" }, { type: "null" }] };
  const Dog = { type: "object", properties: { kind: { const: "dog" } } };
  const either = {
    oneOf: [to("Text"), to("Dog")],
    discriminator: { propertyName: "kind", mapping: { text: "#/components/schemas/Text" } },
  };
  const Thing = { type: "object", properties: { either, next: to("Thing") } };
  const { files } = await generate(await modelOfSchemas({ Text, Dog, Thing }));
  const text = `import type * as z from "zod";
import type { Thing } from "./request/index.js";
export const dog: z.output<typeof Thing> = { either: { kind: "dog" } };
// @ts-expect-error a text has no member that chooses it
export const none: z.output<typeof Thing> = { either: "text" };
`;
  return [...files, { path: "use.ts", text }];
});

compiles("a member that another part requires may be one of very many", async () => {
  const one = (name: string) => ({
    type: "array",
    items: { type: "object", properties: { [name]: { type: "string" } }, required: [name] },
  });
  const all = (name: string) => ({
    type: "object",
    properties: { member: { oneOf: Array.from({ length: 350 }, (_, index) => one(`${name}${index}`)) } },
  });
  const Held = { required: ["member"], allOf: [all("p"), all("q")] };
  const { files } = await generate(await modelOfSchemas({ Held }));
  const text = `import type * as z from "zod";
import type { Held } from "./request/index.js";
export const held: z.output<typeof Held> = { member: [{ p349: "x" }] };
// @ts-expect-error a member that is required
export const without: z.output<typeof Held> = {};
// @ts-expect-error none of the alternatives
export const other: z.output<typeof Held> = { member: [{ p350: "x" }] };
`;
  return [...files, { path: "use.ts", text }];
});

compiles("null that is held to a list has the methods of schemas", async () => {
  const impossible = { items: { const: null }, const: [1] };
  const nothing = { items: { const: 1 }, oneOf: [{ type: "null" }, impossible], not: { type: "string" } };
  return filesOf({ Held: { type: "object", properties: { a: nothing } } });
});

compiles("keywords for values of other types than the rest of a schema compile", async () => {
  const tagged = { type: "object", properties: { tag: { type: "string" } }, required: ["tag"] };
  return filesOf({
    Pattern: { ...tagged, allOf: [{ pattern: "^a", minLength: 1 }] },
    Values: { ...tagged, allOf: [{ anyOf: [tagged, { enum: [true, 1] }] }] },
    ListOrValue: { anyOf: [{ items: { type: "array", items: { type: "number" } } }, { enum: [true, 1] }] },
    ListOrText: { anyOf: [{ items: { type: "array", items: {} } }, { type: "string", pattern: "^a" }] },
  });
});

/** Schemas of one program: more take more memory than they save time. */
const BATCH = 1_500;

const anySchemas = fc.sample(arbitrarySchema, { seed, numRuns: numRuns * 5 });

function batchFrom(start: number): Promise<Files> {
  const batch = anySchemas.slice(start, start + BATCH);
  return filesOf(Object.fromEntries(batch.map((schema, index) => [`S${start + index}`, schema])));
}

compiles(`the code for any schema compiles (SEED=${seed})`, () => batchFrom(0));

for (let start = BATCH; start < anySchemas.length; start += BATCH)
  test(`the code for any schema compiles (SEED=${seed}), from the ${start}th on`, async () => {
    const more = new CompiledCases();
    more.add("more", () => batchFrom(start));
    try {
      await more.compile();
      expect(more.complaintsAbout("more")).toEqual([]);
    } finally {
      more.remove();
    }
  });

compiles(
  `objects described in parts compile, whatever each part says of a member (SEED=${seed})`,
  async () => {
    const member = fc.constantFrom<unknown>({}, { type: "string" }, { type: "number" }, to("Text"));
    const part = fc
      .record(
        {
          type: fc.constant("object"),
          required: fc.subarray(["a", "b", "c"], { minLength: 1 }),
          properties: fc.dictionary(fc.constantFrom("a", "b", "c"), member, { noNullPrototype: true }),
        },
        { requiredKeys: [] },
      )
      .filter((one) => Object.keys(one).length > 0);
    const whole = fc.tuple(part, fc.array(part, { minLength: 1, maxLength: 3 }));
    const drawn = fc.sample(whole, { seed, numRuns });
    const schemas = drawn.map(([own, allOf], index) => [`S${index}`, { ...own, allOf }] as const);
    return filesOf({ Text: { type: "string" }, ...Object.fromEntries(schemas) });
  },
);

compiles("names that the language or the libraries use compile", async () => {
  const plain = {
    type: "object",
    properties: { a: { type: "string", minLength: 2 } },
    additionalProperties: false,
  };
  const names = ["import", "Error", "default", "Object", "Array", "z", "Schema", "Quote", "QuoteSchema"];
  const ReturnType = { type: "object", properties: { again: to("ReturnType") } };
  const all = Object.fromEntries(names.map((name) => [name, plain]));
  return filesOf({ ...all, ReturnType });
});

compiles("an operation may have the name of a schema", async () => {
  const schema = { type: "object", properties: { self: to("quotes") } };
  const content = { "application/json": { schema: to("quotes") } };
  const get = { operationId: "Quotes", responses: { 200: { description: "ok", content } } };
  const model = await modelOf({ paths: { "/q": { get } }, components: { schemas: { quotes: schema } } });
  return filesOfModel(model);
});

compiles(
  "bodies of operations may refer to themselves and to each other by pointers into operations",
  async () => {
    const body = (path: string) => ({
      $ref: `#/paths/~1${path}/get/responses/200/content/application~1json/schema`,
    });
    const get = (operationId: string, schema: unknown) => ({
      get: {
        operationId,
        responses: { 200: { description: "ok", content: { "application/json": { schema } } } },
      },
    });
    const paths = {
      "/x": get("x", { type: "object", properties: { kids: { type: "array", items: body("x") } } }),
      "/y": get("y", { type: "object", properties: { v: { type: "number" }, z: body("z") } }),
      "/z": get("z", { type: "object", properties: { y: body("y") } }),
    };
    return filesOfModel(await modelOf({ paths }));
  },
  async (module) => {
    const { operations } = (await module("operations/index.ts")) as { operations: Operations };
    const accepts = (name: string, value: unknown) =>
      operations[name]?.response[200]?.safeParse(value).success;
    expect(accepts("x", { kids: [{ kids: [] }] })).toBe(true);
    expect(accepts("x", { kids: [{ kids: 1 }] })).toBe(false);
    expect(accepts("y", { v: 1, z: { y: { z: {} } } })).toBe(true);
    expect(accepts("y", { v: 1, z: { y: { v: "1" } } })).toBe(false);
  },
);

/** A schema within as many others, made in one way. */
function nested(
  levels: number,
  around: (inner: unknown) => unknown,
  innermost: unknown = { type: "string" },
): unknown {
  let schema = innermost;
  for (let level = 0; level < levels; level++) schema = around(schema);
  return schema;
}

const objectOf = (inner: unknown) => ({ type: "object", required: ["in"], properties: { in: inner } });
const optionally = (inner: unknown) => ({ type: "object", properties: { in: inner } });
const tenKinds = Array.from({ length: 10 }, (_, kind) => ({ const: kind }));
const listOf = (items: unknown) => ({ type: "array", items });
const mapOf = (additionalProperties: unknown) => ({ type: "object", additionalProperties });

compiles(
  "schemas that are nested deeply compile, and their validators look at every level",
  async () => {
    const ways = {
      Objects: nested(150, objectOf),
      Lists: nested(150, listOf),
      Both: nested(60, (inner) => objectOf(listOf(inner))),
      Unions: nested(50, (inner) => ({ anyOf: [objectOf(inner), { type: "number" }] })),
      Parts: nested(50, (inner) => ({
        allOf: [objectOf(inner), { type: "object", properties: { more: {} } }],
      })),
      Recursive: nested(60, optionally, to("Recursive")),
      RecursiveLists: nested(60, listOf, to("RecursiveLists")),
      RecursiveMaps: nested(60, mapOf, to("RecursiveMaps")),
    };
    return filesOf(ways);
  },
  async (module) => {
    const { Objects } = (await module("request/index.ts")) as Readonly<Record<string, Validator>>;
    let [right, wrong]: unknown[] = ["text", 1];
    for (let level = 0; level < 150; level++) [right, wrong] = [{ in: right }, { in: wrong }];
    expect(Objects?.safeParse(right).success).toBe(true);
    expect(Objects?.safeParse(wrong).success).toBe(false);
  },
);

compiles("long chains of references compile, and objects among them stay objects", async () => {
  const nullably = (inner: unknown) => ({ type: ["object", "null"], properties: { in: inner } });
  const pairOf = (inner: unknown) => ({ type: ["array", "null"], prefixItems: [inner, { type: "string" }] });
  const ways = { Optional: optionally, Nullable: nullably, List: listOf, Map: mapOf, Pair: pairOf };
  const chains = Object.entries(ways).flatMap(([name, around]) =>
    Array.from({ length: 30 }, (_, link) => [
      `${name}${link}`,
      around(link === 29 ? { type: "string" } : to(`${name}${link + 1}`)),
    ]),
  );
  const more = { type: "object", properties: { more: { type: "string" } } };
  const Combined = { allOf: [to("Optional0"), more, { required: ["in"] }] };
  const schemas = { ...Object.fromEntries(chains), Combined, Twice: { allOf: [to("Combined"), more] } };
  const { files } = await generate(await modelOfSchemas(schemas), { parsers: true });
  const text = `import type * as z from "zod";
import { Combined, Twice, ${[...Array(30).keys()].map((link) => `Optional${link}`).join(", ")} } from "./request/index.ts";

const objects = [${[...Array(30).keys()].map((link) => `Optional${link}.shape.in`).join(", ")}];
const combined = [Combined.shape.in, Twice.extend({ other: Combined.shape.more }).pick({ in: true })];
const first: z.output<typeof Optional0> = { in: { in: { in: {} } } };
// @ts-expect-error an object
const wrong: z.output<typeof Optional0> = { in: { in: { in: "" } } };
export { combined, first, objects, wrong };
`;
  return [...files, { path: "use.ts", text }];
});

compiles(
  "large objects that are written once compile, and have the members that they have in each place",
  async () => {
    const user = largeObject("user", { next: to("Chain0"), kind: { enum: ["a", "b"] } });
    const team = largeObject("team", { lead: { ...user, type: ["object", "null"] }, all: listOf(user) });
    const chain = Array.from({ length: 12 }, (_, link) => [
      `Chain${link}`,
      optionally(link === 11 ? user : to(`Chain${link + 1}`)),
    ]);
    const random = fc.sample(arbitrarySchema, { seed, numRuns: 20 });
    const { files } = await generate(
      await modelOfSchemas({
        Users: tenTimes(user),
        Teams: tenTimes(team),
        Kinds: { oneOf: tenKinds.map((kind) => ({ ...user, properties: { ...user.properties, kind } })) },
        Extended: { allOf: [to("Users"), tenTimes(user)] },
        ...Object.fromEntries(chain),
        ...Object.fromEntries(
          random.map((own, index) => [`Random${index}`, tenTimes(largeObject("own", { own }))]),
        ),
      }),
      { parsers: true },
    );
    const text = `import type * as z from "zod";
import { Teams, Users } from "./request/index.ts";

export const right: z.output<typeof Teams> = { a: { lead: { kind: "a" }, all: [{ kind: "b" }] } };
export const member: z.output<typeof Users>["b"] = { user_of_a_large_object_0: "" };
// @ts-expect-error not one of the values
export const wrong: z.output<typeof Teams> = { a: { lead: { kind: "c" } } };
// @ts-expect-error a text
export const other: z.output<typeof Users> = { j: { user_of_a_large_object_7: 1 } };
`;
    return [...files, { path: "use.ts", text }];
  },
);
