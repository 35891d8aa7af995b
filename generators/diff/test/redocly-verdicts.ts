import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isObject, type Json } from "../../core/json.ts";
import type { Travel } from "../compare/schema/direction/directional-view.ts";
import { documentOf, type SchemaFixture } from "./schema-fixture.ts";

/** One fixture in one direction. */
export interface FixtureCase {
  readonly fixture: SchemaFixture;
  readonly direction: Travel;
}

const CLI = join(import.meta.dirname, "../../../spec/node_modules/@redocly/cli/bin/cli.js");
const CONFIG = JSON.stringify({ extends: ["recommended", "diff-recommended"], telemetry: "off" });

/**
 * Returns the cases that `redocly diff` calls major. All of them are compared in one run: each has a separate path, and
 * its components have its number in their names.
 */
export async function redoclyMajors<Case extends FixtureCase>(
  cases: readonly Case[],
): Promise<ReadonlySet<Case>> {
  const folder = await mkdtemp(join(tmpdir(), "redocly-diff-"));
  try {
    await writeFile(join(folder, "redocly.yaml"), CONFIG);
    for (const side of ["base", "revision"] as const) {
      await writeFile(join(folder, `${side}.json`), JSON.stringify(allInOne(cases, side)));
    }
    const command = [CLI, "diff", "base.json", "revision.json", "--format", "json", "--fail-on", "none"];
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: folder,
      maxBuffer: 2 ** 28,
    });
    return majorsOf(JSON.parse(stdout.slice(stdout.indexOf("{"))), cases);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function allInOne(cases: readonly FixtureCase[], side: "base" | "revision"): unknown {
  const parts = cases.map(({ fixture, direction }, index) =>
    numbered(documentOf(fixture, side, direction), index),
  );
  return {
    openapi: "3.1.1",
    info: { title: "All fixtures", version: "1.0.0" },
    paths: Object.assign({}, ...parts.map(({ paths }) => paths)),
    components: { schemas: Object.assign({}, ...parts.map(({ schemas }) => schemas)) },
  };
}

/** The document with the number of its case in every name that has to be unique. */
function numbered(document: Record<string, unknown>, index: number): { paths: unknown; schemas: unknown } {
  const text = JSON.stringify(document)
    .replaceAll("#/components/schemas/", `#/components/schemas/C${index}-`)
    .replace('"/things"', `"/C${index}-"`)
    .replace('"things.do"', `"things.do${index}"`);
  const { paths, components } = JSON.parse(text);
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [`C${index}-${name}`, schema]);
  return { paths, schemas: Object.fromEntries(schemas) };
}

function majorsOf<Case>(report: Json, cases: readonly Case[]): Set<Case> {
  const changes = isObject(report) && Array.isArray(report.changes) ? report.changes.filter(isObject) : [];
  const majors = changes.filter(({ impact }) => impact === "major");
  const found = majors.map(({ path }) => cases[Number(/C(\d+)-/.exec(String(path))?.[1])]);
  return new Set(found.filter((one) => one !== undefined));
}
