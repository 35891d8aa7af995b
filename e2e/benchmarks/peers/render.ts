import type { BrokenOutcome } from "./broken-inputs.ts";
import type { FirstCall } from "./first-call.ts";
import type { PeerOutput } from "./measure-output.ts";

/** A generator's name and all that was measured of it, one entry for each document or input. */
export interface OutputRow {
  readonly document: string;
  readonly generator: string;
  readonly output: PeerOutput;
  /** Its CPU time as a share of ours in the same rounds; undefined where one of both fails. */
  readonly ofOurs: number | undefined;
  readonly rounds: number;
  readonly date: string;
  /** Of the machine, before and after. */
  readonly load: string;
}

export interface BrokenRow {
  readonly input: string;
  readonly generator: string;
  readonly outcome: BrokenOutcome;
}

export interface FirstCallRow {
  readonly generator: string;
  readonly call: FirstCall;
  readonly ofOurs: number;
}

/** Everything that the page says; rows are the cells of tables. */
export interface PeersReport {
  /** Names with versions and outputs. */
  readonly generators: readonly string[];
  readonly machine: string;
  /** All documents, in order. */
  readonly documents: readonly string[];
  /** By document; those without rows are not measured. */
  readonly outputs: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly broken: readonly (readonly string[])[];
  readonly firstCalls: readonly (readonly string[])[];
}

/** Heads of the tables. */
export const HEADS = {
  outputs: [
    ...["document", "generator", "exit code", "errors, strict", "errors, strictest"],
    ...["files", "kB", "CPU, of ours", "rounds", "date", "load"],
  ],
  broken: ["input", "generator", "exit code", "names the file", "names a line", "files written"],
  firstCalls: ["generator", "configuration", "program", "seconds", "CPU seconds", "CPU, of ours"],
} as const;

/** The page, as Markdown. */
export function renderPage(report: PeersReport): string {
  const { generators, machine, documents, outputs } = report;
  const missing = documents.filter((name) => outputs[name] === undefined);
  return [
    "# Comparison with other generators",
    "",
    "`pnpm bench:peers` writes this page. It installs the other generators, runs all of them on the same documents, and measures",
    "what they write. Every generator writes types, a fetch client and zod validators; ours also writes webhooks and errors.",
    "Times are ratios of CPU time in rounds that take turns: figures of one machine and one run.",
    "",
    `Measured with ${machine}; the table of documents states when, and under which load.`,
    "",
    ...generators.map((title) => `- ${title}`),
    ...missing.map((name) => `- Not measured: ${name}.`),
    "",
    "## Documents",
    "",
    "The output of each generator is compiled twice with TypeScript 7 and `moduleResolution: bundler`: with `strict`, and with",
    "`exactOptionalPropertyTypes`, `noUncheckedIndexedAccess`, `verbatimModuleSyntax`, `isolatedDeclarations` and",
    "`skipLibCheck: false` as well. Errors in the declarations of packages are not counted. Most errors of the second kind are",
    "exports without a written type, which `isolatedDeclarations` asks for. CPU time above 1 is more than ours.",
    "",
    ...table(
      HEADS.outputs,
      documents.flatMap((name) => outputs[name] ?? []),
    ),
    "",
    "## Broken input",
    "",
    "Five inputs with one fault each. A good answer names the file and a line, and writes nothing where the fault leaves no",
    "meaning. A key that stands twice has one: ours warns and reads the document. What is printed for a document without a",
    "fault as well is not counted. Any line number counts, right or wrong; an address has none.",
    "",
    ...table(HEADS.broken, report.broken),
    "",
    "## From nothing to a first call",
    "",
    "Generating the museum and compiling a program with one call of it on TypeScript 5.9, with the packages installed. The",
    "configuration is what makes a generator write types, client and validators, in lines; the program is in lines too.",
    "",
    ...table(HEADS.firstCalls, report.firstCalls),
    "",
  ].join("\n");
}

export function outputCells(row: OutputRow): string[] {
  const { document, generator, output, ofOurs, rounds, date, load } = row;
  const { exitCode, strictErrors, strictestErrors, files, kilobytes } = output;
  const errors = files === 0 ? ["–", "–"] : [String(strictErrors), String(strictestErrors)];
  return [
    ...[document, generator, String(exitCode), ...errors],
    ...[String(files), kilobytes.toFixed(0), ofOurs?.toFixed(2) ?? "–", String(rounds), date, load],
  ];
}

export function brokenCells({ input, generator, outcome }: BrokenRow): string[] {
  const { exitCode, namesFile, namesLine, files } = outcome;
  return [input, generator, String(exitCode), yesOrNo(namesFile), yesOrNo(namesLine), String(files)];
}

export function firstCallCells({ generator, call, ofOurs }: FirstCallRow): string[] {
  const { configurationLines, callLines, wall, cpu } = call;
  return [
    ...[generator, String(configurationLines), String(callLines)],
    ...[wall.median.toFixed(1), cpu.median.toFixed(1), ofOurs.toFixed(2)],
  ];
}

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}

/** Words to the left, figures to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const isFigure = head.map((_, column) => rows.every((row) => /^[\d.–]+$/.test(row[column] ?? "")));
  return [
    `| ${head.join(" | ")} |`,
    `| ${isFigure.map((one) => (one ? "---:" : "---")).join(" | ")} |`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ];
}
