import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { modelOf } from "../../core/model/test/model-of.ts";
import type { Change } from "../change.ts";
import type { Travel } from "../compare/schema/direction/directional-view.ts";
import { diffDocuments } from "../diff-documents.ts";
import type { DiffOptions } from "../options.ts";
import { TEST_OPTIONS } from "./changes-between.ts";

/** One schema in two versions, and the changes in each direction. */
export interface SchemaFixture {
  readonly name: string;
  readonly base: unknown;
  readonly revision: unknown;
  /** Component schemas that the two versions refer to. */
  readonly schemas?: { readonly base?: Schemas; readonly revision?: Schemas };
  /** `verdict rule value`, in the order of the report; empty if nothing is reported. */
  readonly request: readonly string[];
  readonly response: readonly string[];
}

type Schemas = Readonly<Record<string, unknown>>;

const FOLDER = new URL("./fixtures/", import.meta.url);

/** Reads every fixture, by file. */
export function readFixtures(): Map<string, readonly SchemaFixture[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".yaml"));
  return new Map(files.sort().map((file) => [file, fixturesOf(readFileSync(new URL(file, FOLDER), "utf8"))]));
}

function fixturesOf(text: string): SchemaFixture[] {
  const list: unknown = parse(text);
  return Array.isArray(list) ? list : []; // the tests depend on its shape
}

/** Returns the changes of a fixture when the schema is in a request or in a response. */
export async function changesOfFixture(
  fixture: SchemaFixture,
  direction: Travel,
  options: DiffOptions = TEST_OPTIONS,
): Promise<readonly Change[]> {
  const [base, revision] = await Promise.all(
    (["base", "revision"] as const).map((side) => modelOf(documentOf(fixture, side, direction))),
  );
  if (!base || !revision) throw new Error("Both documents have a model.");
  return diffDocuments({ base, revision }, options).changes;
}

/** Returns a document whose only operation accepts or returns a version of a fixture's schema. */
export function documentOf(
  fixture: SchemaFixture,
  side: "base" | "revision",
  direction: Travel,
): Record<string, unknown> {
  const body = { content: { "application/json": { schema: fixture[side] } } };
  const operation = {
    operationId: "things.do",
    ...(direction === "request" ? { requestBody: { required: true, ...body } } : {}),
    responses: { 200: { description: "Done.", ...(direction === "response" ? body : {}) } },
  };
  return {
    paths: { "/things": { post: operation } },
    components: { schemas: fixture.schemas?.[side] ?? {} },
  };
}

/** A change as fixtures write it. */
export function lineOf({ verdict, rule, reached }: Change): string {
  return [verdict, rule, reached[0]?.value].filter(Boolean).join(" ");
}
