import { quote } from "../../core/emit/text.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { type Entry, list, objectLiteral } from "../layout/layout.ts";
import { compileSchema } from "./compile-schema.ts";
import { conjuncts } from "./json-types.ts";
import { regexLiteral } from "./pattern.ts";
import { innerScope, type Scope } from "./scope.ts";

type Kind = "object" | "array";

/** Which members or items a schema looks at, as the data that the runtime's `unevaluated…` checks ask for. */
export function evaluatedParts(schema: SchemaModel, kind: Kind, scope: Scope): string {
  return literal(partsOf(schema, { kind, scope, isOutermost: true, seen: new Set() }));
}

/** The parts that always count, and those that count on a condition. */
interface Parts {
  readonly keys: string[];
  readonly patterns: string[];
  readonly contains: string[];
  readonly when: string[];
  readonly unless: string[];
  readonly dependent: string[];
  all: boolean;
  items: number;
}

interface Search {
  readonly kind: Kind;
  readonly scope: Scope;
  /** The schema whose own `unevaluated…` asks: it does not count itself. */
  readonly isOutermost: boolean;
  readonly seen: ReadonlySet<SchemaModel>;
}

function partsOf(schema: SchemaModel, search: Search): Parts {
  const parts: Parts = {
    keys: [],
    patterns: [],
    contains: [],
    when: [],
    unless: [],
    dependent: [],
    all: false,
    items: 0,
  };
  collect(schema, search, parts);
  return parts;
}

/** What counts without a condition, and the conditions; references and `allOf` are gone into. */
function collect(schema: SchemaModel, search: Search, parts: Parts): void {
  if (search.seen.has(schema)) return;
  const inner = { ...search, isOutermost: false, seen: new Set([...search.seen, schema]) };
  if (search.kind === "object") collectKeys(schema, search, parts);
  else collectItems(schema, search, parts);
  for (const part of conjuncts(schema)) collect(part, inner, parts);
  collectConditions(schema, inner, parts);
}

function collectKeys(
  { object = {}, ...schema }: SchemaModel,
  { scope, isOutermost }: Search,
  parts: Parts,
): void {
  parts.keys.push(...[...(object.properties?.keys() ?? [])].map(quote));
  for (const pattern of object.patternProperties?.keys() ?? []) {
    const regex = regexLiteral(pattern, { object, ...schema }, scope);
    if (regex) parts.patterns.push(regex);
  }
  if (object.additionalProperties || (object.unevaluatedProperties && !isOutermost)) parts.all = true;
}

function collectItems({ array = {} }: SchemaModel, { scope, isOutermost }: Search, parts: Parts): void {
  parts.items = Math.max(parts.items, array.prefixItems?.length ?? 0);
  if (array.items || (array.unevaluatedItems && !isOutermost)) parts.all = true;
  if (array.contains) parts.contains.push(testOf(array.contains, innerScope(array.contains, scope)));
}

function collectConditions(
  { anyOf = [], oneOf = [], condition, object }: SchemaModel,
  search: Search,
  parts: Parts,
): void {
  const add = (to: string[], test: SchemaModel, schema: SchemaModel | undefined) => {
    const inner = schema && literal(partsOf(schema, search));
    if (inner && inner !== "{}") to.push(list([testOf(test, search.scope), inner]));
  };
  for (const branch of [...anyOf, ...oneOf]) add(parts.when, branch, branch);
  if (condition) {
    add(parts.when, condition.if, condition.if);
    add(parts.when, condition.if, condition.then);
    add(parts.unless, condition.if, condition.else);
  }
  for (const [key, schema] of object?.dependentSchemas ?? []) {
    parts.dependent.push(list([quote(key), literal(partsOf(schema, search))]));
  }
}

/** A schema that is asked of the value. It may hold the very place that asks: then it gets a name. */
function testOf(schema: SchemaModel, scope: Scope): string {
  if (scope.tests.has(schema)) return scope.module.deferred(schema, scope.reading);
  return compileSchema(schema, { ...scope, tests: new Set([...scope.tests, schema]) }).code;
}

function literal(parts: Parts): string {
  const lists: Entry[] = [
    { key: "properties", value: list([...new Set(parts.keys)]) },
    { key: "patterns", value: list(parts.patterns) },
    { key: "contains", value: list(parts.contains) },
    { key: "when", value: list(parts.when) },
    { key: "unless", value: list(parts.unless) },
    { key: "dependent", value: list(parts.dependent) },
  ];
  const entries = lists.filter(({ value }) => value !== "[]");
  if (parts.all) entries.push({ key: "all", value: "true" });
  if (parts.items > 0) entries.push({ key: "items", value: String(parts.items) });
  return objectLiteral(entries, { compact: true });
}
