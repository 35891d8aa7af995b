import { BUILT_IN } from "../../../generators/built-in.ts";
import { COMMON } from "../../../generators/cli/options/common.ts";
import { COMMAND_NAMES, COMMANDS, type CommandName } from "../../../generators/cli/options/index.ts";
import { defaultOf, type OptionTable, optionLabel } from "../../../generators/cli/options/option.ts";
import { SETTING_DOCS } from "../../../generators/core/define-generator.ts";
import type { OptionDocs } from "../../../generators/core/option-docs.ts";
import { markdownTable } from "./markdown-table.ts";

/** The commands of `codegen` and their options, as their tables define them. */
export function commandTables(): string {
  const commands = COMMAND_NAMES.map((name) => [`\`${synopsis(name)}\``, COMMANDS[name].summary]);
  const sections = COMMAND_NAMES.flatMap((name) => [
    `Options of \`codegen ${name}\`:`,
    optionTable(COMMANDS[name].options),
  ]);
  return [
    markdownTable([["command", "what it does"], ...commands]),
    ...sections,
    "Options of every command:",
    optionTable(COMMON),
  ].join("\n\n");
}

function synopsis(command: CommandName): string {
  const words = COMMANDS[command].arguments.map(({ name, isOptional }) => (isOptional ? `[${name}]` : name));
  return ["codegen", command, ...words].join(" ");
}

function optionTable(options: OptionTable): string {
  const rows = Object.entries(options).map(([name, definition]) => {
    const { meaning, multiple, choices, example } = definition;
    const remarks = [
      ...(multiple ? ["repeatable"] : []),
      ...(choices ? [`values: ${choices.map((choice) => `\`${choice}\``).join(", ")}`] : []),
    ];
    const text = remarks.length === 0 ? meaning : `${meaning} (${remarks.join("; ")})`;
    return [`\`${optionLabel(name, definition)}\``, text, defaultOf(definition) ?? "", `\`${example}\``];
  });
  return markdownTable([["option", "meaning", "default", "example"], ...rows]);
}

/** The options of generators in `codegen.config.ts`, as the generators define them. */
export function generatorOptionTable(): string {
  const own = [...optionsByName()].map(([name, docs]) => settingRow(name, docs));
  const all = SETTING_DOCS.map((docs) => settingRow(docs.name, [{ ...docs, of: undefined }]));
  return markdownTable([["option", "of", "values", "meaning", "default"], ...all, ...own]);
}

interface OptionOf extends OptionDocs {
  /** The generator that has it; undefined for all. */
  readonly of: string | undefined;
}

/** Options of the same name mean the same. */
function optionsByName(): Map<string, OptionOf[]> {
  const options = new Map<string, OptionOf[]>();
  for (const { name: of, optionDocs } of BUILT_IN)
    for (const docs of optionDocs)
      options.set(docs.name, [...(options.get(docs.name) ?? []), { ...docs, of }]);
  return options;
}

function settingRow(name: string, docs: readonly OptionOf[]): string[] {
  const first = (key: "values" | "meaning" | "default") => docs.find((each) => each[key])?.[key] ?? "";
  const generators = docs.map(({ of }) => (of === undefined ? "every generator" : `\`${of}\``));
  return [`\`${name}\``, generators.join(", "), first("values"), first("meaning"), first("default")];
}
