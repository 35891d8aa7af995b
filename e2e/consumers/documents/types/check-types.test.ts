import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile, testedCompilers } from "../compile/compile.ts";
import { type ComponentTypeCheck, checkTypes, componentCheck } from "./check-types.ts";
import { runChecks } from "./prove-types.ts";

const work = join(import.meta.dirname, ".work-check-types");
const document = { name: "small", spec: join(work, "small.json") };
const folder = join(work, "generated");

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const holding = (name: string) => ({ type: "object", required: ["held"], properties: { held: to(name) } });
const schemas = {
  Leaf: { type: "object", required: ["id"], properties: { id: { type: "string" } } },
  Middle: holding("Leaf"),
  Top: { type: "array", items: to("Middle") },
  Apart: { type: "object", properties: { size: { type: "number" } } },
  Ping: { type: "object", properties: { next: to("Pong"), sound: { type: "boolean" } } },
  Pong: { type: "object", properties: { next: to("Ping") } },
  Listener: holding("Ping"),
};

beforeAll(async () => {
  await mkdir(work, { recursive: true });
  const info = { title: "Small", version: "1" };
  await writeFile(
    document.spec,
    JSON.stringify({ openapi: "3.1.0", info, paths: {}, components: { schemas } }),
  );
});

afterAll(() => rm(work, { recursive: true, force: true }));

test("what is generated has equal types", { timeout: 60_000 }, async () => {
  expect(await checkTypes(document, folder)).toEqual({
    document: "small",
    total: Object.keys(schemas).length,
    unequal: [],
    roots: [],
  });
});

/** A change of the generated code, and what it makes unequal. */
interface Change {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly unequal: readonly string[];
  readonly roots: readonly string[];
}

const CHANGES: readonly Change[] = [
  {
    what: "another type of a member",
    file: "types/schemas.ts",
    from: "id: string;",
    to: "id: number;",
    unequal: ["Leaf", "Middle", "Top"],
    roots: ["Leaf"],
  },
  {
    what: "a member that may be missing",
    file: "types/schemas.ts",
    from: "held: Leaf;",
    to: "held?: Leaf;",
    unequal: ["Middle", "Top"],
    roots: ["Middle"],
  },
  {
    what: "a validator that takes something else",
    file: "zod/request/index.ts",
    from: "size: z.ZodExactOptional<z.ZodNumber>",
    to: "size: z.ZodExactOptional<z.ZodString>",
    unequal: ["Apart"],
    roots: ["Apart"],
  },
  {
    what: "a list of one, where any number may be",
    file: "types/schemas.ts",
    from: "Top = Middle[]",
    to: "Top = [Middle]",
    unequal: ["Top"],
    roots: ["Top"],
  },
  {
    what: "a type that contains itself",
    file: "types/schemas.ts",
    from: "sound?: boolean;",
    to: "sound?: string;",
    unequal: ["Ping", "Pong", "Listener"],
    roots: ["Ping", "Pong"],
  },
];

describe("what is unequal is seen in the type itself and in those that hold it", () => {
  const changed = join(work, "changed");
  let results: readonly ComponentTypeCheck[];

  beforeAll(async () => {
    const checks = CHANGES.map(async ({ what, file, from, to }) => {
      await cp(folder, join(changed, what), { recursive: true });
      const path = join(changed, what, file);
      const before = await readFile(path, "utf8");
      expect(before).toContain(from);
      await writeFile(path, before.replace(from, to));
      return componentCheck(document, what);
    });
    results = await runChecks(changed, await Promise.all(checks));
  });

  test.each(CHANGES.map((change, index) => ({ ...change, index })))("$what", ({ index, unequal, roots }) => {
    expect(results[index]).toMatchObject({ unequal, roots });
  });
});

test("what zod does not infer by itself is declared, and compiles", { timeout: 240_000 }, async () => {
  const document = { name: "declared-types", spec: join(import.meta.dirname, "declared-types.yaml") };
  const place = join(work, "declared-types");
  const { total, roots } = await checkTypes(document, place);
  expect(total).toBeGreaterThan(30);
  expect(roots).toEqual([]);
  await rm(join(place, "component-proof.ts"));
  for (const version of testedCompilers) expect(await compile(place, version)).toEqual([]);
});
