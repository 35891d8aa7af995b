import { type KeywordName, keywordsWith, schemaKeyword } from "../../document/schema-keywords.ts";
import type { JsonObject } from "../../json.ts";
import type {
  ArrayConstraints,
  Condition,
  NumberConstraints,
  ObjectConstraints,
  SchemaModel,
  StringConstraints,
} from "../schema-model.ts";
import type { KeywordReader } from "./keyword-reader.ts";

/** Reads the subschemas of a keyword: one, a list, or a map. */
export interface Children {
  one(key: string): SchemaModel | undefined;
  list(key: string): readonly SchemaModel[] | undefined;
  map(key: string): ReadonlyMap<string, SchemaModel> | undefined;
}

/** Returns the parts of the model that have keywords in a schema. */
export function partsIn(value: JsonObject): ReadonlySet<unknown> {
  const parts = new Set<unknown>();
  for (const key of Object.keys(value)) parts.add(schemaKeyword(key)?.part);
  return parts;
}

/** The parts of a model that contain keywords under their own names. */
interface Parts {
  readonly number: NumberConstraints;
  readonly string: StringConstraints;
  readonly array: ArrayConstraints;
  readonly object: ObjectConstraints;
}

const PART_KEYWORDS: Readonly<Record<keyof Parts, readonly KeywordName[]>> = {
  number: keywordsWith(({ part }) => part === "number"),
  string: keywordsWith(({ part }) => part === "string"),
  array: keywordsWith(({ part }) => part === "array"),
  object: keywordsWith(({ part }) => part === "object"),
};

/** Reads the keywords of one part of the model; `own` are values with a dedicated reader. */
export function readPart<Part extends keyof Parts>(
  part: Part,
  fields: KeywordReader,
  children: Children,
  own: Readonly<Record<string, unknown>> = {},
): Parts[Part] | undefined {
  let read: Record<string, unknown> | undefined;
  for (const name of PART_KEYWORDS[part]) {
    const value = Object.hasOwn(own, name) ? own[name] : readKeyword(name, fields, children);
    if (value === undefined) continue;
    read ??= {}; // most schemas lack most parts
    read[name] = value;
  }
  return read as Parts[Part] | undefined; // the table defines each keyword's type
}

function readKeyword(name: KeywordName, fields: KeywordReader, children: Children): unknown {
  const { value, schemas } = schemaKeyword(name) ?? {};
  if (value !== undefined) return fields(value, name);
  return schemas === "list" || schemas === "map" ? children[schemas](name) : children.one(name);
}

/** Reads positional items, which drafts before 2020-12 wrote as a list under `items`. */
export function positionalItems(
  value: JsonObject,
  { list, one }: Children,
): Readonly<Record<string, unknown>> {
  const isPositional = Array.isArray(value.items);
  const prefixItems = list(isPositional ? "items" : "prefixItems");
  const items = one(isPositional ? "additionalItems" : "items");
  return { prefixItems, items };
}

/** Reads a condition; `then` and `else` have no meaning without `if`. */
export function readCondition(one: Children["one"]): Condition | undefined {
  const test = one("if");
  return test && compact<Condition>({ if: test, then: one("then"), else: one("else") });
}

/** Removes undefined properties, so that a missing keyword is a missing property. */
export function compact<Value extends object>(
  value: { [Key in keyof Value]: Value[Key] | undefined },
): Value {
  const compacted: Record<string, unknown> = {};
  for (const key of Object.keys(value) as (keyof Value & string)[])
    if (value[key] !== undefined) compacted[key] = value[key];
  return compacted as Value; // callers set the required fields
}
