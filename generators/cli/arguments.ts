import { BUILT_IN } from "../built-in.ts";
import { didYouMean } from "../core/diagnostics/did-you-mean.ts";
import { hasCredentials } from "../core/document/source/credentials.ts";
import { type FormatPolicy, KNOWN_FORMATS, unknownFormat } from "../core/model/accepts/format.ts";
import { INT64_POLICIES } from "../core/model/int64.ts";
import { findRename } from "../core/renamed.ts";
import { EXEMPTION_SOURCES } from "../diff/changes/exemptions/exemption.ts";
import {
  FAIL_ON_LEVELS,
  REPORT_EXTENSIONS,
  REPORT_FORMATS,
  type ReportFormat,
} from "../diff/report/report-view.ts";
import { FORMATS } from "../reference/print/formats.ts";
import { OUTPUT_FORMATS } from "./options/common.ts";
import { IMPACT_FORMATS } from "./options/impact.ts";
import {
  COMMAND_NAMES,
  COMMANDS,
  type CommandName,
  commandAt,
  type OptionName,
  optionsOf,
} from "./options/index.ts";
import { LINT_LEVELS } from "./options/lint.ts";
import { flagOf, helpFor, meantOption, type ParsedOptions, parseOptions } from "./parse-options.ts";
import { Faults, UsageError } from "./usage-error.ts";

/** A file that the result is written to, in the format of its extension. */
interface OutputFile {
  readonly path: string;
  readonly format: ReportFormat;
}

/** A parsed command line. Undefined options were not passed. */
export type Arguments = Readonly<ReturnType<typeof readArguments>>;

/** Parses a command line, without the program. Throws a {@link UsageError} with everything unknown in it. */
export function parseArguments(argv: readonly string[]): Arguments {
  const faults = new Faults();
  const args = readArguments(parseOptions(argv, faults), faults);
  faults.check();
  return args;
}

function readArguments(parsed: ParsedOptions, faults: Faults) {
  const { positionals } = parsed;
  // After an unknown option, its value looks like an argument.
  const areClear = faults.isEmpty;
  const command = areClear ? commandOf(positionals) : parsed.command;
  const documents: readonly string[] = positionals.slice(command?.split(" ").length);
  const isOn = (flag: OptionName) => flagOf(parsed, flag) === true;
  if (areClear) faults.try(() => checkPositionals(command, documents, isOn("help")));
  const given = [...parsed.values].filter(([option]) => faults.try(() => isOptionOf(command, option)));
  const values = new Map(given);
  faults.try(() => checkExclusive(command, isOn));
  const urls = (["spec", "overlay", "service-overlay", "live", "from", "to"] as const).flatMap(
    (option) => values.get(option) ?? [],
  );
  for (const text of [...urls, ...documents]) rejectCredentials(text); // first: other messages repeat the text

  const textOf = (option: OptionName) => values.get(option)?.[0];
  const read = <Value>(option: OptionName, parse: (text: string) => Value): Value | undefined => {
    const text = textOf(option);
    return text === undefined ? undefined : faults.try(() => parse(text));
  };
  const readAll = <Value>(option: OptionName, parse: (text: string) => Value): Value[] =>
    (values.get(option) ?? []).flatMap((text) => faults.try(() => [parse(text)]) ?? []);
  const choice = <Choice extends string>(option: OptionName, choices: readonly [Choice, ...Choice[]]) =>
    read(option, (text) => choiceOf(option, text, choices));
  const formats = formatsFor(command);
  const isLint = command === "lint"; // its levels differ from those of `diff`
  const [policy, only] = [values.get("formats"), values.get("only")];
  return {
    command,
    spec: textOf("spec"),
    overlays: values.get("overlay") ?? [],
    out: textOf("out"),
    site: choice("site", FORMATS),
    /** Names of generators; the configuration says which exist. */
    only: only && namesIn(only),
    formats: policy && faults.try(() => formatsOf(policy)),
    int64: choice("int64", INT64_POLICIES),
    /** Names of the generators that `init` sets up beside those that run by default. */
    with: faults.try(() => furtherNames(values.get("with") ?? [])) ?? [],
    /** Documents to compare, as typed: the base, then the revision where one is given. */
    documents,
    format: choice("format", formats) ?? formats[0],
    failOn: isLint ? undefined : choice("fail-on", FAIL_ON_LEVELS),
    failOnSeverity: isLint ? choice("fail-on", LINT_LEVELS) : undefined,
    exemptions: textOf("exemptions"),
    exemptionsFrom: choice("exemptions-from", EXEMPTION_SOURCES),
    projects: values.get("project") ?? [],
    traffic: values.get("traffic") ?? [],
    /** Names that consumers have for packages, by the names that the configuration has. */
    renamedPackages: new Map(readAll("packages", packageNamesOf)),
    from: textOf("from"),
    to: textOf("to"),
    write: isOn("write"),
    comments: isOn("comments"),
    serviceOverlays: values.get("service-overlay") ?? [],
    live: read("live", liveUrlOf),
    /** Values of parameters by name. */
    parameters: new Map(readAll("parameter", parameterOf)),
    /** Environment variable with the API key. */
    keyVariable: textOf("key-env"),
    /** As typed: `name: value`. */
    headers: values.get("header") ?? [],
    timeoutMs: read("timeout-ms", timeoutOf),
    allowMissingBase: optionsOf(command).has("allow-missing-base") ? isOn("allow-missing-base") : undefined,
    verbose: isOn("verbose"),
    check: isOn("check"),
    watch: isOn("watch"),
    yes: isOn("yes"),
    install: flagOf(parsed, "install") ?? true,
    monorepo: isOn("monorepo"),
    scope: textOf("scope"),
    outputFiles: readAll("output-file", (path) => outputFileOf(path, formats)),
    untrusted: flagOf(parsed, "untrusted"),
    referenceRoot: textOf("reference-root"),
    help: isOn("help"),
    version: isOn("version"),
  };
}

function commandOf(words: readonly string[]): CommandName | undefined {
  const [name] = words;
  const known = commandAt(words);
  if (name === undefined || known !== undefined) return known;
  const longer = COMMAND_NAMES.filter((command) => command.startsWith(`${name} `));
  if (longer.length > 0)
    throw new UsageError(
      `\`codegen ${name}\` requires a second word.`,
      `Use ${longer.map((command) => `\`codegen ${command}\``).join(" or ")}.`,
    );
  throw new UsageError(
    `Unknown command "${name}".${didYouMean(name, COMMAND_NAMES)}`,
    `Use ${COMMAND_NAMES.join(", ")}.`,
  );
}

function checkPositionals(command: CommandName | undefined, given: readonly string[], isHelp: boolean): void {
  const expected = command ? COMMANDS[command].arguments : [];
  const extra = expected.at(-1)?.isRepeatable ? undefined : given[expected.length];
  const hint = command && "spec" in COMMANDS[command].options ? "Pass a document with --spec. " : "";
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".`, hint + helpFor(command));
  const missing = expected[given.length];
  if (missing === undefined || missing.isOptional || isHelp) return;
  throw new UsageError(
    `\`codegen ${command}\` requires ${missing.name}: a file, a URL or git-ref:path.`,
    helpFor(command),
  );
}

function isOptionOf(command: CommandName | undefined, option: OptionName): true {
  if (optionsOf(command).has(option)) return true;
  throw new UsageError(
    command
      ? (findRename(`${command} --${option}`)?.message ??
          `\`codegen ${command}\` has no option --${option}.${meantOption(option, command)}`)
      : `--${option} requires a command.`,
    helpFor(command),
  );
}

function checkExclusive(command: CommandName | undefined, isOn: (flag: OptionName) => boolean): void {
  const exclusive = command && COMMANDS[command].exclusive;
  if (exclusive?.every((name) => isOn(name as OptionName)) !== true) return; // a name of the command's table
  const both = exclusive.map((name) => `--${name}`).join(" and ");
  throw new UsageError(`${both} cannot be used together.`, "Remove one of them.");
}

/** Credentials in a URL would be part of every report. The message does not repeat the URL. */
function rejectCredentials(text: string): void {
  const isMalformed = /^https?:/i.test(text) && !URL.canParse(text);
  if (isMalformed) throw new UsageError("A URL is malformed.", "Percent-encode its special characters.");
  if (!hasCredentials(text)) return;
  throw new UsageError(
    "A URL contains credentials.",
    "Fetch the document first and pass the file. For `codegen verify`, pass them with --key-env or --header.",
  );
}

/** Commands that write reports have other formats. */
function formatsFor(command: CommandName | undefined): readonly [ReportFormat, ...ReportFormat[]] {
  if (command === "impact") return IMPACT_FORMATS;
  return command === "diff" || command === "verify" ? REPORT_FORMATS : OUTPUT_FORMATS;
}

function packageNamesOf(text: string): [string, string] {
  const [name = "", other = "", ...rest] = text.split("=");
  if (name !== "" && other !== "" && rest.length === 0) return [name, other];
  throw new UsageError(
    `"${text}" names no two packages.`,
    "Write it as --packages @acme/client=@shop/client.",
  );
}

function outputFileOf(path: string, formats: readonly ReportFormat[]): OutputFile {
  const known = Object.entries(REPORT_EXTENSIONS).filter(([, format]) => formats.includes(format));
  const [, format] = known.find(([extension]) => path.toLowerCase().endsWith(extension)) ?? [];
  if (format !== undefined) return { path, format };
  throw new UsageError(
    `--output-file ${path} has no extension of a format.`,
    `Use a file name that ends with ${known.map(([extension]) => extension).join(", ")}.`,
  );
}

/** Accepts one of the choices. */
function choiceOf<Choice extends string>(
  option: OptionName,
  given: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const known = choices.find((choice) => choice === given);
  if (known !== undefined) return known;
  throw new UsageError(
    `Unknown value "${given}" for --${option}.${didYouMean(given, choices)}`,
    `Use ${choices.join(", ")}.`,
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

function liveUrlOf(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new UsageError(`"${text}" is not a URL.`, "Write it as --live https://api.example.com.");
}

function parameterOf(text: string): [string, string] {
  const at = text.indexOf("=");
  const value = text.slice(at + 1);
  if (at > 0 && ["", ".", ".."].includes(value))
    // In a path they would lead to another operation.
    throw new UsageError(
      `The value of --parameter ${text} is ${value === "" ? "empty" : "a relative path"}.`,
      "Write it as --parameter name=value.",
    );
  if (at > 0) return [text.slice(0, at), value];
  throw new UsageError(`"${text}" is not a parameter.`, "Write it as --parameter name=value.");
}

/** Timers hold no more than 31 bits of milliseconds, which is about 24 days. */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

function timeoutOf(text: string): number {
  const milliseconds = Number(text);
  if (/^\d+$/.test(text) && milliseconds > 0 && milliseconds <= LONGEST_TIMEOUT_MS) return milliseconds;
  throw new UsageError(
    `Unknown value "${text}" for --timeout-ms.`,
    "Pass a number of milliseconds above zero, for example --timeout-ms 10000.",
  );
}

/** Names of generators that run on request. */
export function furtherNames(texts: readonly string[]): readonly string[] {
  const known = BUILT_IN.filter(({ onRequest }) => onRequest).map(({ name }) => name);
  const names = texts.length === 0 ? [] : namesIn(texts);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return names;
  throw new UsageError(
    `Unknown generator "${unknown}" for --with.${didYouMean(unknown, known)}`,
    `Use ${known.join(", ")}.`,
  );
}

function namesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(",")).map((name) => name.trim());
}
