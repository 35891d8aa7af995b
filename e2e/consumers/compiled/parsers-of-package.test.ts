import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as requestSchemas from "@crossborder/zod";
import { operations } from "@crossborder/zod/operations";
import * as requestParsers from "@crossborder/zod/parsers";
import { operations as operationParsers } from "@crossborder/zod/parsers/operations";
import * as responseParsers from "@crossborder/zod/parsers/response";
import { webhooks as webhookParsers } from "@crossborder/zod/parsers/webhooks";
import * as requestPredicates from "@crossborder/zod/predicates";
import * as responsePredicates from "@crossborder/zod/predicates/response";
import * as responseSchemas from "@crossborder/zod/response";
import { webhooks } from "@crossborder/zod/webhooks";
import { describe, expect, test } from "vitest";
import type { Json } from "../../../generators/core/json.ts";
import { repository } from "../../house/repository.ts";
import { damaged, withMember } from "./damage.ts";

// Parsers and predicates of `@crossborder/zod`, as it is built, beside its schemas.

interface Checked {
  readonly "~standard": { validate(value: unknown): unknown };
}
type Predicate = (value: unknown) => boolean;
type Table<Of> = Readonly<Record<string, Of | undefined>>;

const EXAMPLES = pathToFileURL(`${repository}/spec/examples/`);
/** Every example, good and damaged, by the schema that its file names. */
const examples = readdirSync(EXAMPLES)
  .filter((file) => file.endsWith(".json"))
  .map((file) => ({
    schema: file.slice(0, file.indexOf(".")),
    value: JSON.parse(readFileSync(new URL(file, EXAMPLES), "utf8")) as Json,
  }));

/** Values that differ from an example of a schema in one part, members that the schema names and the example lacks included. */
function damagedExamples(name: string, schema: unknown): Json[] {
  const { shape = {} } = schema as { readonly shape?: object };
  const lacking = (value: Json) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.keys(shape).filter((key) => !Object.hasOwn(value, key))
      : [];
  return examples
    .filter((one) => one.schema === name)
    .flatMap(({ value }) => [...damaged(value), ...withMember(value as object, lacking(value))]);
}

const readings = {
  request: { schemas: requestSchemas, parsers: requestParsers, predicates: requestPredicates },
  response: { schemas: responseSchemas, parsers: responseParsers, predicates: responsePredicates },
} as unknown as Readonly<
  Record<
    "request" | "response",
    {
      readonly schemas: Table<Checked>;
      readonly parsers: Table<Checked>;
      readonly predicates: Table<Predicate>;
    }
  >
>;

/** Returns the values for which a parser and its schema give different results or issues. */
function differences(parser: Checked | undefined, schema: Checked | undefined, values: Iterable<unknown>) {
  const found = [];
  let rejected = 0;
  let accepted = 0;
  for (const value of values) {
    const [ours, its] = [parser?.["~standard"].validate(value), schema?.["~standard"].validate(value)];
    if (JSON.stringify(ours) !== JSON.stringify(its)) found.push({ value, ours, its });
    if (typeof its === "object" && its !== null && "issues" in its && its.issues !== undefined) rejected += 1;
    else accepted += 1;
  }
  return { found, rejected, accepted };
}

describe.each(["request", "response"] as const)("the %s reading", (reading) => {
  const { schemas, parsers, predicates } = readings[reading];
  const names = Object.keys(schemas);

  test("has a predicate and a parser for every schema", () => {
    expect(names.length).toBeGreaterThan(80);
    expect(Object.keys(parsers).sort()).toEqual(names.map((name) => `parse${name}`).sort());
    expect(Object.keys(predicates).sort()).toEqual(names.map((name) => `is${name}`).sort());
  });

  test("says of every example what each schema says", () => {
    const values = examples.map(({ value }) => value);
    for (const name of names) {
      const of = (value: unknown) => predicates[`is${name}`]?.(value);
      const { found } = differences(parsers[`parse${name}`], schemas[name], values);
      expect(found.slice(0, 1), name).toEqual([]);
      for (const value of values) {
        const result = schemas[name]?.["~standard"].validate(value) as { issues?: unknown };
        if (of(value) !== (result.issues === undefined)) expect({ name, value }).toBe("the same verdict");
      }
    }
  });

  test("says of every example with one part damaged what its schema says", () => {
    let [rejected, accepted] = [0, 0];
    for (const name of names) {
      const values = damagedExamples(name, schemas[name]);
      const result = differences(parsers[`parse${name}`], schemas[name], values);
      expect(result.found.slice(0, 1), name).toEqual([]);
      rejected += result.rejected;
      accepted += result.accepted;
    }
    expect(rejected).toBeGreaterThan(20_000);
    expect(accepted).toBeGreaterThan(2000);
  });
});

/** Every validator of a table with its parser, by the keys that lead to it. */
function pairs(
  parsers: unknown,
  schemas: unknown,
  path = "",
): { path: string; parser: Checked; schema: Checked }[] {
  if (typeof schemas !== "object" || schemas === null) throw new Error(`${path} has no schemas.`);
  if ("~standard" in schemas)
    return [{ path, parser: parsers as Checked, schema: schemas as unknown as Checked }];
  expect(Object.keys(parsers as object), path).toEqual(Object.keys(schemas));
  return Object.entries(schemas).flatMap(([key, schema]) =>
    pairs((parsers as Record<string, unknown>)[key], schema, `${path}/${key}`),
  );
}

test("the tables have a parser in place of each schema, with its verdicts and issues", () => {
  const all = [...pairs(operationParsers, operations), ...pairs(webhookParsers, webhooks)];
  expect(all.length).toBeGreaterThan(70);
  const values = examples.flatMap(({ value }) => [value, [value], { data: [value] }]);
  const queries = [{}, { limit: 10 }, { limit: 20 }, { limit: "10" }, { starting_after: "re_000000000000" }];
  const paths = [{ instance_id: "in_000000000000" }, { instance_id: "in_0" }, { instance_id: 1 }];
  for (const { path, parser, schema } of all)
    expect(differences(parser, schema, [...values, ...queries, ...paths]).found.slice(0, 1), path).toEqual(
      [],
    );
});

/** Predicates of which one condition can be left out, by its number: the values above have to detect this. */
async function withSwitches(): Promise<{
  readonly predicates: Table<Predicate>;
  readonly conditions: readonly { readonly name: string; readonly text: string }[];
  readonly leaveOut: (condition: number | undefined) => void;
}> {
  const file = join(repository, "packages/zod/dist/generated/predicates/request.js");
  const conditions: { name: string; text: string }[] = [];
  let name = "";
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .map((line, index, all) => {
      name = /^export function is(\w+)/.exec(line)?.[1] ?? name;
      const [, indent, text] = /^( +)if \((.*)\)$/.exec(line) ?? [];
      if (text === undefined || !/^ +return false;$/.test(all[index + 1] ?? "")) return line;
      conditions.push({ name, text });
      return `${indent}if (leftOut !== ${conditions.length - 1} && (${text}))`;
    });
  const own = "let leftOut;\nexport const leaveOut = (condition) => { leftOut = condition; };\n";
  const runtime = pathToFileURL(join(repository, "packages/runtime/dist/predicates/index.js")).href;
  const text = own + lines.join("\n").replace("@crossborder/runtime/predicates", runtime);
  const folder = mkdtempSync(join(tmpdir(), "switched-"));
  try {
    writeFileSync(join(folder, "request.mjs"), text);
    const module = await import(/* @vite-ignore */ pathToFileURL(join(folder, "request.mjs")).href);
    return { predicates: module, conditions, leaveOut: module.leaveOut };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a condition that a predicate lacks is noticed", async () => {
  const { predicates, conditions, leaveOut } = await withSwitches();
  const answer = (name: string, value: Json) => {
    try {
      return predicates[`is${name}`]?.(value);
    } catch {
      return undefined;
    }
  };
  const names = [...new Set(conditions.map(({ name }) => name))];
  const answers = new Map(
    names.map((name) => {
      const values = damagedExamples(name, readings.request.schemas[name]);
      return [name, values.map((value) => ({ value, right: answer(name, value) }))];
    }),
  );
  const unnoticed = conditions.filter(({ name }, index) => {
    leaveOut(index);
    const isNoticed = answers.get(name)?.some(({ value, right }) => answer(name, value) !== right);
    leaveOut(undefined);
    return !isNoticed;
  });
  expect(conditions.length).toBeGreaterThan(350);
  // The rest is checked twice in one predicate: an object by two rules, or one option of a union.
  expect(unnoticed.length, unnoticed.map(({ name, text }) => `${name}: ${text}`).join("\n")).toBeLessThan(
    conditions.length / 20,
  );
});
