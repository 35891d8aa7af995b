import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isObject } from "../../core/json.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import type { Change } from "../change.ts";
import { diffDocuments } from "../diff-documents.ts";
import type { DiffOptions } from "../options.ts";

/** Two fragments of YAML. */
export interface Given {
  readonly base: string;
  readonly revision: string;
}

/** The options under which the tests of rules run; the day is made up. */
export const TEST_OPTIONS: DiffOptions = { today: "2026-06-15" };

/** The changes between two documents; `openapi` and `info` are added. */
export async function changesBetween(
  { base, revision }: Given,
  options: DiffOptions = TEST_OPTIONS,
): Promise<readonly Change[]> {
  const models = { base: await modelOf(documentOf(base)), revision: await modelOf(documentOf(revision)) };
  return diffDocuments(models, options).changes;
}

/** One line per change: verdict, rule, message, and the bumps that do not follow from the others. */
export async function changeLines(given: Given, options: DiffOptions = TEST_OPTIONS): Promise<string[]> {
  return (await changesBetween(given, options)).map(lineOf);
}

/** As `changeLines`, for parts of one operation: `POST /pets/{id}`, which responds with 204 by default. */
export function operationChangeLines(
  { base, revision }: Given,
  options: DiffOptions = TEST_OPTIONS,
): Promise<string[]> {
  return changeLines({ base: inOperation(base), revision: inOperation(revision) }, options);
}

/** Verdict and rule of each change in one operation, as `breaking parameter-removed`. */
export async function verdictsInOperation({ base, revision }: Given): Promise<string[]> {
  return verdictsOf({ base: inOperation(base), revision: inOperation(revision) });
}

/** Verdict and rule of each change. */
export async function verdictsOf(given: Given): Promise<string[]> {
  return (await changesBetween(given)).map(({ verdict, rule }) => `${verdict} ${rule}`);
}

function lineOf({ verdict, rule, message, bumps }: Change): string {
  const { spec, sandbox, ...packages } = bumps;
  const levels = Object.entries(packages).map(([name, level]) => `${name} ${level}`);
  return `${verdict} ${rule}: ${message} [${levels.join(", ")}]`;
}

function documentOf(text: string): Record<string, unknown> {
  const document: unknown = parse(text);
  return isObject(document) ? document : {};
}

function inOperation(text: string): string {
  const operation = { responses: { "204": { description: "Done." } }, ...documentOf(text) };
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  return JSON.stringify({ paths: { "/pets/{id}": { parameters: [id], post: operation } } });
}

/** As `changeLines`, for the schema of the request or of the response of the only operation. */
export function schemaChangeLines(
  direction: "request" | "response",
  { base, revision }: Given,
): Promise<string[]> {
  return operationChangeLines({ base: holding(direction, base), revision: holding(direction, revision) });
}

function holding(direction: "request" | "response", schema: string): string {
  const body = { content: { "application/json": { schema: documentOf(schema) } } };
  return JSON.stringify(
    direction === "request"
      ? { requestBody: { required: true, ...body } }
      : { responses: { "200": { description: "Done.", ...body } } },
  );
}

/** Two fragments of YAML, and the expected changes: `verdict rule: message [bumps]`. */
export interface RuleCase extends Given {
  /** The case as a sentence. */
  readonly name: string;
  readonly want: readonly string[];
}

/** Two schemas, and the expected changes in a request and in a response. */
export interface SchemaCase extends Given {
  readonly name: string;
  readonly request: readonly string[];
  readonly response: readonly string[];
}

/** Cases of whole documents. */
export function testDocuments(cases: readonly RuleCase[]): void {
  describe("documents", () => {
    test.each(cases)("$name", async ({ want, ...given }) => {
      expect(await changeLines(given)).toEqual(want);
    });
  });
}

/** Cases of one operation, as `operationChangeLines` has it. */
export function testOperations(cases: readonly RuleCase[]): void {
  describe("operations", () => {
    test.each(cases)("$name", async ({ want, ...given }) => {
      expect(await operationChangeLines(given)).toEqual(want);
    });
  });
}

/** Cases of one schema, in both directions. */
export function testSchemas(cases: readonly SchemaCase[]): void {
  describe("schemas", () => {
    test.each(cases)("$name", async ({ request, response, ...given }) => {
      expect(await schemaChangeLines("request", given)).toEqual(request);
      expect(await schemaChangeLines("response", given)).toEqual(response);
    });
  });
}
