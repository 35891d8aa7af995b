import { expect, test } from "vitest";
import { RENAMED } from "../core/renamed.ts";
import { parseArguments } from "./arguments.ts";
import { configFaults } from "./load-config.ts";
import { UsageError } from "./usage-error.ts";

/** The configuration in which a setting such as `diff.old` is true. */
function configWith(setting: string): object {
  return setting.split(".").reduceRight<unknown>((value, key) => ({ [key]: value }), true) as object;
}

/** What the command line says about an option, or a configuration about a setting. */
function messagesAbout(old: string): readonly string[] {
  const [option = "", command = "verify"] = old.split(" ").reverse();
  if (!option.startsWith("-")) return configFaults(configWith(old)).map(({ message }) => message);
  try {
    parseArguments([command, "openapi.yaml", option, "1"]);
    return [];
  } catch (error) {
    if (error instanceof UsageError) return [error.message];
    throw error;
  }
}

test.each(Object.entries(RENAMED))("%s is reported with its new name, %s", (old, now) => {
  expect(messagesAbout(old)).toContain(`\`${old}\` was renamed to \`${now}\`.`);
});
