import { expect, test } from "vitest";
import { RENAMED } from "../core/renamed.ts";
import { configFaults } from "./load-config.ts";

/** The configuration in which a setting such as `diff.old` is true. */
function configWith(setting: string): object {
  return setting.split(".").reduceRight<unknown>((value, key) => ({ [key]: value }), true) as object;
}

test.each(Object.entries(RENAMED))("the setting %s is reported with its new name %s", (old, now) => {
  const messages = configFaults(configWith(old)).map(({ message }) => message);
  expect(messages).toContain(`\`${old}\` was renamed to \`${now}\`.`);
});
