import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import type { ApiModel } from "../core/model/api-model.ts";
import { modelOf, modelOfSchemas } from "../core/model/test/model-of.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { arbitrarySchema } from "./test/arbitrary-schema.ts";
import { GeneratedFolder, generate } from "./test/generated-schema.ts";

const tsc = join(import.meta.dirname, "../../node_modules/.bin/tsc");

const STRICT = {
  target: "ES2022",
  lib: ["ES2022", "DOM"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

const seed = Number(process.env.FUZZ_SEED ?? 7);

let folder: GeneratedFolder | undefined;
afterEach(() => folder?.remove());

/** What the compiler says of the code for component schemas; empty when it has nothing to say. */
async function complaintsAbout(schemas: Record<string, unknown>): Promise<string> {
  return complaintsAboutModel(await modelOfSchemas(schemas));
}

async function complaintsAboutModel(model: ApiModel): Promise<string> {
  return complaintsAboutFiles((await generate(model, { compiled: true })).files);
}

async function complaintsAboutFiles(files: readonly GeneratedFile[]): Promise<string> {
  folder = new GeneratedFolder(files);
  writeFileSync(
    join(folder.path, "tsconfig.json"),
    JSON.stringify({ compilerOptions: STRICT, include: ["**/*.ts"] }),
  );
  const run = promisify(execFile)(tsc, ["-p", folder.path, "--singleThreaded"], { maxBuffer: 2 ** 26 });
  return run.then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );
}

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test("schemas that contain themselves compile, however they do it", async () => {
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
  expect(await complaintsAbout(schemas)).toBe("");
});

test("what contains itself is an object for those who use it, and infers its own type", async () => {
  const Node = {
    type: "object",
    required: ["id"],
    properties: { id: { type: "integer" }, next: to("Node"), all: { type: "array", items: to("Node") } },
  };
  const { files } = await generate(await modelOfSchemas({ Node }));
  const text = `import type * as z from "zod";
import { Node } from "./exact/index.ts";

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
  expect(await complaintsAboutFiles([...files, { path: "use.ts", text }])).toBe("");
});

test("the code for any schema compiles", async () => {
  const schemas = fc.sample(arbitrarySchema, { seed: 7, numRuns: 300 });
  expect(
    await complaintsAbout(Object.fromEntries(schemas.map((schema, index) => [`S${index}`, schema]))),
  ).toBe("");
});

test("objects described in parts compile, whatever each part says of a member", async () => {
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
  const drawn = fc.sample(whole, { seed, numRuns: 60 });
  const schemas = drawn.map(([own, allOf], index) => [`S${index}`, { ...own, allOf }] as const);
  const complaints = await complaintsAbout({ Text: { type: "string" }, ...Object.fromEntries(schemas) });
  expect(complaints, `FUZZ_SEED=${seed}`).toBe("");
});

test("names that the language or the libraries use compile", async () => {
  const plain = {
    type: "object",
    properties: { a: { type: "string", minLength: 2 } },
    additionalProperties: false,
  };
  const names = ["import", "Error", "default", "Object", "Array", "z", "Schema", "Quote", "QuoteSchema"];
  const ReturnType = { type: "object", properties: { again: to("ReturnType") } };
  const all = Object.fromEntries(names.map((name) => [name, plain]));
  expect(await complaintsAbout({ ...all, ReturnType })).toBe("");
});

test("an operation may have the name of a schema", async () => {
  const schema = { type: "object", properties: { self: to("quotes") } };
  const content = { "application/json": { schema: to("quotes") } };
  const get = { operationId: "Quotes", responses: { 200: { description: "ok", content } } };
  const model = await modelOf({ paths: { "/q": { get } }, components: { schemas: { quotes: schema } } });
  expect(await complaintsAboutModel(model)).toBe("");
});

test("bodies of operations may refer to themselves and to each other by pointers into operations", async () => {
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
  expect(await complaintsAboutModel(await modelOf({ paths }))).toBe("");
  const path = pathToFileURL(join(folder?.path ?? "", "operations/index.ts")).href;
  const { operations } = await import(/* @vite-ignore */ path);
  const accepts = (name: string, value: unknown) => operations[name].response["200"].safeParse(value).success;
  expect(accepts("x", { kids: [{ kids: [] }] })).toBe(true);
  expect(accepts("x", { kids: [{ kids: 1 }] })).toBe(false);
  expect(accepts("y", { v: 1, z: { y: { z: {} } } })).toBe(true);
  expect(accepts("y", { v: 1, z: { y: { v: "1" } } })).toBe(false);
});

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
const listOf = (items: unknown) => ({ type: "array", items });
const mapOf = (additionalProperties: unknown) => ({ type: "object", additionalProperties });

test("schemas that are nested deeply compile, and their validators look at every level", {
  timeout: 120_000,
}, async () => {
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
  expect(await complaintsAbout(ways)).toBe("");
  const schemas = await folder?.schemas("exact");
  let [right, wrong]: unknown[] = ["text", 1];
  for (let level = 0; level < 150; level++) [right, wrong] = [{ in: right }, { in: wrong }];
  expect(schemas?.Objects?.safeParse(right).success).toBe(true);
  expect(schemas?.Objects?.safeParse(wrong).success).toBe(false);
});

test("long chains of references compile, and objects among them stay objects", {
  timeout: 120_000,
}, async () => {
  const nullably = (inner: unknown) => ({ type: ["object", "null"], properties: { in: inner } });
  const pairOf = (inner: unknown) => ({ type: ["array", "null"], prefixItems: [inner, { type: "string" }] });
  const ways = { Optional: optionally, Nullable: nullably, List: listOf, Map: mapOf, Pair: pairOf };
  const chains = Object.entries(ways).flatMap(([name, around]) =>
    Array.from({ length: 30 }, (_, link) => [
      `${name}${link}`,
      around(link === 29 ? { type: "string" } : to(`${name}${link + 1}`)),
    ]),
  );
  const { files } = await generate(await modelOfSchemas(Object.fromEntries(chains)), { compiled: true });
  const text = `import type * as z from "zod";
import { ${[...Array(30).keys()].map((link) => `Optional${link}`).join(", ")} } from "./exact/index.ts";

const objects = [${[...Array(30).keys()].map((link) => `Optional${link}.shape.in`).join(", ")}];
const first: z.output<typeof Optional0> = { in: { in: { in: {} } } };
// @ts-expect-error an object
const wrong: z.output<typeof Optional0> = { in: { in: { in: "" } } };
export { first, objects, wrong };
`;
  expect(await complaintsAboutFiles([...files, { path: "use.ts", text }])).toBe("");
});
