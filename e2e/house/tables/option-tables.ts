import { BUILT_IN } from "../../../generators/built-in.ts";
import type { SettingTable } from "../../../generators/cli/config/check.ts";
import { CONFIG_SETTINGS } from "../../../generators/cli/config/settings.ts";
import { COMMON } from "../../../generators/cli/options/common.ts";
import { COMMAND_NAMES, COMMANDS, type CommandName } from "../../../generators/cli/options/index.ts";
import { defaultOf, type OptionTable, optionLabel } from "../../../generators/cli/options/option.ts";
import { SETTING_DOCS } from "../../../generators/core/define-generator.ts";
import type { OptionDocs } from "../../../generators/core/option-docs.ts";
import { reference } from "../../../generators/reference/index.ts";
import { markdownTable } from "./markdown-table.ts";

/** The commands of `codegen`. */
export function commandTable(): string {
  const commands = COMMAND_NAMES.map((name) => [`\`${synopsis(name)}\``, COMMANDS[name].summary]);
  return markdownTable([["command", "what it does"], ...commands]);
}

/** The options of each command, as their tables define them: headings and tables. */
export function optionTables(): string[] {
  const sections = COMMAND_NAMES.flatMap((name) => [
    `## Options of \`codegen ${name}\``,
    optionTable(COMMANDS[name].options),
  ]);
  return [...sections, "## Options of every command", optionTable(COMMON)];
}

function synopsis(command: CommandName): string {
  const words = COMMANDS[command].arguments.map(({ name, isOptional }) => (isOptional ? `[${name}]` : name));
  return ["codegen", command, ...words].join(" ");
}

function optionTable(options: OptionTable): string {
  const rows = Object.entries(options).map(([name, definition]) => {
    const { meaning, multiple, choices } = definition;
    const remarks = [
      ...(multiple ? ["repeatable"] : []),
      ...(choices ? [`values: ${choices.map((choice) => `\`${choice}\``).join(", ")}`] : []),
    ];
    const text = remarks.length === 0 ? meaning : `${meaning} (${remarks.join("; ")})`;
    return [`\`${optionLabel(name, definition)}\``, text, defaultOf(definition) ?? ""];
  });
  return markdownTable([["option", "meaning", "default"], ...rows]);
}

/** Every setting of `codegen.config.ts`, and every option of its generators, as they are defined. */
export function configurationTable(): string {
  const options = [
    ...SETTING_DOCS.map((docs) => optionRow(docs, ["every generator"])),
    ...[...optionsByName()].map(([docs, generators]) => optionRow(docs, generators)),
  ];
  return markdownTable([
    ["setting", "values", "meaning", "default", "example"],
    ...settingRows(CONFIG_SETTINGS, ""),
    ...options,
  ]);
}

function settingRows(settings: SettingTable, path: string): string[][] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    const { values, meaning, isRequired, default: standard, example, settings: inner = {} } = setting;
    const row = [
      `\`${path}${name}\``,
      values,
      meaning,
      isRequired ? "required" : (standard ?? ""),
      `\`${example}\``,
    ];
    const below = example.startsWith(`${name}: [`) ? `${path}${name}[].` : `${path}${name}.`;
    return [row, ...settingRows(inner, below)];
  });
}

/** Options of the same name mean the same, with the generators that have them. */
function optionsByName(): Map<OptionDocs, string[]> {
  const byName = new Map<string, OptionDocs>();
  const generators = new Map<OptionDocs, string[]>();
  for (const { name, optionDocs } of [...BUILT_IN, reference()])
    for (const docs of optionDocs) {
      const known = byName.get(docs.name) ?? docs;
      byName.set(docs.name, known);
      generators.set(known, [...(generators.get(known) ?? []), `\`${name}()\``]);
    }
  return generators;
}

function optionRow(
  { name, values = "", meaning = "", default: standard = "", example = "" }: OptionDocs,
  generators: readonly string[],
): string[] {
  return [`\`${name}\` of ${generators.join(", ")}`, values, meaning, standard, example && `\`${example}\``];
}
