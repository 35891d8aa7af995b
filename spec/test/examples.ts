import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../examples/", import.meta.url);

/** A value that its component accepts: `<Component>.<case>.json`. */
export interface Example {
  readonly file: string;
  readonly component: string;
  readonly value: unknown;
}

/** A value that its component rejects, and why: `<Component>.<path>-<damage>.damaged.json`. */
export interface DamagedExample extends Example {
  /** Path to the damage, as keys from the outside in; empty for the value itself. */
  readonly path: readonly string[];
  readonly damage: Damage;
}

/** The keywords that may reject each kind of damage. */
export const keywordsOf = {
  missing: ["required"],
  unknown: ["enum", "const"],
  "not-allowed": ["const"],
  malformed: ["pattern", "format"],
  "wrong-prefix": ["pattern"],
  "too-short": ["minLength"],
  "too-long": ["maxLength"],
  "too-small": ["minimum"],
  "too-large": ["maximum"],
  null: ["type"],
  "not-a-string": ["type"],
  "not-a-number": ["type"],
  "not-an-integer": ["type"],
  "not-a-boolean": ["type"],
  "not-an-object": ["type"],
  "not-an-array": ["type"],
} as const satisfies Record<string, readonly string[]>;

/** Kinds of damage. */
export type Damage = keyof typeof keywordsOf;

const files: readonly string[] = readdirSync(folder).sort();

/** Every good example. */
export const examples: readonly Example[] = files.filter((file) => !file.endsWith(".damaged.json")).map(read);

/** Every damaged example. */
export const damagedExamples: readonly DamagedExample[] = files
  .filter((file) => file.endsWith(".damaged.json"))
  .map((file) => ({ ...read(file), ...damageOf(file) }));

function read(file: string): Example {
  const component = file.slice(0, file.indexOf("."));
  return { file, component, value: JSON.parse(readFileSync(new URL(file, folder), "utf8")) };
}

function damageOf(file: string): Pick<DamagedExample, "path" | "damage"> {
  const what = file.slice(file.indexOf(".") + 1, -".damaged.json".length);
  const damage = Object.keys(keywordsOf)
    .filter(isDamage)
    .find((each) => what.endsWith(`-${each}`));
  if (!damage)
    throw new Error(
      `${file} does not end in a known damage. Add the damage to keywordsOf, or rename the file.`,
    );
  const place = what.slice(0, -damage.length - 1);
  return { damage, path: place === "value" ? [] : place.split(".") };
}

function isDamage(name: string): name is Damage {
  return name in keywordsOf;
}
