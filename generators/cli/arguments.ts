import { parseArgs } from "node:util";
import { GENERATOR_NAMES, type GeneratorName } from "../core/generator.ts";
import { UsageError } from "./usage-error.ts";

const OPTIONS = {
  spec: { type: "string" },
  overlay: { type: "string", multiple: true },
  out: { type: "string" },
  only: { type: "string", multiple: true },
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
  generate: ["spec", "out", "only", "check", "watch"],
  lint: ["spec"],
};

const COMMON: readonly OptionName[] = ["overlay", "json", "report", "help", "version"];

export type CommandName = "generate" | "lint";

export interface Arguments {
  readonly command: CommandName | undefined;
  readonly spec: string | undefined;
  readonly overlays: readonly string[];
  readonly out: string | undefined;
  readonly only: readonly GeneratorName[] | undefined;
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
  const [name, ...extra] = positionals;
  const command = commandOf(name);
  if (extra.length > 0) throw new UsageError(`Unexpected argument "${extra[0]}".`, helpFor(command));
  for (const option of Object.keys(values) as OptionName[]) checkOption(command, option); // parseArgs allows known options only
  const { check = false, watch = false } = values;
  if (check && watch) throw new UsageError("--check and --watch exclude each other.", "Leave one out.");
  return {
    command,
    spec: values.spec,
    overlays: values.overlay ?? [],
    out: values.out,
    only: values.only && onlyOf(values.only),
    check,
    watch,
    json: values.json ?? false,
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
  throw new UsageError(`"${name}" is no command.`, `Use ${Object.keys(COMMANDS).join(" or ")}.`);
}

function checkOption(command: CommandName | undefined, option: OptionName): void {
  const allowed: readonly OptionName[] = command ? COMMANDS[command] : [];
  if (COMMON.includes(option) || allowed.includes(option)) return;
  throw new UsageError(
    command ? `\`codegen ${command}\` has no option --${option}.` : `--${option} needs a command.`,
    helpFor(command),
  );
}

function onlyOf(texts: readonly string[]): GeneratorName[] {
  const names = texts.flatMap((text) => text.split(",")).map((name) => name.trim());
  return names.map((name) => {
    const known = GENERATOR_NAMES.find((generator) => generator === name);
    if (known) return known;
    throw new UsageError(`"${name}" is no generator.`, `Use ${GENERATOR_NAMES.join(", ")}.`);
  });
}

function helpFor(command: CommandName | undefined): string {
  return `Run \`codegen ${command ? `${command} ` : ""}--help\`.`;
}
