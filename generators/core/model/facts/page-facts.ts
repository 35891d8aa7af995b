import type { OperationModel } from "../api-model.ts";
import { isJson } from "../media-type.ts";
import type { SchemaModel } from "../schema-model.ts";
import { successesOf } from "./described-responses.ts";
import { objectShape } from "./object-shape.ts";
import { isOnly, typesOf } from "./types-of.ts";

/** Pagination of a list. Paths are dotted, from the body of the response. */
export type PageFacts = {
  /** The query parameter with a new value for each page. */
  readonly parameter: string;
  /** The list in a page; undefined if the whole response is the list. */
  readonly items: string | undefined;
  /** The query parameter of the size of a page. */
  readonly limit: string | undefined;
  /** Source: `x-codegen-pagination`, or names that many services use in the same way. */
  readonly basis: "described" | "recognized";
} & (
  | {
      /** The response has the next value at `next`; if it is missing, or `more` is false, the list ends. */
      readonly kind: "cursor";
      readonly next: string;
      readonly more: string | undefined;
      /** A response may also be the complete plain list, without a next page. */
      readonly mayBeWhole: boolean;
    }
  /** The next request has the `id` of the last item; if `more` is false, the list ends. */
  | { readonly kind: "last-item"; readonly id: string; readonly more: string }
  /** The next request has the next number; a page without items ends the list. */
  | { readonly kind: "number" }
  /** The next request has the number of all items read before; a page without items ends the list. */
  | { readonly kind: "offset" }
);

/**
 * Returns the pagination of a list: by `x-codegen-pagination`, else by a matching query parameter and response member
 * (`cursor` and `next_cursor`, `page`, `offset`, `starting_after` and `has_more`). Undefined for other operations.
 */
export function pageFactsOf(operation: OperationModel): PageFacts | undefined {
  const { pagination, httpMethod } = operation;
  if (pagination) {
    const { after: parameter, items, next, more, limit, mode } = pagination;
    const mayBeWhole = mode === "optional";
    return { kind: "cursor", basis: "described", parameter, items, limit, next, more, mayBeWhole };
  }
  return httpMethod === "get" ? recognize(operation) : undefined;
}

const CURSORS = names(
  "cursor page_token next_token next_cursor continuation_token continuation marker after",
);
const NEXT = names(
  "next_cursor next_page_token next_token next_page_cursor continuation_token continuation next_marker end_cursor",
);
const MORE = names("has_more has_next has_next_page more");
const LIMITS = names("limit per_page page_size size count max_results");

function recognize({ parameters, responses }: OperationModel): PageFacts | undefined {
  const queries = parameters.filter((parameter) => parameter.in === "query");
  const [schema, ...others] = successesOf(responses).flatMap(({ content }) =>
    content.flatMap(({ contentType, schema: body }) => (body && isJson(contentType) ? [body] : [])),
  );
  if (schema === undefined || others.length > 0) return undefined;
  const members = membersOf(schema);
  const items = isList(schema) ? undefined : onlyList(members);
  if (items === undefined && !isList(schema)) return undefined;
  const named = (known: ReadonlySet<string>) => queries.find(({ name }) => known.has(plain(name)));
  const common = { items, limit: named(LIMITS)?.name, basis: "recognized" as const };
  const more = members.find(
    ({ path, schema: member }) => hasName(path, MORE) && isOf(member, "boolean"),
  )?.path;
  const cursor = named(CURSORS);
  const next = members.find(({ path, schema: member }) => hasName(path, NEXT) && isCursor(member))?.path;
  if (cursor && next !== undefined && isCursor(cursor.schema))
    return { kind: "cursor", parameter: cursor.name, next, more, mayBeWhole: false, ...common };
  const last = named(names("starting_after"));
  if (last && more !== undefined && hasId(schema, items))
    return { kind: "last-item", parameter: last.name, id: "id", more, ...common };
  for (const kind of ["page", "offset"] as const) {
    const counted = named(names(kind));
    if (counted && isOf(counted.schema, "number"))
      return { kind: kind === "page" ? "number" : "offset", parameter: counted.name, ...common };
  }
  return undefined;
}

/** Normalized names: `next_cursor` and `nextCursor` are the same. */
function names(list: string): ReadonlySet<string> {
  return new Set(list.split(" ").map(plain));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}

function hasName(path: string, known: ReadonlySet<string>): boolean {
  return known.has(plain(path.split(".").at(-1) ?? ""));
}

interface Member {
  readonly path: string;
  readonly schema: SchemaModel;
}

/** The members of a body, and those of its direct objects; paths cannot contain names with dots. */
function membersOf(schema: SchemaModel): readonly Member[] {
  const shallow = namedMembers(schema);
  return [
    ...shallow,
    ...shallow.flatMap((outer) =>
      namedMembers(outer.schema).map((inner) => ({ ...inner, path: `${outer.path}.${inner.path}` })),
    ),
  ];
}

function namedMembers(schema: SchemaModel): readonly Member[] {
  const { properties = [] } = objectShape(schema) ?? {};
  return [...properties].flatMap(([path, member]) => (path.includes(".") ? [] : [{ path, schema: member }]));
}

/** The only list at the top of a body; undefined if there are none or several. */
function onlyList(members: readonly Member[]): string | undefined {
  const lists = members.filter(({ path, schema }) => !path.includes(".") && isList(schema));
  return lists.length === 1 ? lists[0]?.path : undefined;
}

function isList(schema: SchemaModel): boolean {
  return isOf(schema, "array");
}

function isCursor(schema: SchemaModel): boolean {
  return isOf(schema, "string") || isOf(schema, "number");
}

/** True for a schema whose values are of one type, or null. */
function isOf(schema: SchemaModel, type: "array" | "boolean" | "number" | "string"): boolean {
  const types = new Set(typesOf(schema));
  types.delete("null");
  return isOnly(types, type);
}

function hasId(schema: SchemaModel, items: string | undefined): boolean {
  const list = items === undefined ? schema : objectShape(schema)?.properties.get(items);
  const item = list && itemsOf(list);
  const id = item && objectShape(item)?.properties.get("id");
  return id !== undefined && isOf(id, "string");
}

function itemsOf(list: SchemaModel, seen: readonly SchemaModel[] = []): SchemaModel | undefined {
  if (seen.includes(list)) return undefined;
  const target = list.reference?.target;
  return list.array?.items ?? (target && itemsOf(target, [...seen, list]));
}
