import { readFileSync } from "node:fs";
import { basename, posix } from "node:path";
import { isObject } from "../../core/json.ts";
import type { Arguments } from "../arguments.ts";
import type { Setting, SettingPath, SettingTable } from "../config/check.ts";
import { textOf } from "../config/check.ts";
import { createLocator } from "../config/locate-setting.ts";
import { CONFIG_SETTINGS } from "../config/settings.ts";
import type { LoadedConfig } from "../load-config.ts";
import { DEFAULT_OUT } from "../targets/targets.ts";

/** A setting with its value, and where the value comes from. */
export interface SettingRow {
  readonly name: string;
  readonly value: string;
  /** `codegen.config.ts:3:3`, `command line` or `default` */
  readonly from: string;
}

/** Every setting, also those with their defaults. */
export function describeSettings(loaded: LoadedConfig | undefined, args: Arguments): readonly SettingRow[] {
  const { spec, out, untrusted, referenceRoot } = args;
  // Those of the configuration go with its own document only.
  const overlays = args.overlays.length > 0 ? JSON.stringify(args.overlays) : spec && "none";
  const given = { spec, overlays, out, untrusted, referenceRoot };
  const passed = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: String(value), from: "command line" }],
  );
  const others = loaded ? configuredSettings(loaded, out) : defaults(CONFIG_SETTINGS, []);
  return [...passed, ...others.filter(({ name }) => !passed.some((row) => row.name === name))];
}

function configuredSettings(
  { config, path }: LoadedConfig,
  out = config.out ?? DEFAULT_OUT,
): readonly SettingRow[] {
  const { setting } = createLocator(readFileSync(path, "utf8"));
  const locationOf = (at: SettingPath) => {
    const { line, column } = setting(at);
    return `${basename(path)}:${line}:${column}`;
  };
  const { generators, ...settings } = config;
  const generatorRows = generators.flatMap(({ name, folder, importFrom, options, optionDocs }, index) => {
    const from = locationOf(["generators", index]);
    const given = { folder, importFrom, ...options };
    const ownFolder =
      folder === undefined ? [{ name: `${name}.folder`, value: posix.join(out, name), from: "default" }] : [];
    const rows = Object.entries(given).flatMap(([option, value]) =>
      value === undefined ? [] : [{ name: `${name}.${option}`, value: JSON.stringify(value), from }],
    );
    const unset = optionDocs.filter((docs) => options[docs.name] === undefined);
    const standard = unset.map((docs) => ({
      name: `${name}.${docs.name}`,
      value: docs.default ?? "",
      from: "default",
    }));
    return [{ name: "generators", value: name, from }, ...ownFolder, ...rows, ...standard];
  });
  const { generators: _, ...table } = CONFIG_SETTINGS;
  return [...settingRows(settings, table, { path: [], locationOf }), ...generatorRows];
}

interface Context {
  readonly path: SettingPath;
  readonly locationOf: (path: SettingPath) => string;
}

function settingRows(value: object, settings: SettingTable, { path, locationOf }: Context): SettingRow[] {
  const members: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(settings).flatMap(([name, setting]) => {
    const at = [...path, name];
    const member = members[name];
    if (member === undefined) return defaults({ [name]: setting }, path);
    if (setting.settings && isObject(member))
      return settingRows(member, setting.settings, { path: at, locationOf });
    return [{ name: textOf(at), value: JSON.stringify(member), from: locationOf(at) }];
  });
}

function defaults(settings: Readonly<Record<string, Setting>>, path: SettingPath): SettingRow[] {
  return Object.entries(settings).flatMap(([name, { default: standard }]) =>
    standard === undefined ? [] : [{ name: textOf([...path, name]), value: standard, from: "default" }],
  );
}
