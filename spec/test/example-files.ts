import { type Damage, keywordsOf } from "./examples.ts";

/** The example that is missing for a component: `spec/examples/Quote.<case>.json`. */
export function exampleFile(component: string): string {
  return `spec/examples/${component}.<case>.json`;
}

/**
 * The damaged example that shows a constraint: `maxLength` of `QuoteCreate/properties/memo` is shown by
 * `spec/examples/QuoteCreate.memo-too-long.damaged.json`.
 */
export function damagedExampleFile(constraint: string): string {
  const [component = "", ...keys] = constraint.split("/");
  const required = keys.at(-2) === "required" ? keys.slice(-1) : [];
  const keyword = required.length > 0 ? "required" : (keys.at(-1) ?? "");
  const path = [...valuePath(keys.slice(0, -1 - required.length)), ...required];
  return `spec/examples/${component}.${path.join(".") || "value"}-${damageOf(keyword)}.damaged.json`;
}

/** Returns the path of a schema's value: `properties` and `items` lead into the value, other keywords do not. */
function valuePath(keys: readonly string[]): string[] {
  const [key, name, ...others] = keys;
  if (key === undefined) return [];
  if (key === "properties" && name !== undefined) return [name, ...valuePath(others)];
  if (key === "items") return ["0", ...valuePath(keys.slice(1))];
  return valuePath(keys.slice(1));
}

function damageOf(keyword: string): Damage | "<damage>" {
  const damages = Object.keys(keywordsOf) as Damage[]; // the keys of that very object
  return damages.find((damage) => (keywordsOf[damage] as readonly string[]).includes(keyword)) ?? "<damage>";
}
