import { didYouMean } from "../../core/diagnostics/did-you-mean.ts";
import { isObject } from "../../core/json.ts";
import { findRename, translateName } from "../../core/renamed.ts";

/** The way from the default export to a value: `["diff", "verdicts", 0, "rule"]`. */
export type SettingPath = readonly (string | number)[];

/** Error in a configuration, and how to correct it. */
export interface ConfigFault {
  /** To the wrong value, or to the object that lacks one. */
  readonly path: SettingPath;
  readonly message: string;
  /** To a conflicting value. The message then has no full stop: the place is appended. */
  readonly conflict?: SettingPath;
  /** A right member: `out: "src/api"`. */
  readonly example?: string;
  /** Instruction, where no example shows it. */
  readonly help?: string;
}

/** Definition of a setting: its check, and its texts in the reference. */
export interface Setting {
  /** Returns the error of a value, to be read behind the name of the setting: `must be true or false`. */
  readonly fault: (value: unknown) => string | undefined;
  /** True where it must be given. */
  readonly isRequired?: true;
  /** Its values, as they are written: `a path or a URL`. */
  readonly values: string;
  /** Meaning: one sentence without a capital letter and a full stop. */
  readonly meaning: string;
  /** Behaviour without it. */
  readonly default?: string;
  /** A right member of its object: `out: "src/api"`. */
  readonly example: string;
  /** The settings of an object, or of each entry of a list. */
  readonly settings?: SettingTable;
  /** Finds errors of a value whose own settings are right. */
  readonly findFaults?: (value: unknown, path: SettingPath) => readonly ConfigFault[];
}

/** Settings by name. */
export type SettingTable = Readonly<Record<string, Setting>>;

/** Everything that is wrong with an object of these settings. */
export function faultsOf(value: object, settings: SettingTable, path: SettingPath): readonly ConfigFault[] {
  const members: Readonly<Record<string, unknown>> = { ...value };
  const unknown = Object.keys(members)
    .filter((key) => !Object.hasOwn(settings, key))
    .map((key) => unknownSetting([...path, key], settings));
  return [
    ...unknown,
    ...Object.entries(settings).flatMap(([key, setting]) =>
      faultsOfMember(members[key], setting, [...path, key]),
    ),
  ];
}

function unknownSetting(path: SettingPath, settings: SettingTable): ConfigFault {
  const key = String(path.at(-1));
  const names = Object.keys(settings);
  const renamed = findRename(textOf(path));
  const meant = didYouMean(translateName(key, names), names);
  const name = renamed?.now?.split(".").at(-1) ?? names.find((each) => meant.includes(JSON.stringify(each)));
  return {
    path,
    message: renamed?.message ?? `Unknown setting \`${textOf(path)}\`.${meant}`,
    example: name === undefined ? `one of ${names.join(", ")}` : (settings[name]?.example ?? name),
  };
}

function faultsOfMember(value: unknown, setting: Setting, path: SettingPath): readonly ConfigFault[] {
  const { isRequired, example, settings, findFaults } = setting;
  if (value === undefined && isRequired !== true) return [];
  const fault = setting.fault(value);
  if (fault !== undefined) {
    // What is missing is missing in its object.
    const location = value === undefined ? path.slice(0, -1) : path;
    const renamed = Object.keys(isObject(value) ? value : {}).filter((key) =>
      findRename(textOf([...path, key])),
    );
    const message = `\`${textOf(path)}\` ${fault}.`;
    return [
      ...renamed.map((key) => unknownSetting([...path, key], {})),
      { path: location, message, example },
    ];
  }
  const parts: readonly (readonly [unknown, SettingPath])[] = Array.isArray(value)
    ? value.map((entry, index) => [entry, [...path, index]])
    : [[value, path]];
  const inner = settings
    ? parts.flatMap(([part, at]) =>
        isObject(part)
          ? faultsOf(part, settings, at)
          : [{ path: at, message: `\`${textOf(at)}\` must be an object.`, example }],
      )
    : [];
  return [...inner, ...(findFaults?.(value, path) ?? [])];
}

/** `diff.verdicts[0].rule` */
export function textOf(path: SettingPath): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? part : `${text}.${part}`;
  }, "");
}

/** A fault for every value that fails a test. */
export function must(rule: string, isFine: (value: unknown) => boolean): Setting["fault"] {
  return (value) => (isFine(value) ? undefined : `must ${rule}`);
}

/** True for text that is not empty. */
export function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}
