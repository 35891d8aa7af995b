import { parseArgs } from "node:util";
import { didYouMean } from "../core/diagnostics/did-you-mean.ts";
import { findRename, translateName } from "../core/renamed.ts";
import {
  ALL_OPTIONS,
  COMMAND_NAMES,
  type CommandName,
  commandAt,
  type OptionName,
  optionsOf,
} from "./options/index.ts";
import { isSwitch, type OptionDefinition } from "./options/option.ts";
import { type Faults, UsageError } from "./usage-error.ts";

/** A command line, taken apart by the tables of options. */
export interface ParsedOptions {
  /** The values of each option that was passed: none for a flag, and `off` for one with `--no-`. */
  readonly values: ReadonlyMap<OptionName, readonly string[]>;
  /** Words without a dash: the command, then its arguments. */
  readonly positionals: readonly string[];
  /** The command, found among the positionals even where the value of an unknown option stands before it. */
  readonly command: CommandName | undefined;
}

/** Takes a command line apart. Unknown options, missing values and repeated options are faults. */
export function parseOptions(argv: readonly string[], faults: Faults): ParsedOptions {
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries([...ALL_OPTIONS].map(([name, option]) => [name, parsedAs(option)])),
    allowPositionals: true,
    strict: false, // the messages below say more
    tokens: true,
  });
  const positionals = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  const command = commandAt(positionals) ?? COMMAND_NAMES.find((name) => positionals.includes(name));
  const help = helpFor(command);
  const values = new Map<OptionName, readonly string[]>();

  function add(token: OptionToken): void {
    const [name, definition, off] = known(token, command);
    const before = values.get(name);
    if (before !== undefined && definition.multiple !== true)
      throw new UsageError(`--${name} was passed more than once.`, `Pass it once. ${help}`);
    values.set(name, [...(before ?? []), ...off, ...passedValues({ ...token, definition }, help)]);
  }

  for (const token of tokens) if (token.kind === "option") faults.try(() => add(token));
  return { values, positionals, command };
}

function parsedAs({ value, multiple, short }: OptionDefinition) {
  const type = value === undefined ? ("boolean" as const) : ("string" as const);
  return { type, multiple: multiple === true, ...(short !== undefined && { short }) };
}

const OFF = "off";

/** True for a flag that was passed and is on, false for one that is off, undefined for one that was not passed. */
export function flagOf({ values }: Pick<ParsedOptions, "values">, flag: OptionName): boolean | undefined {
  return values.has(flag) ? values.get(flag)?.[0] !== OFF : undefined;
}

interface OptionToken {
  readonly name: string;
  /** As it was typed. */
  readonly rawName: string;
  readonly value?: string | undefined;
  /** True for `--spec=a.yaml`. */
  readonly inlineValue?: boolean | undefined;
}

function known(
  { name, rawName }: OptionToken,
  command: CommandName | undefined,
): [OptionName, OptionDefinition, readonly string[]] {
  for (const [option, definition] of ALL_OPTIONS) {
    if (option === name) return [option, definition, []];
    if (name === `no-${option}` && isSwitch(definition)) return [option, definition, [OFF]];
  }
  const message = findRename(rawName)?.message ?? `Unknown option ${rawName}.${meantOption(name, command)}`;
  throw new UsageError(message, helpFor(command));
}

/** ` Did you mean --watch?` for a name that is close to an option of the command, or where there is none, of any. */
export function meantOption(name: string, command: CommandName | undefined): string {
  const options = [...(command === undefined ? ALL_OPTIONS : optionsOf(command)).keys()];
  return didYouMean(translateName(name, options), options, (option) => `--${option}`);
}

function passedValues(
  { rawName, value, inlineValue, definition }: OptionToken & { readonly definition: OptionDefinition },
  help: string,
): readonly string[] {
  if (definition.value === undefined) {
    if (inlineValue) throw new UsageError(`${rawName} does not take a value.`, help);
    return [];
  }
  if (value === undefined) throw new UsageError(`${rawName} requires a value: ${definition.value}.`, help);
  if (!inlineValue && value.length > 1 && value.startsWith("-"))
    throw new UsageError(
      `${rawName} requires a value: ${definition.value}, but "${value}" follows.`,
      `Use ${rawName}=${value} if that is the value.`,
    );
  return [value];
}

/** Returns a sentence that leads to the help. */
export function helpFor(command: CommandName | undefined): string {
  return `Run \`codegen ${command ? `${command} ` : ""}--help\`.`;
}
