import { BUILT_IN } from "../../built-in.ts";
import { valueAt } from "../../core/document/pointer.ts";
import type { Generator, GeneratorPlace } from "../../core/generator.ts";
import { memoryReader } from "../../core/model/test/model-of.ts";
import { runGenerators } from "../../core/run/run-generators.ts";
import type { RunMemory } from "../../core/run/run-memory.ts";
import { reference } from "../../reference/index.ts";

/** A document of two files that a person edits. */
export interface State {
  readonly openapi: "3.0.3" | "3.1.1";
  readonly root: Readonly<Record<string, unknown>>;
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, unknown>>;
  readonly webhooks: Readonly<Record<string, unknown>>;
  /** Schemas of the other file. */
  readonly others: Readonly<Record<string, unknown>>;
  /** Lines before the document: they change where everything stands. */
  readonly lines: number;
  readonly generators: readonly Generator[];
}

/** What is edited, and the state before and after. */
export type EditedState = readonly [name: string, before: Partial<State>, after: Partial<State>];

/** The value with any text where a reference leads nowhere: a document with errors gives nothing to compare. */
function withoutDangling(value: unknown, [document, others]: readonly [unknown, unknown]): unknown {
  return JSON.parse(JSON.stringify(value), (_, node: { $ref?: unknown } | null) => {
    if (typeof node?.$ref !== "string") return node;
    const [file, pointer = ""] = node.$ref.split("#");
    const root = file === "other.json" ? others : document;
    return valueAt(root, pointer).found ? node : { type: "string", description: "Nowhere." };
  });
}

/** Numbers with more digits than a double has are written as `%123`. */
function withDigits(json: string): string {
  return json.replace(/"%(\d+)"/g, "$1");
}

const PLACE: GeneratorPlace = {
  modules: {
    types: "../types/index.js",
    "types/*": "../types/*.js",
    errors: "../errors/index.js",
    zod: "../zod/index.js",
    client: "../client/index.js",
    webhooks: "../webhooks/index.js",
    runtime: "@crossborder/runtime",
  },
  importExtension: ".js",
  command: "test",
};

/** Everything that a run gives; the time that it took is another one each time. */
export async function observed(state: State, memory?: RunMemory): Promise<unknown> {
  const { openapi, root, schemas, parameters, responses, paths, webhooks, others, lines, generators } = state;
  const securitySchemes = { key: { type: "apiKey", in: "header", name: "x-key" } };
  const components = { schemas, parameters, responses, securitySchemes };
  const document = { openapi, info: { title: "Test", version: "1" }, ...root, paths, webhooks, components };
  const fromOther = JSON.stringify(others).replaceAll('"#/', '"openapi.json#/');
  const reader = memoryReader({
    "openapi.json":
      "\n".repeat(lines) + withDigits(JSON.stringify(withoutDangling(document, [document, others]), null, 1)),
    "other.json": JSON.stringify(withoutDangling(JSON.parse(fromOther), [document, others]), null, 1),
  });
  const run = await runGenerators("file:///memory/openapi.json", {
    reader,
    generators,
    placeOf: () => PLACE,
    source: "openapi.json",
    memory,
  });
  const results = run.results.map(({ milliseconds: _, ...result }) => result);
  return { problems: run.problems, sources: run.sources, results };
}

export const json = (schema: unknown) => ({ content: { "application/json": { schema } } });
export const gives = (schema: unknown) => ({ responses: { 200: { description: "Fine.", ...json(schema) } } });

export const sends = (schema: unknown) => ({ requestBody: json(schema), responses: {} });

export const kinds = (...values: string[]) => ({ type: "string", enum: values });
export const object = (properties: Record<string, unknown>) => ({ type: "object", properties });
export const marked = { ...object({ id: { type: "string", readOnly: true } }), required: ["id"] };

/** A document with shared parts and nothing that uses them, for all generators. */
export const START: State = {
  openapi: "3.1.1",
  root: {},
  schemas: {},
  parameters: { Page: { name: "page", in: "query", schema: { type: "integer" } } },
  responses: { Fault: { description: "A fault.", ...json({ type: "string" }) } },
  paths: {},
  webhooks: {},
  others: {},
  lines: 0,
  generators: [...BUILT_IN, reference()],
};
