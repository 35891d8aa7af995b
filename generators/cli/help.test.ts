import { expect, it } from "vitest";
import { BUILT_IN } from "../built-in.ts";
import { defineGenerator } from "../core/define-generator.ts";
import { option } from "../core/generator-option.ts";
import { parseArguments } from "./arguments.ts";
import type { SettingTable } from "./config/check.ts";
import { CONFIG_SETTINGS } from "./config/settings.ts";
import { helpText } from "./help.ts";
import { COMMAND_NAMES, COMMANDS, optionsOf } from "./options/index.ts";
import { isSwitch, optionLabel } from "./options/option.ts";

it.each(COMMAND_NAMES)(
  "the help of %s has every option of its table, in lines of 100 characters",
  (command) => {
    const lines = helpText(command, BUILT_IN).split("\n");
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    const labels = [...optionsOf(command)].map(([name, option]) => optionLabel(name, option));
    expect(labels.filter((label) => !lines.some((line) => line.startsWith(`  ${label}  `)))).toEqual([]);
  },
);

const SETTINGS = COMMAND_NAMES.flatMap((command) =>
  [...optionsOf(command)].flatMap(([name, { setting }]) =>
    setting === undefined ? [] : [[name, setting] as const],
  ),
);

it.each(SETTINGS)("without --%s, the setting %s counts, which has its name", (name, setting) => {
  const [key = "", group] = setting.split(".").reverse();
  const table: SettingTable = CONFIG_SETTINGS;
  expect(Object.keys((group === undefined ? table : table[group]?.settings) ?? {})).toContain(key);
  expect([name, `${name}s`]).toContain(key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
});

/** Options without a setting, which is in git and holds for every run, by the reason. */
const OF_ONE_RUN: Readonly<Record<string, readonly string[]>> = {
  "what this run does": [
    "check",
    "watch",
    "only",
    "with",
    "yes",
    "install",
    "monorepo",
    "scope",
    "write",
    "comments",
  ],
  "the setting that init writes": ["spec"],
  "the commit of this run": ["allow-missing-base"],
  "where this run writes, and what it prints": ["out", "format", "output-file", "verbose"],
  "the service of this run, whose headers may be secret": ["live", "parameter", "header"],
  "options of generators, which have these names there": ["formats", "int64", "site"],
  "the consumer that this run looks at": ["project", "traffic", "packages"],
  "the versions of this run": ["from", "to"],
  "instead of a run": ["help", "version"],
};

it("an option has a setting of its name, unless it is of one run", () => {
  const without = COMMAND_NAMES.flatMap((command) =>
    [...optionsOf(command)].flatMap(([name, { setting }]) => (setting === undefined ? [name] : [])),
  );
  expect(new Set(without)).toEqual(new Set(Object.values(OF_ONE_RUN).flat()));
  const documented = BUILT_IN.flatMap(({ optionDocs }) => optionDocs.map(({ name }) => name));
  expect(documented).toEqual(expect.arrayContaining(["formats", "int64"]));
});

const OPTIONS = COMMAND_NAMES.flatMap((command) =>
  [...optionsOf(command)].map(([name, option]) => [command, name, option] as const),
);

/** Values of options whose value is not any text. */
const VALUES: Readonly<Record<string, string>> = {
  formats: "uuid,date",
  header: "x-tenant:acme",
  live: "https://api.example.com",
  "output-file": "report.json",
  packages: "@acme/client=@shop/payments",
  parameter: "instance_id=in_000000000001",
  "timeout-ms": "10000",
  with: "query,mocks",
};

it.each(OPTIONS)("%s accepts --%s, and each of its values", (command, name, option) => {
  const documents = COMMANDS[command].arguments.map(() => "a.yaml");
  const values = option.choices ?? [VALUES[name] ?? "openapi.yaml"];
  const flags = [[`--${name}`], ...(isSwitch(option) ? [[`--no-${name}`]] : [])];
  for (const words of option.value === undefined ? flags : values.map((value) => [`--${name}`, value]))
    expect(parseArguments([...command.split(" "), ...documents, ...words]).command).toBe(command);
});

it.each(COMMAND_NAMES)("the examples of %s are accepted", (command) => {
  for (const example of COMMANDS[command].examples) {
    const [, ...words] = example.replace(/ > .*/, "").split(" ");
    expect(parseArguments(words).command).toBe(command);
  }
});

it("lists generators with the options that they define", () => {
  const routes = defineGenerator({
    name: "routes",
    summary: "the paths of all operations",
    options: {
      style: { ...option.enum("list", "map"), meaning: "how routes are written", default: "list" },
      sorted: option.boolean(),
    },
    generate: () => ({ kind: "nothing", reason: "this is an example" }),
  });
  const help = helpText("generate", [routes()]).replace(/ +/g, " ");
  expect(help).toContain(
    "\n routes the paths of all operations\n style how routes are written (default: list)\n sorted true or false\n",
  );
  expect(helpText("diff", [routes()])).not.toContain("routes");
});
