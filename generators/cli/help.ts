import { SETTING_DOCS } from "../core/define-generator.ts";
import type { Generator } from "../core/generator.ts";
import type { OptionDocs } from "../core/option-docs.ts";
import { COMMON } from "./options/common.ts";
import { COMMAND_NAMES, COMMANDS, type CommandName } from "./options/index.ts";
import {
  type CommandDefinition,
  defaultOf,
  type OptionDefinition,
  type OptionTable,
  optionLabel,
} from "./options/option.ts";

const ABOUT = "codegen: generates TypeScript packages from an OpenAPI 3.1 document";

const EXIT_CODES =
  "Exit code: 0 success, 1 findings, 2 the command could not run or the document was rejected.";

/** The output of `--help`, printed from the tables of options. `generators` are those that can be run. */
export function helpText(command: CommandName | undefined, generators: readonly Generator[]): string {
  const paragraphs = command ? commandHelp(command, generators) : overview();
  const own: OptionTable = command ? COMMANDS[command].options : {};
  const common = Object.entries(COMMON).filter(([name]) => !Object.hasOwn(own, name));
  const rows = optionRows(Object.fromEntries(common));
  return [...paragraphs, section("Common options:", rows), EXIT_CODES].join("\n\n");
}

function overview(): string[] {
  const rows = COMMAND_NAMES.map((name) => [`codegen ${name}`, COMMANDS[name].summary] as const);
  return [ABOUT, columns(rows), "Run `codegen COMMAND --help` for options and examples."];
}

function commandHelp(command: CommandName, generators: readonly Generator[]): string[] {
  const definition = COMMANDS[command];
  const { about, arguments: given, options, examples } = definition;
  const argumentRows = given.map(({ name, meaning, defaultsTo }): Row => row(name, meaning, { defaultsTo }));
  return [
    usage(command, definition),
    wrap(about),
    columns([...argumentRows, ...optionRows(options)]),
    ...(Object.hasOwn(options, "only") ? [generatorHelp(generators)] : []),
    ["Examples:", ...examples.map((example) => `  ${example}`)].join("\n"),
  ];
}

function section(title: string, rows: readonly Row[]): string {
  return `${title}\n${columns(rows)}`;
}

type Row = readonly [label: string, text: string];

/** `codegen diff BASE [REVISION] [--format NAME] …` */
function usage(command: CommandName, { arguments: given, options, exclusive }: CommandDefinition): string {
  const words = given.map(({ name, isOptional }) => (isOptional ? `[${name}]` : name));
  const alone = Object.entries(options).filter(([name]) => exclusive?.includes(name) !== true);
  const parts = [
    ...words,
    ...alone.map(([name, { short: _, ...option }]) => `[${optionLabel(name, option)}]`),
    ...(exclusive ? [`[${exclusive.map((name) => `--${name}`).join(" | ")}]`] : []),
  ];
  const start = `codegen ${command} `;
  return wrap(parts, { start, indent: start.length });
}

function optionRows(options: Readonly<Record<string, OptionDefinition>>): Row[] {
  return Object.entries(options).map(([name, definition]) =>
    row(optionLabel(name, definition), definition.meaning, {
      choices: definition.choices,
      defaultsTo: defaultOf(definition),
      isRepeatable: definition.multiple,
    }),
  );
}

interface Remarks {
  readonly choices?: readonly string[] | undefined;
  readonly defaultsTo?: string | undefined;
  readonly isRepeatable?: boolean | undefined;
}

/** `how the report is written (values: text, markdown, json; default: text)` */
function row(label: string, meaning: string, { choices, defaultsTo, isRepeatable }: Remarks = {}): Row {
  const remarks = [
    ...(isRepeatable ? ["repeatable"] : []),
    ...(choices ? [`values: ${choices.join(", ")}`] : []),
    ...(defaultsTo === undefined ? [] : [`default: ${defaultsTo}`]),
  ];
  return [label, remarks.length === 0 ? meaning : `${meaning} (${remarks.join("; ")})`];
}

/** Every generator, with the options that it has in the configuration. */
function generatorHelp(generators: readonly Generator[]): string {
  const rows = generators.flatMap(({ name, summary, optionDocs }): Row[] => [
    [name, summary],
    ...optionDocs.map(settingRow),
  ]);
  const all: Row[] = [["every generator", ""], ...SETTING_DOCS.map(settingRow)];
  return section("Generators, with their options in codegen.config.ts:", [...rows, ...all]);
}

function settingRow({ name, values = "", meaning = values, default: defaultsTo }: OptionDocs): Row {
  return row(`  ${name}`, meaning, { defaultsTo });
}

const WIDTH = 100;

interface Shape {
  /** Beginning of the first line. */
  readonly start?: string;
  /** Number of spaces before the other lines. */
  readonly indent?: number;
}

/** Text in lines of at most 100 characters. Parts of a list are not broken. */
function wrap(text: string | readonly string[], { start = "", indent = 0 }: Shape = {}): string {
  const words = typeof text === "string" ? text.split(" ") : text;
  const lines: string[] = [];
  let line = start;
  let isEmpty = true;
  for (const word of words) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      [line, isEmpty] = [" ".repeat(indent), true];
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line.trimEnd()].join("\n");
}

/** Labels with a text beside each, indented. */
function columns(rows: readonly (readonly [label: string, text: string])[]): string {
  const indent = Math.max(...rows.map(([label]) => label.length)) + 4;
  return rows.map(([label, text]) => wrap(text, { start: `  ${label}`.padEnd(indent), indent })).join("\n");
}
