import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stringify } from "yaml";
import { runRedocly } from "../bundle/redocly.ts";

const config = fileURLToPath(new URL("../redocly.yaml", import.meta.url));

/** A problem that linting has found: the rule, the place as `file#/pointer`, and what it says. */
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

/** Lints a description with the rules of this house, from files that exist only meanwhile. */
export async function lint(files: Files): Promise<readonly LintProblem[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "spec-lint-")));
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), stringify(content, { aliasDuplicateObjects: false }));
    }
    return await lintFile(join(folder, "openapi.yaml"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lints a description that lies on disk; places are relative to its folder. */
export async function lintFile(entry: string): Promise<readonly LintProblem[]> {
  const { stdout, stderr } = await runRedocly([
    "lint",
    entry,
    "--config",
    config,
    "--format",
    "json",
    "--max-problems",
    "1000",
  ]);
  if (!stdout.startsWith("{")) throw new Error(`Redocly printed no report.\n${stdout}${stderr}`);
  const report: RedoclyReport = JSON.parse(stdout);
  return report.problems.map(({ ruleId, message, location: [first] }) => ({
    rule: ruleId,
    place: first
      ? `${relative(dirname(entry), join(process.cwd(), first.source.ref))}${first.pointer ?? ""}`
      : "",
    message,
  }));
}

/** The places at which one rule has found something. */
export function placesOf(rule: string, problems: readonly LintProblem[]): readonly string[] {
  return problems.filter((problem) => problem.rule === rule).map(({ place }) => place);
}
