import type { Value } from "../../../core/checks/check-node.ts";
import { memberAccess } from "../../../core/emit/property.ts";
import { quote } from "../../../core/emit/text.ts";
import { valueText } from "../../text/value-text.ts";
import { type Location, tooDeep } from "./location.ts";
import { block } from "./statements.ts";

/** Maximum number of values to compare; more become a set. */
const MOST_COMPARED = 8;

interface OwnProperties {
  /** True if the properties of the object are a level deeper. */
  readonly isLevel?: boolean;
  /** The property that is read first. */
  readonly key?: string | undefined;
}

/** Emits statements that reject a value that is not an object, and declare a variable with its own properties. */
export function declareOwn(location: Location, { isLevel = false, key }: OwnProperties = {}): string[] {
  const { printing, owns, value } = location;
  const deep = isLevel ? tooDeep(location) : [];
  if (owns.has(value)) return deep.length > 0 ? [`if (${deep.join("")}) return false;`] : [];
  const own = printing.variable(value === "value" ? "own" : `own ${value}`);
  owns.set(value, own);
  const rejected = [`!${printing.file.runtime("isObject")}(${value})`, ...deep].join(" || ");
  const first = key === undefined || key in Object.prototype ? [] : [`${value}${memberAccess(key)}`];
  return [
    `if (${rejected}) return false;`,
    `const ${own} = ${printing.file.runtime("membersOf")}(${[value, ...first].join(", ")});`,
  ];
}

/** Returns the variable with the own properties of the value. */
export function ownOf({ owns, value }: Location): string {
  return owns.get(value) ?? value;
}

/** Emits the value of a property, which is undefined if absent. */
export function readProperty(own: string, key: string, { printing }: Location): string {
  if (key in Object.prototype) return `${printing.file.runtime("getOwn")}(${own}, ${quote(key)})`;
  return `${own}${memberAccess(key)}`;
}

/** The variables of a loop over properties. */
export interface PropertyLoop {
  readonly own: string;
  readonly key: string;
  readonly other: string;
}

/** Emits a loop over all properties except those that are skipped. */
export function eachProperty(
  { own, key, other }: PropertyLoop,
  skips: readonly string[],
  lines: readonly string[],
): string[] {
  if (lines.length === 0) return [];
  const read = [...skips, `const ${other} = ${own}[${key}];`, `if (${other} === undefined) continue;`];
  return [`for (const ${key} of Object.keys(${own})) ${block([...read, ...lines])}`];
}

/** Emits the condition that a name is in a list. */
export function isOneOf(name: string, names: readonly string[], location: Location): string {
  if (!isLongList(names)) return names.map((value) => `${name} === ${quote(value)}`).join(" || ");
  return `${setOf(names, location)}.has(${name})`;
}

export function isLongList(values: readonly unknown[]): boolean {
  return values.length > MOST_COMPARED;
}

/** Emits a constant with a set of values. */
export function setOf(values: readonly Value[], { printing }: Location): string {
  const list = values.map(valueText).join(", ");
  return printing.file.constant(`${printing.subject} values`, `/* @__PURE__ */ new Set<unknown>([${list}])`);
}
