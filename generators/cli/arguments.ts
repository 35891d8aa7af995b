import { parseArgs } from "node:util";
import { type FormatPolicy, KNOWN_FORMATS, unknownFormat } from "../core/model/accepts/format.ts";
import { INT64_POLICIES, type Int64Policy } from "../core/model/int64.ts";
import { didYouMean } from "../core/problem/did-you-mean.ts";
import {
  FAIL_ON_LEVELS,
  type FailOn,
  REPORT_FORMATS,
  type ReportFormat,
} from "../diff/report/report-view.ts";
import { UsageError } from "./usage-error.ts";

const OPTIONS = {
  spec: { type: "string" },
  overlay: { type: "string", multiple: true },
  out: { type: "string" },
  only: { type: "string", multiple: true },
  formats: { type: "string", multiple: true },
  int64: { type: "string" },
  format: { type: "string" },
  "fail-on": { type: "string" },
  exempt: { type: "string" },
  new: { type: "boolean" },
  check: { type: "boolean" },
  watch: { type: "boolean" },
  json: { type: "boolean" },
  report: { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

type OptionName = keyof typeof OPTIONS;

const COMMAND_NAMES = ["generate", "diff", "changeset", "lint"] as const;

/** Which options each command takes beside the common ones. */
const COMMANDS: Readonly<Record<CommandName, readonly OptionName[]>> = {
  generate: ["spec", "out", "only", "formats", "int64", "check", "watch"],
  diff: ["format", "fail-on", "exempt", "new"],
  changeset: ["spec", "check", "new"],
  lint: ["spec"],
};

/** What follows the command without a dash, by name; a name in brackets may be left out. */
const POSITIONALS: Readonly<Record<CommandName, readonly string[]>> = {
  generate: [],
  diff: ["BASE", "[REVISION]"],
  changeset: ["BASE"],
  lint: [],
};

const COMMON: readonly OptionName[] = ["overlay", "json", "report", "help", "version"];

export type CommandName = (typeof COMMAND_NAMES)[number];

export interface Arguments {
  readonly command: CommandName | undefined;
  readonly spec: string | undefined;
  readonly overlays: readonly string[];
  readonly out: string | undefined;
  /** Names of generators; which there are, the configuration tells. */
  readonly only: readonly string[] | undefined;
  readonly formats: FormatPolicy | undefined;
  readonly int64: Int64Policy | undefined;
  /** Documents to compare, as typed: the base, then the revision where one is given. */
  readonly documents: readonly string[];
  readonly format: ReportFormat;
  readonly failOn: FailOn;
  readonly exempt: string | undefined;
  /** True when the base's commit need not have the document. */
  readonly new: boolean;
  readonly check: boolean;
  readonly watch: boolean;
  readonly json: boolean;
  readonly report: string | undefined;
  readonly help: boolean;
  readonly version: boolean;
}

/** Parses a command line, without the program. Throws a {@link UsageError} for whatever it does not know. */
export function parseArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv);
  const [name, ...documents] = positionals;
  const command = commandOf(name);
  checkPositionals(command, documents, values.help === true);
  for (const option of Object.keys(values) as OptionName[]) checkOption(command, option); // parseArgs allows known options only
  const { check = false, watch = false } = values;
  if (check && watch)
    throw new UsageError("--check and --watch cannot be used together.", "Remove one of them.");
  return {
    command,
    spec: values.spec,
    overlays: values.overlay ?? [],
    out: values.out,
    only: values.only && namesIn(values.only),
    formats: values.formats && formatsOf(values.formats),
    int64: values.int64 === undefined ? undefined : choiceOf("int64", values.int64, INT64_POLICIES),
    documents,
    format: reportFormatOf(values.format, values.json ?? false),
    failOn: choiceOf("fail-on", values["fail-on"], FAIL_ON_LEVELS),
    exempt: values.exempt,
    new: values.new ?? false,
    check,
    watch,
    json: (values.json ?? false) || values.format === "json",
    report: values.report,
    help: values.help ?? false,
    version: values.version ?? false,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message.split(". ")[0] : String(error);
    const command = COMMAND_NAMES.find((name) => argv.includes(name));
    throw new UsageError(`${message}.${meantOption(command, message)}`, helpFor(command));
  }
}

function meantOption(command: CommandName | undefined, message = ""): string {
  const [, unknown] = /^Unknown option '--([^']+)'/.exec(message) ?? [];
  return unknown === undefined ? "" : didYouMean(unknown, optionsOf(command));
}

function optionsOf(command: CommandName | undefined): readonly OptionName[] {
  return [...(command ? COMMANDS[command] : []), ...COMMON];
}

function commandOf(name: string | undefined): CommandName | undefined {
  if (name === undefined) return undefined;
  const known = COMMAND_NAMES.find((command) => command === name);
  if (known !== undefined) return known;
  throw new UsageError(`Unknown command "${name}".`, `Use ${COMMAND_NAMES.join(", ")}.`);
}

function checkPositionals(command: CommandName | undefined, given: readonly string[], isHelp: boolean): void {
  const names = command ? POSITIONALS[command] : [];
  const extra = given[names.length];
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".`, helpFor(command));
  const missing = names[given.length];
  if (missing === undefined || missing.startsWith("[") || isHelp) return;
  throw new UsageError(
    `\`codegen ${command}\` requires ${missing}: a file, a URL or git-ref:path.`,
    helpFor(command),
  );
}

/** `--json` is short for a format, and contradicts the others. */
function reportFormatOf(format: string | undefined, json: boolean): ReportFormat {
  if (json && format !== undefined && format !== "json")
    throw new UsageError(`--json and --format ${format} cannot be used together.`, "Remove one of them.");
  return json ? "json" : choiceOf("format", format, REPORT_FORMATS);
}

/** One of a few words; the first where none is given. */
function choiceOf<Choice extends string>(
  option: string,
  given: string | undefined,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  if (given === undefined) return choices[0];
  const known = choices.find((choice) => choice === given);
  if (known !== undefined) return known;
  throw new UsageError(`Unknown value "${given}" for --${option}.`, `Use ${choices.join(", ")}.`);
}

function checkOption(command: CommandName | undefined, option: OptionName): void {
  if (optionsOf(command).includes(option)) return;
  throw new UsageError(
    command ? `\`codegen ${command}\` has no option --${option}.` : `--${option} requires a command.`,
    helpFor(command),
  );
}

/** `assert` and `annotate` stand alone; anything else is a list of formats. */
function formatsOf(texts: readonly string[]): FormatPolicy {
  const names = namesIn(texts);
  const [first] = names;
  if (names.length === 1 && (first === "assert" || first === "annotate")) return first;
  const unknown = unknownFormat(names);
  if (unknown === undefined) return names;
  throw new UsageError(
    `Unknown value "${unknown}" for --formats.`,
    `Use assert, annotate, or a list of ${KNOWN_FORMATS.join(", ")}.`,
  );
}

function namesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(",")).map((name) => name.trim());
}

function helpFor(command: CommandName | undefined): string {
  return `Run \`codegen ${command ? `${command} ` : ""}--help\`.`;
}
