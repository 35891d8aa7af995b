/** An option of a command, defined once: the parser, the help and the README's table read it. */
export interface OptionDefinition {
  readonly type: "string" | "boolean";
  /** The word that stands for its value, such as `FILE`; flags have none. */
  readonly value?: string;
  /** True for an option that can be passed more than once. */
  readonly multiple?: true;
  /** One letter. */
  readonly short?: string;
  /** The values that it accepts, the default first. */
  readonly choices?: readonly [string, ...string[]];
  /** What happens without it, where the choices do not say so. */
  readonly defaultsTo?: string;
  /** What it does: one or two sentences, the first without a capital letter. */
  readonly meaning: string;
  /** How it is passed. */
  readonly example: string;
}

/** Options by name, without dashes. */
export type OptionTable = Readonly<Record<string, OptionDefinition>>;

/** What follows a command without a dash. */
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
  /** What the help says first. */
  readonly about: string;
  readonly arguments: readonly ArgumentDefinition[];
  readonly options: OptionTable;
  /** Options that cannot be used together. */
  readonly exclusive?: readonly [string, string];
  /** Whole command lines. */
  readonly examples: readonly string[];
}

/** The word before the meaning: `--spec FILE`, `-h, --help`. */
export function optionLabel(
  name: string,
  { short, value }: Pick<OptionDefinition, "short" | "value">,
): string {
  return `${short === undefined ? "" : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`;
}

/** What happens when the option is not passed; undefined for a flag. */
export function defaultOf({
  choices,
  defaultsTo,
}: Pick<OptionDefinition, "choices" | "defaultsTo">): string | undefined {
  return defaultsTo ?? choices?.[0];
}
