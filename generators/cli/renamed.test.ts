import { expect, test } from "vitest";
import { client } from "../client/index.ts";
import type { GeneratorFactory } from "../core/define-generator.ts";
import { REMOVED, RENAMED } from "../core/renamed.ts";
import { reference } from "../reference/index.ts";
import { types } from "../types/index.ts";
import { zod } from "../validators/index.ts";
import { parseArguments } from "./arguments.ts";
import { configFaults } from "./load-config.ts";
import { UsageError } from "./usage-error.ts";

/** The configuration in which a setting such as `diff.old` is true. */
function configWith(setting: string): object {
  return setting.split(".").reduceRight<unknown>((value, key) => ({ [key]: value }), true) as object;
}

const GENERATORS: Readonly<Record<string, GeneratorFactory<object>>> = { client, reference, types, zod };

/** Returns the message of the command line about an option, or of a configuration about a setting. */
function messagesAbout(old: string): readonly string[] {
  const [option = "", command = "verify"] = old.split(" ").reverse();
  const generator = GENERATORS[old.split(".")[0] ?? ""];
  if (generator !== undefined)
    return generator({ [old.split(".")[1] ?? ""]: "x" }).faults.map(({ message }) => message);
  if (!option.startsWith("-")) return configFaults(configWith(old)).map(({ message }) => message);
  try {
    parseArguments([command, "openapi.yaml", option, "1"]);
    return [];
  } catch (error) {
    if (error instanceof UsageError) return [error.message];
    throw error;
  }
}

test.each(Object.entries(RENAMED))("%s is reported with its new name, %s", (given, expected) => {
  const [old, now] = [given, expected].map((name) => name.replace("*", "types")) as [string, string]; // two names
  expect(messagesAbout(old)).toContain(`\`${old}\` was renamed to \`${now}\`.`);
});

test.each(Object.entries(REMOVED))("%s is reported as removed", (old, reason) => {
  expect(messagesAbout(old)).toContain(`\`${old}\` was removed. ${reason}`);
});
