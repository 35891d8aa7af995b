import fc from "fast-check";
import { isObject } from "../../core/json.ts";
import { arbitrarySchema } from "../../validators/test/arbitrary-schema.ts";

/** A random schema, and an edited one or another one altogether. */
export const arbitraryPair: fc.Arbitrary<readonly [base: unknown, revision: unknown]> = fc
  .tuple(arbitrarySchema, arbitrarySchema, fc.integer({ min: 0, max: 15 }))
  .map(([base, other, turn]) => {
    const revision = turn % 8 === 0 ? other : edited(base, { turn: turn % 8, other });
    return turn < 8 ? [base, revision] : [recursive(base, "Old"), recursive(revision, "New")];
  });

/** Keywords that apply to members of a value: below them, a schema may contain itself. */
const STEPS = new Set(["properties", "patternProperties", "additionalProperties", "items", "prefixItems"]);

/** Replaces `true` in the schema by a reference to itself. */
function recursive(schema: unknown, name: string, isBelow = false): unknown {
  if (schema === true && isBelow) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(schema)) return schema.map((item) => recursive(item, name, isBelow));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      DATA.has(key) ? value : recursive(value, name, STEPS.has(key) || (isBelow && !KEYWORDS.has(key))),
    ]),
  );
}

/** Keywords whose values are not schemas. */
const DATA = new Set(["const", "enum", "uniqueItems", "required", "dependentRequired", "type"]);
/** Keywords that apply to the same value. */
const KEYWORDS = new Set([
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "dependentSchemas",
  "contains",
  "propertyNames",
  "unevaluatedItems",
  "unevaluatedProperties",
]);

interface Edit {
  /** Decides which keyword is edited, and how. */
  readonly turn: number;
  /** Replaces a schema. */
  readonly other: unknown;
}

/** The schema with one keyword changed, dropped or exchanged, at the top or deeper down. */
function edited(schema: unknown, edit: Edit): unknown {
  if (Array.isArray(schema)) return editedList(schema, edit);
  if (!isObject(schema)) return edit.other;
  const keys = Object.keys(schema);
  const key = keys[edit.turn % Math.max(keys.length, 1)];
  if (key === undefined) return { minProperties: 1 };
  return withKey(schema, key, editedValue(schema[key], edit));
}

function editedValue(value: unknown, edit: Edit): unknown {
  if (typeof value === "number") return value + (edit.turn % 2 === 0 ? 1 : -1);
  if (typeof value !== "object" || value === null || edit.turn % 3 === 0) return undefined;
  return edited(value, { ...edit, turn: edit.turn + 1 });
}

function editedList(list: readonly unknown[], edit: Edit): unknown[] {
  const at = edit.turn % Math.max(list.length, 1);
  return edit.turn % 2 === 0 && list.length > 1
    ? list.filter((_, index) => index !== at)
    : list.map((item, index) => (index === at && isObject(item) ? edited(item, edit) : item));
}

/** Replaces a key. `Object.fromEntries` makes an own property of `__proto__` too. */
function withKey(schema: object, key: string, value: unknown): unknown {
  const entries = Object.entries(schema).map(([name, old]) => [name, name === key ? value : old] as const);
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
}
