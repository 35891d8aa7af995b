import { didYouMean } from "./diagnostics/did-you-mean.ts";
import type { Generated, Generator, GeneratorContext, UnknownOptions } from "./generator.ts";
import { docsOfOptions, type OptionRules, type OptionValues, option } from "./generator-option.ts";
import { faultOfImpacts, type PackageImpacts, type PackageKind } from "./impacts.ts";
import type { ApiModel } from "./model/api-model.ts";
import type { OptionDocs } from "./option-docs.ts";
import { OptionError } from "./option-error.ts";
import { findRename } from "./renamed.ts";

/** Definition of a generator. */
export interface GeneratorDefinition<Rules extends OptionRules> {
  /** Lower case letters, digits and hyphens: used on the command line, and as the name of a folder. */
  readonly name: string;
  /** One line for the help. */
  readonly summary: string;
  /** Names of the generators whose output this one's output imports. Default: none. */
  readonly needs?: readonly string[];
  /** True if it runs only when the configuration or `--only` names it. Default: false. */
  readonly onRequest?: boolean;
  /** Its options by name, each with a rule for its values, such as `option.enum("number", "bigint")`. Default: none. */
  readonly options?: Rules;
  /**
   * Version bumps that `codegen diff` and `codegen changeset` require of its package: those of a kind of package, or a
   * table with the bump for each impact, such as `{ call: "own", words: "patch" }`. Default `types`.
   */
  readonly impact?: PackageKind | PackageImpacts;
  /** Turns a model into files, or returns the reason for writing none. Pure: the same input gives the same bytes. */
  generate(model: ApiModel, context: GeneratorContext<OptionValues<Rules>>): Generated | Promise<Generated>;
}

/** Settings of every generator. */
export interface GeneratorSettings {
  /**
   * The folder of its files, relative to the configuration file. The generator owns it: files that it no longer writes
   * are removed. Default: the name of the generator, below `out` of the configuration.
   */
  readonly folder?: string | undefined;
  /** Module from which other generated code imports it: `@acme/types`. Default: a path from folder to folder. */
  readonly importFrom?: string | undefined;
}

/** Makes a generator for `codegen.config.ts`: `types()`, `zod({ int64: "bigint" })`. Wrong options are its `faults`. */
export type GeneratorFactory<Options = Record<never, never>> = (
  settings?: GeneratorSettings & Options,
) => Generator;

/** Names with another meaning in lists of generators. */
const RESERVED = ["runtime", "spec", "sandbox"];

/**
 * Defines a generator. Returns a function for `codegen.config.ts`, which takes the options of the generator, `folder`
 * and `importFrom`: `generators: [types(), routes({ title: "Routes" })]`.
 */
export function defineGenerator<const Rules extends OptionRules = Record<never, never>>(
  definition: GeneratorDefinition<Rules>,
): GeneratorFactory<OptionValues<Rules>> {
  const { name } = definition;
  if (!/^[a-z][a-z0-9-]*$/.test(name) || RESERVED.includes(name))
    throw new TypeError(
      `A generator cannot be called "${name}". Use lower case letters, digits and hyphens, and none of ${RESERVED.join(", ")}.`,
    );
  const fault = typeof definition.impact === "object" ? faultOfImpacts(definition.impact) : undefined;
  if (fault !== undefined) throw new TypeError(`The generator "${name}" has a wrong \`impact\`. ${fault}`);
  return ({ folder, importFrom, ...options } = {}) => {
    const faults = settingFaults(definition, { folder, importFrom, ...options });
    return configured(definition, { folder, importFrom }, { options, faults });
  };
}

function configured<Rules extends OptionRules>(
  definition: GeneratorDefinition<Rules>,
  { folder, importFrom }: GeneratorSettings,
  { options, faults }: Pick<Generator, "options" | "faults">,
): Generator {
  const { name, summary, needs = [], onRequest = false, impact = "types", options: rules = {} } = definition;
  const generator: Generator = {
    name,
    summary,
    needs,
    onRequest,
    impact,
    folder,
    importFrom,
    options,
    faults,
    optionDocs: docsOfOptions(rules),
    generate(model, context) {
      for (const fault of faults) throw fault;
      return definition.generate(model, { ...context, options: options as OptionValues<Rules> }); // valid options
    },
    withOptions(others) {
      const known = Object.entries(others).filter(([key]) => Object.hasOwn(rules, key));
      const all = { ...options, ...Object.fromEntries(known) };
      return configured(definition, { folder, importFrom }, { options: all, faults });
    },
  };
  definitions.set(generator.generate, definition);
  return generator;
}

/** Definitions by their `generate` function, which copies of a generator share. */
const definitions = new WeakMap<Generator["generate"], object>();

/** True for generators with the same definition, whatever their options. */
export function isSameGenerator(one: Generator, other: Generator): boolean {
  const definition = definitions.get(one.generate);
  return definition !== undefined && definition === definitions.get(other.generate);
}

/** Configurations are run without type checks. */
function settingFaults<Rules extends OptionRules>(
  { name, options = {} as Rules }: GeneratorDefinition<Rules>, // no options
  settings: UnknownOptions,
): readonly OptionError[] {
  const rules: OptionRules = { ...options, ...SETTINGS };
  return Object.entries(settings).flatMap(([key, value]) => {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule === undefined) return [unknownOption(name, key, rules)];
    const fault = value === undefined ? undefined : rule.validate(value);
    if (fault === undefined) return [];
    const example = rule.example ?? `${key}: ${rule.values ?? "another value"}`;
    return [new OptionError(`Option \`${key}\` of \`${name}\` ${fault}.`, { option: key, example })];
  });
}

function unknownOption(generator: string, option: string, rules: OptionRules): OptionError {
  const names = Object.keys(rules);
  const renamed = findRename(`${generator}.${option}`);
  const meant = didYouMean(option, names);
  const close = renamed?.now?.split(".")[1] ?? names.find((name) => meant.includes(JSON.stringify(name)));
  return new OptionError(renamed?.message ?? `\`${generator}\` has no option \`${option}\`.${meant}`, {
    option,
    example: (close !== undefined && rules[close]?.example) || `one of ${names.join(", ")}`,
  });
}

const PATH = option.custom<string>(
  (value) => (typeof value === "string" && value !== "" ? undefined : "must be a string that is not empty"),
  "a path",
);

const SETTINGS = {
  folder: {
    ...PATH,
    meaning: "where its files go",
    default: "`out` with the name of the generator",
    example: 'folder: "packages/types/src/generated"',
  },
  importFrom: {
    ...PATH,
    values: "a path or the name of a package",
    meaning: "how other generated code imports it, such as `@acme/types`",
    default: "a relative path",
    example: 'importFrom: "@acme/types"',
  },
} satisfies Record<keyof GeneratorSettings, OptionRules[string]>;

/** Settings of every generator, for the help. */
export const SETTING_DOCS: readonly OptionDocs[] = docsOfOptions(SETTINGS);
