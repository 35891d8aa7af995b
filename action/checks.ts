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
export type DiffResult = Awaited<ReturnType<typeof checkDiff>>;

const NO_BASE = "there is no earlier commit to compare with";

/** Compares the document with its base, writes the files and the annotations, and returns the comment. */
export async function checkDiff(parts: CheckParts) {
  const { inputs, runner, base, folder } = parts;
  if (base === undefined) {
    runner.skip("changes of the document", NO_BASE);
    return { isFine: true, changes: 0, breaking: 0, markdown: "" };
  }
  const rules = ["--fail-on", inputs.failOn, "--exemptions-from", inputs.exemptionsFrom];
  const options = ["--allow-missing-base", ...rules, "--format", "github"];
  const {
    stdout: annotations,
    exitCode,
    reports,
  } = await withReports(parts, ["json", "md", "html", "sarif"], ["diff", base, inputs.spec, ...options]);
  const { changes } = JSON.parse(reports.json) as {
    readonly changes: readonly { readonly verdict: string; readonly exempt?: unknown }[];
  }; // as its schema says
  if (inputs.annotations) runner.annotate(annotationsFrom(parts.prefix, annotations));
  if (inputs.htmlFile !== "") write(resolve(folder, inputs.htmlFile), reports.html);
  if (inputs.sarifFile !== "")
    write(resolve(folder, inputs.sarifFile), sarifFrom(parts.prefix, reports.sarif));
  const breaking = changes.filter(({ verdict, exempt }) => verdict === "breaking" && exempt === undefined);
  const isFine = exitCode === 0;
  return { isFine, changes: changes.length, breaking: breaking.length, markdown: reports.md };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The consumers whose code the changes concern. */
export type ImpactResult = Awaited<ReturnType<typeof checkImpact>>;

/** Checks the code and the reports of the configured consumers. */
export async function checkImpact(parts: CheckParts, { changes }: DiffResult) {
  const { inputs, base, runner } = parts;
  const none = { concerned: 0, markdown: "" };
  if (!inputs.impact) return none;
  if (base === undefined || changes === 0) {
    runner.skip("code of consumers", base === undefined ? NO_BASE : "the document has no changes");
    return none;
  }
  const { reports } = await withReports(parts, ["json", "md"], ["impact", base, inputs.spec]);
  const { projects } = JSON.parse(reports.json) as {
    readonly projects: readonly { readonly findings: readonly unknown[] }[];
  }; // as it was written
  const concerned = projects.filter(({ findings }) => findings.length > 0).length;
  return { concerned, markdown: reports.md };
}

/** Compares generated code with the document, and returns the files that would change. */
export async function checkGenerated(parts: CheckParts) {
  const { inputs, runner } = parts;
  const place = inputs.out === "" ? [] : ["--spec", inputs.spec, "--out", inputs.out];
  const { stdout, stderr, exitCode } = await must(parts, "generate", "--check", "--format", "json", ...place);
  runner.quote(stderr);
  const { changed } = JSON.parse(stdout) as { readonly changed: readonly { readonly file: string }[] };
  return { isFine: exitCode === 0, outdated: changed.map(({ file }) => parts.prefix + file) };
}

/** True when each change has a changeset that is high enough. */
export async function checkChangesets(parts: CheckParts): Promise<boolean> {
  const { base, runner } = parts;
  if (base === undefined) {
    runner.skip("changesets", NO_BASE);
    return true;
  }
  const { exitCode, stdout } = await must(parts, "changeset", base, "--allow-missing-base", "--check");
  if (exitCode !== 0) runner.quote(stdout);
  return exitCode === 0;
}

/** Runs a command, and returns its reports by the extensions of their formats. */
async function withReports<Extension extends string>(
  parts: CheckParts,
  extensions: readonly Extension[],
  command: readonly string[],
) {
  const folder = mkdtempSync(join(tmpdir(), "codegen-"));
  const files = extensions.map((extension) => [extension, join(folder, `report.${extension}`)] as const);
  const result = await must(parts, ...command, ...files.flatMap(([, file]) => ["--output-file", file]));
  const texts = files.map(([extension, file]) => [extension, readFileSync(file, "utf8")]);
  rmSync(folder, { recursive: true });
  return { ...result, reports: Object.fromEntries(texts) as Record<Extension, string> }; // one for each
}

/** A command that could run: 0 or 1. Its problems are printed, whatever it found. */
async function must({ codegen, runner, options }: CheckParts, ...args: readonly string[]) {
  const result = await codegen(...args, ...options);
  if (result.exitCode <= 1) return result;
  runner.quote(result.stderr || result.stdout);
  throw new ActionError(`\`codegen ${args[0]}\` could not run. Its problems are in the log above.`);
}
