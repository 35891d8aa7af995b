import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stringify } from "yaml";
import { runRedocly } from "../bundle/redocly.ts";

const config = fileURLToPath(new URL("../redocly.yaml", import.meta.url));

/** A problem that linting has found: the rule, the place as `file#/pointer`, and the message. */
export interface LintProblem {
  readonly rule: string;
  readonly place: string;
  readonly message: string;
}

/** The files of a description, by their path; the entry is `openapi.yaml`. */
export type Files = Readonly<Record<string, unknown>>;

interface RedoclyReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly source: { readonly ref: string }; readonly pointer?: string }[];
  }[];
}

interface Request {
  readonly files: Files;
  readonly resolve: (problems: readonly LintProblem[]) => void;
  readonly reject: (reason: unknown) => void;
}

let waiting: Request[] = [];

/** Long enough for the requests of a file's tests, which run concurrently. */
const BATCH_MS = 20;

/** Lints a description with the rules of this house. Requests that come together share one run of Redocly. */
export function lint(files: Files): Promise<readonly LintProblem[]> {
  if (waiting.length === 0) setTimeout(lintWaiting, BATCH_MS);
  return new Promise((resolve, reject) => waiting.push({ files, resolve, reject }));
}

async function lintWaiting(): Promise<void> {
  const batch = waiting;
  waiting = [];
  try {
    const results = await lintTogether(batch.map(({ files }) => files));
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] ?? []);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/** Returns the problems of each description, from temporary files. */
async function lintTogether(descriptions: readonly Files[]): Promise<LintProblem[][]> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "spec-lint-")));
  try {
    const entries = descriptions.map((_, index) => join(root, String(index), "openapi.yaml"));
    for (const [index, entry] of entries.entries())
      await writeFiles(dirname(entry), descriptions[index] ?? {});
    return await lintFiles(entries);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), stringify(content, { aliasDuplicateObjects: false }));
  }
}

/**
 * The problems of each description on disk; places are relative to its folder. Redocly prints a report for each, one after
 * the other.
 */
export async function lintFiles(entries: readonly string[]): Promise<LintProblem[][]> {
  const options = ["--config", config, "--format", "json", "--max-problems", "1000"];
  const { stdout, stderr } = await runRedocly(["lint", ...entries, ...options]);
  const reports = stdout.split(/(?<=^\})(?=\{)/m);
  if (reports.length !== entries.length)
    throw new Error(`Redocly printed ${reports.length} reports of ${entries.length}.\n${stdout}${stderr}`);
  return entries.map((entry, index) => problemsIn(JSON.parse(reports[index] ?? ""), dirname(entry)));
}

function problemsIn({ problems }: RedoclyReport, folder: string): LintProblem[] {
  return problems.map(({ ruleId, message, location: [first] }) => ({
    rule: ruleId,
    place: first ? `${relative(folder, join(process.cwd(), first.source.ref))}${first.pointer ?? ""}` : "",
    message,
  }));
}

/** The places at which one rule has found something. */
export function placesOf(rule: string, problems: readonly LintProblem[]): readonly string[] {
  return problems.filter((problem) => problem.rule === rule).map(({ place }) => place);
}
