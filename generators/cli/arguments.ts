import { parseArgs } from "node:util";
import { GENERATOR_NAMES, type GeneratorName } from "../core/generator.ts";
import { type FormatPolicy, KNOWN_FORMATS, unknownFormat } from "../core/model/accepts/format.ts";
import { REPORT_FORMATS, type ReportFormat } from "../diff/report/report-format.ts";
import { FAIL_ON_LEVELS, type FailOn } from "../diff/report/report-view.ts";
import { UsageError } from "./usage-error.ts";

const OPTIONS = {
  spec: { type: "string" },
  overlay: { type: "string", multiple: true },
  out: { type: "string" },
  only: { type: "string", multiple: true },
  formats: { type: "string", multiple: true },
  format: { type: "string" },
  "fail-on": { type: "string" },
  exempt: { type: "string" },
  check: { type: "boolean" },
  watch: { type: "boolean" },
  json: { type: "boolean" },
  report: { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

type OptionName = keyof typeof OPTIONS;

/** Which options each command takes beside the common ones. */
const COMMANDS: Readonly<Record<CommandName, readonly OptionName[]>> = {
  generate: ["spec", "out", "only", "formats", "check", "watch"],
  diff: ["format", "fail-on", "exempt"],
  changeset: ["spec", "check"],
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

export type CommandName = "generate" | "diff" | "changeset" | "lint";

export interface Arguments {
  readonly command: CommandName | undefined;
  readonly spec: string | undefined;
  readonly overlays: readonly string[];
  readonly out: string | undefined;
  readonly only: readonly GeneratorName[] | undefined;
  readonly formats: FormatPolicy | undefined;
  /** Documents to compare, as typed: the base, then the revision where one is given. */
  readonly documents: readonly string[];
  readonly format: ReportFormat;
  readonly failOn: FailOn;
  readonly exempt: string | undefined;
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
  if (check && watch) throw new UsageError("--check and --watch exclude each other.", "Leave one out.");
  return {
    command,
    spec: values.spec,
    overlays: values.overlay ?? [],
    out: values.out,
    only: values.only && onlyOf(values.only),
    formats: values.formats && formatsOf(values.formats),
    documents,
    format: reportFormatOf(values.format, values.json ?? false),
    failOn: choiceOf("fail-on", values["fail-on"], FAIL_ON_LEVELS),
    exempt: values.exempt,
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
    throw new UsageError(`${message}.`, "Run `codegen --help` for the options.");
  }
}

function commandOf(name: string | undefined): CommandName | undefined {
  if (name === undefined) return undefined;
  if (Object.hasOwn(COMMANDS, name)) return name as CommandName; // its own key
  throw new UsageError(`"${name}" is no command.`, `Use ${Object.keys(COMMANDS).join(", ")}.`);
}

function checkPositionals(command: CommandName | undefined, given: readonly string[], isHelp: boolean): void {
  const names = command ? POSITIONALS[command] : [];
  const extra = given[names.length];
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".`, helpFor(command));
  const missing = names[given.length];
  if (missing === undefined || missing.startsWith("[") || isHelp) return;
  throw new UsageError(
    `\`codegen ${command}\` needs ${missing}: a file, a URL or git-ref:path.`,
    helpFor(command),
  );
}

/** `--json` is short for a format, and contradicts the others. */
function reportFormatOf(format: string | undefined, json: boolean): ReportFormat {
  if (json && format !== undefined && format !== "json")
    throw new UsageError(`--json and --format ${format} exclude each other.`, "Leave one out.");
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
  throw new UsageError(`"${given}" is no value of --${option}.`, `Use ${choices.join(", ")}.`);
}

function checkOption(command: CommandName | undefined, option: OptionName): void {
  const allowed: readonly OptionName[] = command ? COMMANDS[command] : [];
  if (COMMON.includes(option) || allowed.includes(option)) return;
  throw new UsageError(
    command ? `\`codegen ${command}\` has no option --${option}.` : `--${option} needs a command.`,
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
    `"${unknown}" is no format that can be asserted.`,
    `Use assert, annotate, or some of ${KNOWN_FORMATS.join(", ")}.`,
  );
}

function namesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(",")).map((name) => name.trim());
}

function onlyOf(texts: readonly string[]): GeneratorName[] {
  const names = namesIn(texts);
  return names.map((name) => {
    const known = GENERATOR_NAMES.find((generator) => generator === name);
    if (known) return known;
    throw new UsageError(`"${name}" is no generator.`, `Use ${GENERATOR_NAMES.join(", ")}.`);
  });
}

function helpFor(command: CommandName | undefined): string {
  return `Run \`codegen ${command ? `${command} ` : ""}--help\`.`;
}
