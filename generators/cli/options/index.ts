import { CHANGESET } from "./changeset.ts";
import { COMMON } from "./common.ts";
import { DIFF } from "./diff.ts";
import { DOCTOR } from "./doctor.ts";
import { GENERATE } from "./generate.ts";
import { IMPACT } from "./impact.ts";
import { INIT } from "./init.ts";
import { LINT } from "./lint.ts";
import type { CommandDefinition, OptionDefinition } from "./option.ts";
import { OVERLAY_APPLY, OVERLAY_DIFF } from "./overlay.ts";
import { REFERENCE } from "./reference.ts";
import { UPGRADE } from "./upgrade.ts";
import { VERIFY } from "./verify.ts";

/** Add new commands here, and new options to the table of their command. */
const TABLES = {
  generate: GENERATE,
  diff: DIFF,
  changeset: CHANGESET,
  impact: IMPACT,
  upgrade: UPGRADE,
  verify: VERIFY,
  lint: LINT,
  reference: REFERENCE,
  init: INIT,
  doctor: DOCTOR,
  "overlay apply": OVERLAY_APPLY,
  "overlay diff": OVERLAY_DIFF,
};

export type CommandName = keyof typeof TABLES;

type KeysOfEach<Table> = Table extends unknown ? keyof Table : never;

/** The name of an option of any command. */
export type OptionName = KeysOfEach<(typeof TABLES)[CommandName]["options"] | typeof COMMON>;

/** All commands. */
export const COMMANDS: Readonly<Record<CommandName, CommandDefinition>> = TABLES;

/** The names of all commands, in the order of the help. */
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[]; // the keys of the record

/** The command that these words begin with, which may have two words. */
export function commandAt(words: readonly string[]): CommandName | undefined {
  return COMMAND_NAMES.find((name) => name.split(" ").every((word, index) => words[index] === word));
}

/** The options of a command, with those of all commands at the end; without a command, only the latter. Its own come first where both have one. */
export function optionsOf(command: CommandName | undefined): ReadonlyMap<OptionName, OptionDefinition> {
  const own = command && COMMANDS[command].options;
  const entries = Object.entries({ ...own, ...COMMON, ...own });
  return new Map(entries as [OptionName, OptionDefinition][]); // the keys of the tables
}

/** Every option of every command: the options of a command line are read before its command is known. */
export const ALL_OPTIONS: ReadonlyMap<OptionName, OptionDefinition> = new Map(
  COMMAND_NAMES.flatMap((command) => [...optionsOf(command)]),
);
