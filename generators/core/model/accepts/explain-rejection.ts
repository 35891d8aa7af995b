import { isObject, type JsonObject } from "../../json.ts";
import type { SchemaModel } from "../schema-model.ts";
import { accepts } from "./accepts.ts";
import { matchesPattern } from "./pattern.ts";

/** Reason why a schema rejects a value, at one place in the value. */
export interface Rejection {
  /** Path from the whole value to the rejected part. Keys that no schema names are `*`, and so are items. */
  readonly path: readonly string[];
  /** The schema that rejects the part. */
  readonly schema: SchemaModel;
  /** The keyword that rejects it, for example `required`. */
  readonly keyword: string;
  /** Requirement of the schema: `a string or null`, `the property "id"`. */
  readonly expected: string;
  /** The property that is missing, for `required`. */
  readonly missing?: string;
  /** The rejected part. It may contain personal data: do not print it if `isSensitive` is true. */
  readonly value: unknown;
  /** True if a schema on the path has `x-codegen-sensitive`. */
  readonly isSensitive: boolean;
}

/** Returns every place where a schema rejects a JSON value, each kind once; empty if the schema accepts the value. */
export function explainRejection(schema: SchemaModel, value: unknown): Rejection[] {
  const found = explain(schema, value, { path: [], isSensitive: false });
  return [...new Map(found.map((rejection) => [keyOf(rejection), rejection])).values()];
}

/** A key that is equal for list items rejected for the same reason. */
function keyOf({ path, schema, keyword, expected }: Rejection): string {
  return JSON.stringify([path, schema.location.pointer, keyword, expected]);
}

interface Location {
  readonly path: readonly string[];
  readonly isSensitive: boolean;
}

type Found = Pick<Rejection, "keyword" | "expected" | "missing">;

function explain(schema: SchemaModel, value: unknown, above: Location): Rejection[] {
  if (accepts(schema, value)) return [];
  const location = { ...above, isSensitive: above.isSensitive || isSensitive(schema) };
  const own = ownReasons(schema, value);
  const found = [
    ...own.map((reason) => ({ ...location, ...reason, schema, value })),
    ...(own.some(({ keyword }) => keyword === "type") ? [] : inside(schema, value, location)),
  ];
  if (found.length > 0) return found;
  return [{ ...location, schema, value, keyword: "schema", expected: "a value that the schema accepts" }];
}

/** True for a schema with `x-codegen-sensitive`, or a reference to one. */
export function isSensitive({ annotations, reference }: SchemaModel): boolean {
  return (
    annotations.extensions["x-codegen-sensitive"] === true ||
    reference?.target.annotations.extensions["x-codegen-sensitive"] === true
  );
}

/** Explains the keywords of the schema itself, without its subschemas. */
function ownReasons(schema: SchemaModel, value: unknown): Found[] {
  const { location, types, constant, enumeration, annotations } = schema;
  const alone = { location, annotations: { extensions: {} } };
  if (schema.always === false) return [{ keyword: "false", expected: "no value" }];
  if (types && !accepts({ ...alone, types }, value))
    return [{ keyword: "type", expected: types.map(typeWords).join(" or ") }];
  if (constant && !accepts({ ...alone, constant }, value))
    return [{ keyword: "const", expected: JSON.stringify(constant.value) }];
  if (enumeration && !accepts({ ...alone, enumeration }, value))
    return [{ keyword: "enum", expected: `one of ${listed(enumeration)}` }];
  const { format } = annotations;
  const parts: Part[] = [
    ...partsOf("number", schema.number, alone),
    ...partsOf("string", schema.string, alone),
    ...partsOf("array", plainOf(schema.array, ARRAY_PARTS), alone),
    ...partsOf("object", plainOf(schema.object, OBJECT_PARTS), alone),
  ];
  if (format !== undefined)
    parts.push(["format", { ...alone, annotations: { format, extensions: {} } }, `format ${format}`]);
  return parts.flatMap(([keyword, part, expected]) =>
    accepts(part, value)
      ? []
      : keyword === "required"
        ? missingReasons(schema, value)
        : [{ keyword, expected }],
  );
}

/** Keywords about a list or object as a whole. */
const ARRAY_PARTS = ["minItems", "maxItems", "uniqueItems"];
const OBJECT_PARTS = ["required", "minProperties", "maxProperties"];

function plainOf(constraints: object | undefined, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(constraints ?? {}).filter(([key]) => keys.includes(key)));
}

/** A keyword, a schema with only this keyword, and its requirement. */
type Part = readonly [keyword: string, schema: SchemaModel, expected: string];

/** Returns a schema for each keyword of a group. */
function partsOf(
  group: "number" | "string" | "array" | "object",
  constraints: object | undefined,
  alone: SchemaModel,
): Part[] {
  return Object.entries(constraints ?? {}).map(([keyword, value]) => [
    keyword,
    { ...alone, [group]: { [keyword]: value } },
    `${keyword} ${String(value)}`,
  ]);
}

function missingReasons({ object }: SchemaModel, value: unknown): Found[] {
  const missing = (object?.required ?? []).filter((key) => !isObject(value) || !Object.hasOwn(value, key));
  return missing.map((key) => ({
    keyword: "required",
    expected: `the property ${JSON.stringify(key)}`,
    missing: key,
  }));
}

/** Explains the subschemas, for the value and for its parts. */
function inside(schema: SchemaModel, value: unknown, location: Location): Rejection[] {
  const { reference, allOf = [], condition } = schema;
  const found = [reference?.target, ...allOf].flatMap((part) => (part ? explain(part, value, location) : []));
  if (condition) {
    const branch = accepts(condition.if, value) ? condition.then : condition.else;
    if (branch) found.push(...explain(branch, value, location));
  }
  if (schema.not && accepts(schema.not, value))
    found.push({ ...location, schema, value, keyword: "not", expected: "another value" });
  found.push(
    ...alternatives(schema, "anyOf", value, location),
    ...alternatives(schema, "oneOf", value, location),
  );
  if (Array.isArray(value)) found.push(...insideArray(schema, value, location));
  else if (isObject(value)) found.push(...insideObject(schema, value, location));
  return found;
}

function alternatives(
  schema: SchemaModel,
  keyword: "anyOf" | "oneOf",
  value: unknown,
  location: Location,
): Rejection[] {
  const branches = schema[keyword];
  if (!branches) return [];
  const accepting = branches.filter((branch) => accepts(branch, value)).length;
  if (accepting === 1 || (accepting > 1 && keyword === "anyOf")) return [];
  if (accepting > 1)
    return [
      {
        ...location,
        schema,
        value,
        keyword,
        expected: `exactly one alternative, and ${accepting} accept it`,
      },
    ];
  // The intended branch is the one whose type and constants match.
  const tried = branches.map((branch) => explain(branch, value, location));
  const meant = tried.filter((reasons) => reasons.every((reason) => !isOtherKind(reason, location)));
  if (meant.length === 1) return meant[0] ?? [];
  return [{ ...location, schema, value, keyword, expected: `one of ${branches.length} alternatives` }];
}

/** True for a wrong type, or a wrong constant one level down: the branch was not intended. */
function isOtherKind({ path, keyword }: Rejection, location: Location): boolean {
  const depth = path.length - location.path.length;
  return (keyword === "type" && depth === 0) || (keyword === "const" && depth <= 1);
}

function insideArray({ array }: SchemaModel, value: readonly unknown[], location: Location): Rejection[] {
  const { prefixItems = [], items } = array ?? {};
  return value.flatMap((item, index) => {
    const prefix = prefixItems[index];
    if (prefix) return explain(prefix, item, at(location, String(index)));
    return items ? explain(items, item, at(location, "*")) : [];
  });
}

function insideObject({ object }: SchemaModel, value: JsonObject, location: Location): Rejection[] {
  const { properties, patternProperties = new Map(), additionalProperties, propertyNames } = object ?? {};
  return Object.entries(value).flatMap(([key, member]) => {
    const names = propertyNames ? explain(propertyNames, key, at(location, "*")) : [];
    const named = properties?.get(key);
    const matching = [...patternProperties].filter(([pattern]) => matchesPattern(pattern, key));
    const found = matching.flatMap(([, schema]) => explain(schema, member, at(location, "*")));
    if (named) return [...names, ...found, ...explain(named, member, at(location, key))];
    if (matching.length > 0 || !additionalProperties) return [...names, ...found];
    return [...names, ...explain(additionalProperties, member, at(location, "*"))];
  });
}

function at({ path, isSensitive }: Location, key: string): Location {
  return { path: [...path, key], isSensitive };
}

function typeWords(type: string): string {
  if (type === "null") return "null";
  return `${/^[aio]/.test(type) ? "an" : "a"} ${type}`;
}

function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, 12).map((value) => JSON.stringify(value));
  return values.length > shown.length
    ? `${shown.join(", ")} and ${values.length - shown.length} more`
    : shown.join(", ");
}
