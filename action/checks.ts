import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { ActionError } from "./action-error.ts";
import type { Codegen } from "./codegen.ts";
import type { Inputs } from "./inputs.ts";
import { annotationsFrom, sarifFrom } from "./repository-paths.ts";
import type { Runner } from "./runner.ts";

export interface CheckParts {
  readonly inputs: Inputs;
  readonly codegen: Codegen;
  readonly runner: Runner;
  /** The working directory, absolute. */
  readonly folder: string;
  /** The same from the root of the checkout, with a slash at its end; empty for the root. */
  readonly prefix: string;
  /** `ref:path`; undefined when there is nothing to compare with. */
  readonly base: string | undefined;
  /** Options of every command: overlays, `--untrusted`. */
  readonly options: readonly string[];
}

/** Result of the comparison. */
export interface DiffResult {
  readonly isFine: boolean;
  readonly changes: number;
  readonly breaking: number;
  readonly markdown: string;
}

interface DiffJson {
  readonly changes: readonly { readonly verdict: string; readonly exempt?: unknown }[];
}

const NO_BASE = "there is no earlier commit to compare with";

/** Compares the document with its base, writes the files and the annotations, and returns the comment. */
export async function checkDiff(parts: CheckParts): Promise<DiffResult> {
  const { inputs, runner, base, folder } = parts;
  if (base === undefined) {
    runner.skip("changes of the document", NO_BASE);
    return { isFine: true, changes: 0, breaking: 0, markdown: "" };
  }
  const reports = mkdtempSync(join(tmpdir(), "codegen-"));
  const file = (extension: string) => join(reports, `diff.${extension}`);
  const files = ["json", "md", "html", "sarif"].flatMap((extension) => ["--output-file", file(extension)]);
  const rules = [
    "--allow-missing-base",
    "--fail-on",
    inputs.failOn,
    "--exemptions-from",
    inputs.exemptionsFrom,
  ];
  const options = [...rules, ...parts.options, "--format", "github", ...files];
  const { stdout: annotations, exitCode } = await must(parts, "diff", base, inputs.spec, ...options);
  const [json, markdown, html, sarif] = ["json", "md", "html", "sarif"].map((extension) =>
    readFileSync(file(extension), "utf8"),
  ) as [string, string, string, string]; // as many as names
  rmSync(reports, { recursive: true });
  const { changes } = JSON.parse(json) as DiffJson; // as its schema says
  if (inputs.annotations) runner.annotate(annotationsFrom(parts.prefix, annotations));
  if (inputs.htmlFile !== "") write(resolve(folder, inputs.htmlFile), html);
  if (inputs.sarifFile !== "") write(resolve(folder, inputs.sarifFile), sarifFrom(parts.prefix, sarif));
  const breaking = changes.filter(({ verdict, exempt }) => verdict === "breaking" && exempt === undefined);
  return { isFine: exitCode === 0, changes: changes.length, breaking: breaking.length, markdown };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

interface GenerateJson {
  readonly changed: readonly { readonly file: string }[];
}

/** Result of checking generated code, with the files that would change. */
export interface GeneratedResult {
  readonly isFine: boolean;
  readonly outdated: readonly string[];
}

/** The consumers whose code the changes concern. */
export interface ImpactResult {
  readonly concerned: number;
  readonly markdown: string;
}

interface ImpactJson {
  readonly projects: readonly { readonly findings: readonly unknown[] }[];
}

/** Checks the code and the reports of the configured consumers. */
export async function checkImpact(parts: CheckParts, { changes }: DiffResult): Promise<ImpactResult> {
  const { inputs, base, runner } = parts;
  const none: ImpactResult = { concerned: 0, markdown: "" };
  if (!inputs.impact) return none;
  if (base === undefined || changes === 0) {
    runner.skip("code of consumers", base === undefined ? NO_BASE : "the document has no changes");
    return none;
  }
  const reports = mkdtempSync(join(tmpdir(), "codegen-"));
  const [json, markdown] = ["json", "md"].map((extension) => join(reports, `impact.${extension}`)) as [
    string,
    string,
  ];
  const files = ["--output-file", json, "--output-file", markdown];
  await must(parts, "impact", base, inputs.spec, ...parts.options, ...files);
  const { projects } = JSON.parse(readFileSync(json, "utf8")) as ImpactJson; // as it was written
  const result: ImpactResult = {
    concerned: projects.filter(({ findings }) => findings.length > 0).length,
    markdown: readFileSync(markdown, "utf8"),
  };
  rmSync(reports, { recursive: true });
  return result;
}

/** Compares generated code with the document. */
export async function checkGenerated(parts: CheckParts): Promise<GeneratedResult> {
  const { inputs, options, runner } = parts;
  const place = inputs.out === "" ? [] : ["--spec", inputs.spec, "--out", inputs.out];
  const { stdout, stderr, exitCode } = await must(
    parts,
    "generate",
    "--check",
    "--format",
    "json",
    ...place,
    ...options,
  );
  runner.quote(stderr);
  const { changed } = JSON.parse(stdout) as GenerateJson;
  return { isFine: exitCode === 0, outdated: changed.map(({ file }) => parts.prefix + file) };
}

/** True when each change has a changeset that is high enough. */
export async function checkChangesets(parts: CheckParts): Promise<boolean> {
  if (parts.base === undefined) {
    parts.runner.skip("changesets", NO_BASE);
    return true;
  }
  const { exitCode, stdout } = await must(
    parts,
    "changeset",
    parts.base,
    "--allow-missing-base",
    "--check",
    ...parts.options,
  );
  if (exitCode !== 0) parts.runner.quote(stdout);
  return exitCode === 0;
}

/** A command that could run: 0 or 1. Its problems are printed, whatever it found. */
async function must({ codegen, runner }: CheckParts, ...args: readonly string[]) {
  const result = await codegen(...args);
  if (result.exitCode <= 1) return result;
  runner.quote(result.stderr || result.stdout);
  throw new ActionError(`\`codegen ${args[0]}\` could not run. Its problems are in the log above.`);
}
