import { expect, test } from "vitest";
import { modelOf, modelOfSchemas } from "../core/model/test/model-of.ts";
import { generate, textOf } from "./test/generated-schema.ts";

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

async function membersOf(properties: Record<string, unknown>, others: Record<string, unknown> = {}) {
  const text = await textOf("request/index.ts", { ...others, Lamp: { type: "object", properties } });
  return [...text.matchAll(/^ +(\w+: .*),$/gm)].map(([, member]) => member);
}

test("the default of a member that may be absent is kept beside it, wherever it is said", async () => {
  const members = await membersOf(
    {
      own: { type: "integer", default: 3 },
      beside: { ...to("Colour"), default: "red" },
      named: to("Colour"),
      part: { allOf: [to("Colour"), { default: "red" }] },
      list: { type: "array", items: { type: "string" }, default: ["a"] },
      none: { type: ["string", "null"], default: null },
      plain: { type: "string" },
    },
    { Colour: { type: "string", default: "blue" } },
  );
  expect(members).toEqual([
    "own: z.number().check(integer()).meta({ default: 3 }).exactOptional()",
    'beside: Colour.meta({ default: "red" }).exactOptional()',
    'named: Colour.meta({ default: "blue" }).exactOptional()',
    'part: Colour.meta({ default: "red" }).exactOptional()',
    'list: array(z.string()).meta({ default: ["a"] }).exactOptional()',
    "none: z.string().nullable().meta({ default: null }).exactOptional()",
    "plain: z.string().exactOptional()",
  ]);
});

test("what is read-only has no default: nobody invents what the service sets", async () => {
  const marked = (mark: string) => ({ type: "string", default: "new", [mark]: true });
  expect(await membersOf({ status: marked("readOnly"), pin: marked("writeOnly") })).toEqual([
    "status: z.string().exactOptional()",
    'pin: z.string().meta({ default: "new" }).exactOptional()',
  ]);
});

test("a default that its own schema rejects is reported and left out", async () => {
  const properties = { size: { type: "integer", minimum: 1, default: 0 } };
  const { files, diagnostics } = await generate(
    await modelOfSchemas({ Lamp: { properties, type: "object" } }),
  );
  expect(diagnostics).toMatchObject([
    { code: "default-refused", severity: "warning", location: { pointer: expect.stringContaining("size") } },
  ]);
  expect(files.some(({ text }) => text.includes(".meta("))).toBe(false);
});

test("parameters have defaults too, but not the size of pages that are only asked for by naming one", async () => {
  const query = (name: string) => ({ name, in: "query", schema: { type: "integer", default: 10 } });
  const names = { kind: "cursor", limit: "limit", after: "after", before: "before" };
  const operation = (mode: string) => ({
    operationId: mode,
    "x-codegen-pagination": { ...names, mode, items: "data", next: "next", more: "more" },
    parameters: [query("limit"), query("after"), query("before")],
    responses: { "200": { description: "Lamps." } },
  });
  const model = await modelOf({
    paths: { "/a": { get: operation("optional") }, "/b": { get: operation("always") } },
  });
  const { files } = await generate(model);
  const text = files.find(({ path }) => path === "operations/operations.ts")?.text ?? "";
  const limits = [...text.matchAll(/limit: (.*?exactOptional\(\))/g)].map(([, code]) => code);
  expect(limits).toEqual([
    "z.number().check(integer()).exactOptional()",
    "z.number().check(integer()).meta({ default: 10 }).exactOptional()",
  ]);
});
