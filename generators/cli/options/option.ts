/** An option of a command, defined once: the parser, the help and the README's table read it. */
export interface OptionDefinition {
  /** Placeholder of its value, such as `FILE`. Flags have none: they are on, or off with `--no-` before the name. */
  readonly value?: string;
  /** True for an option that can be passed more than once. */
  readonly multiple?: true;
  /** One letter. */
  readonly short?: string;
  /** True for a flag that takes the place of the command, and is never off. */
  readonly isAction?: true;
  /** The values that it accepts, the default first. */
  readonly choices?: readonly [string, ...string[]];
  /** The setting of codegen.config.ts that applies without it: `diff.exemptions`. */
  readonly setting?: string;
  /** The default without the option and the setting, where the choices do not say it. */
  readonly defaultsTo?: string;
  /** Meaning: one or two sentences, the first without a capital letter. */
  readonly meaning: string;
}

/** Options by name, without dashes. */
export type OptionTable = Readonly<Record<string, OptionDefinition>>;

/** Argument of a command, which has no dash. */
interface ArgumentDefinition {
  readonly name: string;
  readonly isOptional?: true;
  /** True for the last one if several can follow. */
  readonly isRepeatable?: true;
  readonly defaultsTo?: string;
  readonly meaning: string;
}

/** A command, as its help and the README show it. */
export interface CommandDefinition {
  /** One line for the list of all commands. */
  readonly summary: string;
  /** First paragraph of the help. */
  readonly about: string;
  readonly arguments: readonly ArgumentDefinition[];
  readonly options: OptionTable;
  /** Options that cannot be used together. */
  readonly exclusive?: readonly [string, string];
  /** Whole command lines. */
  readonly examples: readonly string[];
}

/** The word before the meaning: `--spec FILE`, `--[no-]check`, `-h, --help`. */
export function optionLabel(name: string, option: Omit<OptionDefinition, "meaning">): string {
  const { short, value } = option;
  const label = `--${isSwitch(option) ? "[no-]" : ""}${name}`;
  return `${short === undefined ? "" : `-${short}, `}${label}${value === undefined ? "" : ` ${value}`}`;
}

/** True for a flag that is on or off. */
export function isSwitch({ value, isAction }: Pick<OptionDefinition, "value" | "isAction">): boolean {
  return value === undefined && isAction !== true;
}

/** Returns the default of an option; undefined for a flag. */
export function defaultOf({
  choices,
  defaultsTo = choices?.[0],
  setting,
}: Pick<OptionDefinition, "choices" | "defaultsTo" | "setting">): string | undefined {
  if (setting === undefined) return defaultsTo;
  return `\`${setting}\` of codegen.config.ts${defaultsTo === undefined ? "" : `, else ${defaultsTo}`}`;
}
