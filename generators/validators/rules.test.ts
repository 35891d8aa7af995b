import { afterAll, beforeAll, expect, test } from "vitest";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { CompiledCases } from "./test/compiled-cases.ts";
import { generate } from "./test/generated-schema.ts";

// What would drop a rule of an object in silence throws. That must not compile either, and all else must.

const text = { type: "string" };
const Range = {
  type: "object",
  required: ["from", "to"],
  properties: { from: text, to: text, by: text, note: text },
};
const required = (...names: string[]) => ({ type: "object", required: names });
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const RULED: Readonly<Record<string, { readonly properties: object; readonly [keyword: string]: unknown }>> =
  {
    Plain: Range,
    Bounded: {
      ...Range,
      maxProperties: 3,
      propertyNames: { maxLength: 9 },
      patternProperties: { "^x": text },
    },
    Closed: { ...Range, unevaluatedProperties: false },
    Filled: { ...Range, minProperties: 3 },
    Dependent: { ...Range, dependentRequired: { by: ["from"], note: ["by", "to"] } },
    DependentSchema: { ...Range, dependentSchemas: { by: { properties: { note: { minLength: 2 } } } } },
    Nested: { ...Range, dependentSchemas: { by: { dependentRequired: { note: ["from"] } } } },
    Returning: { ...Range, dependentSchemas: { by: to("Returning"), note: to("Dependent") } },
    Conditional: { ...Range, if: required("by"), then: { properties: { from: { const: "a" } } } },
    Negated: { ...Range, not: { anyOf: [required("by", "note"), required("other")] } },
    NegatedValue: { ...Range, not: { const: { from: "a", to: "a" } } },
    Beside: { ...Range, ...to("Dependent"), not: required("note") },
    BesideText: {
      ...Range,
      anyOf: [{ type: "string", minLength: 2 }, { type: "array", minItems: 1 }, required("note")],
    },
    ClosedPart: {
      ...Range,
      if: { ...required("by"), properties: { by: text }, additionalProperties: text },
      then: false,
    },
    Impossible: { ...required("from"), properties: {}, allOf: [to("Plain")], additionalProperties: false },
    Recursive: {
      ...Range,
      properties: { ...Range.properties, inner: to("Recursive") },
      dependentRequired: { inner: ["note"] },
    },
  };

/** Calls that make another object of one, as they are written. */
function callsOn(name: string, members: readonly string[]): string[] {
  const maskOf = (...names: readonly string[]) =>
    `{ ${names.map((one) => `[${JSON.stringify(one)}]: true`).join(", ")} }`;
  const calls = [
    ...["partial()", "exactPartial()", "required()", "strict()", "strip().partial()", "loose()"],
    ...["catchall(z.string()).partial()", "merge(z.object({ more: z.string() }))"],
    ...members.flatMap((member) => [
      ...["pick", "omit", "partial", "exactPartial"].map((method) => `${method}(${maskOf(member)})`),
      `pick(${maskOf(...members.filter((other) => other !== member))})`,
      `pick(${maskOf(...members)}).omit(${maskOf(member)})`,
      `extend({ ${JSON.stringify(member)}: z.string() })`,
      `safeExtend({ more: z.string() }).partial(${maskOf(member)})`,
    ]),
  ];
  return calls.map((call) => `${name}.${call}`);
}

const calls = Object.entries(RULED).flatMap(([name, { properties }]) =>
  callsOn(name, Object.keys(properties)),
);
const cases = new CompiledCases();
const ABOUT = "calls on objects with rules";
cases.add(ABOUT, async () => {
  const head = `import * as z from "zod"; import { ${Object.keys(RULED).join(", ")} } from "./request/index.ts";`;
  const lines = [head, "export const calls = [", ...calls.map((call) => `  () => ${call},`), "];", ""];
  const { files } = await generate(await modelOfSchemas(RULED));
  return [...files, { path: "calls.ts", text: lines.join("\n") }];
});
beforeAll(() => cases.compile());
afterAll(() => cases.remove());

function throws(run: (() => unknown) | undefined): boolean {
  try {
    run?.();
    return false;
  } catch {
    return true;
  }
}

test("a call that makes another object of one with rules compiles where it does not throw", async () => {
  const complaints = cases.complaintsAbout(ABOUT).filter((line) => !line.startsWith(" "));
  const refused = complaints.map((line) => calls[Number(/calls\.ts\((\d+),/.exec(line)?.[1]) - 3] ?? line);
  const { calls: run } = (await cases.import(ABOUT, "calls.ts")) as { calls: readonly (() => unknown)[] };
  const throwing = calls.filter((_, index) => throws(run[index]));
  expect(refused).toEqual(throwing);
  expect(new Set(throwing.map((call) => call.split(".")[0])).size).toBe(Object.keys(RULED).length - 4);
});
