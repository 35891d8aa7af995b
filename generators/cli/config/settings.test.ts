import { expect, it } from "vitest";
import { BUILT_IN } from "../../built-in.ts";
import { SETTING_DOCS } from "../../core/define-generator.ts";
import { isObject } from "../../core/json.ts";
import { configFaults } from "../load-config.ts";
import { faultsOf, type Setting, type SettingTable } from "./check.ts";
import { CONFIG_SETTINGS } from "./settings.ts";

/** A member as a configuration gives it: `out: "src/api"` as `{ out: "src/api" }`. */
function memberOf(example: string): Record<string, unknown> {
  const names = BUILT_IN.map(({ name }) => name);
  const generators = BUILT_IN.map((generator) => () => generator);
  return new Function(...names, `return { ${example} };`)(...generators);
}

const allSettings = (settings: SettingTable): [string, Setting, SettingTable][] =>
  Object.entries(settings).flatMap(([name, setting]): [string, Setting, SettingTable][] => [
    [name, setting, settings],
    ...allSettings(setting.settings ?? {}),
  ]);

it.each(allSettings(CONFIG_SETTINGS))("the example of %s is a right one", (name, { example }, settings) => {
  const member = memberOf(example);
  expect(Object.keys(member)).toEqual([name]);
  const isWrong = ({ path }: { readonly path: readonly unknown[] }) => path[0] === name;
  expect(faultsOf(member, settings, []).filter(isWrong)).toEqual([]);
});

const OPTIONS = BUILT_IN.flatMap((generator) =>
  [...generator.optionDocs, ...SETTING_DOCS].map((docs) => [generator.name, docs] as const),
);

it.each(OPTIONS)("every option of %s has a meaning, a default and an example", (_, docs) => {
  const { name, meaning, values, default: standard, example = "" } = docs;
  expect([meaning, values, standard].every(Boolean)).toBe(true);
  expect(Object.keys(memberOf(example))).toEqual([name]);
});

it.each(["a", 1, null, undefined, []])("%j is no configuration", (value) => {
  expect(isObject(value)).toBe(false);
  expect(configFaults(value)).toMatchObject([{ path: [], message: "The default export must be an object." }]);
});
