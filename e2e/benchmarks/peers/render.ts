import { LIMIT_IN_MINUTES } from "../harness/generators.ts";
import { CALL_CASES } from "./abilities/calls.ts";
import { KEYWORD_CASES } from "./abilities/keyword-cases.ts";
import type { Abilities } from "./abilities/measure-abilities.ts";
import { ODD_DOCUMENTS } from "./abilities/odd-documents.ts";
import { OFFERS } from "./abilities/offered.ts";
import type { BrokenOutcome } from "./broken-inputs.ts";
import type { PeerOutput } from "./measure-output.ts";

/** What a generator made of a document. */
interface OutputRow {
  readonly document: string;
  readonly generator: string;
  readonly output: PeerOutput;
  /** Its CPU time as a share of ours in the same rounds; NaN where one of both fails. */
  readonly ofOurs: number;
  readonly rounds: number;
  readonly date: string;
  /** Of the machine, before and after. */
  readonly load: string;
}

/** Everything that the page says; rows are the cells of tables. */
interface PeersReport {
  /** Names with versions and outputs. */
  readonly generators: readonly string[];
  readonly machine: string;
  /** Documents that are not there. */
  readonly missing: readonly string[];
  readonly outputs: readonly (readonly string[])[];
  readonly broken: readonly (readonly string[])[];
  readonly firstCalls: readonly (readonly string[])[];
  readonly abilities: AbilityRows;
  /** When these were measured. */
  readonly abilitiesDate: string;
}

/** What each generator can do, by table: a title and a cell for each generator. */
type AbilityRows = Readonly<Record<keyof Abilities, readonly (readonly string[])[]>>;

/** The titles of the rows of each table. */
export const ABILITY_TITLES: Readonly<Record<keyof Abilities, readonly string[]>> = {
  documents: ODD_DOCUMENTS.map(({ title }) => title),
  keywords: KEYWORD_CASES.map(({ title }) => title),
  calls: CALL_CASES.map(({ title }) => title),
};

/** The headings of these tables, and what the column of titles is called. */
export const ABILITY_HEADINGS: Readonly<Record<keyof Abilities, readonly [heading: string, column: string]>> =
  {
    documents: ["Unusual documents", "document"],
    keywords: ["What validators check", "rule"],
    calls: ["What clients do", "client"],
  };

/** What stands for the exit code of a generator that was not done in time. */
export const STOPPED = "stopped";

/** Heads of the tables. */
export const HEADS = {
  outputs: [
    ...["document", "generator", "exit code", "errors, strict", "errors, strictest"],
    ...["files", "kB", "CPU, times ours", "rounds", "date", "load"],
  ],
  broken: ["input", "generator", "exit code", "names the file", "names a line", "files written"],
  firstCalls: ["generator", "configuration", "program", "seconds", "CPU seconds", "CPU, times ours"],
} as const;

/** The page, as Markdown. */
export function renderPage(report: PeersReport): string {
  const { generators, machine, missing, outputs } = report;
  const names = generators.map((title) => title.split(" ")[0] ?? "");
  const abilityTable = (key: keyof Abilities): string[] => [
    ...table([ABILITY_HEADINGS[key][1], ...names], report.abilities[key]),
    "",
  ];
  return [
    "# Comparison with other generators",
    "",
    "This page compares four generators that write TypeScript from an OpenAPI document. Each of them runs on the same documents and",
    "writes types, a client that uses `fetch`, and zod validators. Settings are the defaults, except those that choose these outputs.",
    "",
    ...generators.map((title) => `- ${title}`),
    "",
    "`pnpm bench:peers` installs the generators, measures them, and writes this page. It was measured with",
    `${machine}. Times are CPU times, and those of other generators are given as multiples of ours.`,
    "",
    ...missing.flatMap((name) => [`Not measured: ${name}.`, ""]),
    "## Public documents",
    "",
    'The output is compiled twice with TypeScript 7. "Errors, strict" counts errors with `strict`. "Errors, strictest" counts them',
    "with `exactOptionalPropertyTypes`, `noUncheckedIndexedAccess`, `verbatimModuleSyntax`, `isolatedDeclarations` and",
    "`skipLibCheck: false` as well. Most errors of the second kind are exports without a written type, which only matter if you set",
    '`isolatedDeclarations`. Errors inside installed packages are not counted. "Load" is how many programs wanted a processor before',
    `and after: the higher it is, the less exact the times are. "${STOPPED}" stands for a generator that was not done after`,
    `${LIMIT_IN_MINUTES} minutes.`,
    "",
    ...table(HEADS.outputs, outputs),
    "",
    "Train Travel refers to a file that is not published beside it, `docs/getting-started.md`. @hey-api/openapi-ts reports that the",
    "file is not found, and exits with 0. orval reads other files once its setting `externalRefs.allow` names them, and exits with 1.",
    'On GitHub\'s document orval writes types and a client; its validators end with the error "Cannot read properties of null".',
    "",
    "## Unusual documents",
    "",
    'Small documents, each with one thing that occurs in public documents. "yes" means that code is written and compiles with',
    "`strict`. orval reads other files once its setting `externalRefs.allow` names them.",
    "",
    `This table and the next two were measured on ${report.abilitiesDate}.`,
    "",
    ...abilityTable("documents"),
    "## What validators check",
    "",
    'Each rule of JSON Schema is tried with valid and invalid values. "no" means that an invalid value is accepted. Some generators',
    "have settings that change a row, for example which offsets a `date-time` may have.",
    "",
    ...abilityTable("keywords"),
    "## What clients do",
    "",
    "Each client is called in a program, and gets responses that the benchmark writes.",
    "",
    ...abilityTable("calls"),
    "## What else they offer",
    "",
    "This table is not measured. It names plugins, packages, settings or commands that do this, as the packages of the versions above",
    'list them. kubb\'s plugins are those of 4.37 and 4.39 on npm. "no" means that no package, setting or command is listed for it.',
    "",
    ...table(
      ["feature", ...names],
      OFFERS.map(({ title, cells }) => [title, ...cells]),
    ),
    "",
    "## Broken documents",
    "",
    "Five inputs with one fault each. A good error names the file and the line, and a good generator writes nothing when a document",
    "has no meaning. A key that is there twice does not take away the meaning: ours warns and reads the document. Lines that a generator",
    "also prints for a correct document are not counted. Any line number counts, even a wrong one. An address has no lines.",
    "",
    ...table(HEADS.broken, report.broken),
    "",
    "## From nothing to a first call",
    "",
    "The seconds in which the museum's document is generated and a program with one call is compiled with TypeScript 5.9. The",
    'packages are installed before. "Configuration" and "program" are the numbers of lines that you write.',
    "",
    ...table(HEADS.firstCalls, report.firstCalls),
    "",
  ].join("\n");
}

/** The rows of the tables of abilities, a column for each generator. */
export function abilityRows(measured: readonly Abilities[]): AbilityRows {
  const rowsOf = (key: keyof Abilities): string[][] =>
    ABILITY_TITLES[key].map((title, row) => [
      title,
      ...measured.map((abilities) => abilities[key][row] ?? ""),
    ]);
  return { documents: rowsOf("documents"), keywords: rowsOf("keywords"), calls: rowsOf("calls") };
}

export function outputCells(row: OutputRow): string[] {
  const { document, generator, output, ofOurs, rounds, date, load } = row;
  const { exitCode, isStopped, strictErrors, strictestErrors, files, kilobytes } = output;
  const errors = files === 0 ? ["–", "–"] : [String(strictErrors), String(strictestErrors)];
  return [
    ...[document, generator, isStopped ? STOPPED : String(exitCode), ...errors],
    ...[
      String(files),
      kilobytes.toFixed(0),
      Number.isNaN(ofOurs) ? "–" : ofOurs.toFixed(2),
      String(rounds),
      date,
      load,
    ],
  ];
}

export function brokenCells(input: string, generator: string, outcome: BrokenOutcome): string[] {
  const { exitCode, namesFile, namesLine, files } = outcome;
  return [input, generator, String(exitCode), yesOrNo(namesFile), yesOrNo(namesLine), String(files)];
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
