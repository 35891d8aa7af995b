import { valueAt } from "../../../core/document/pointer.ts";
import { resolveReference } from "../../../core/document/reference.ts";
import { type PlacedNode, walkNodes } from "../../../core/document/walk-nodes.ts";
import { isObject } from "../../../core/json.ts";

/** A part of a document that may be rewritten. */
type Part = Record<string, unknown>;

/** Rewrites a document without changing its meaning. */
export type Rewriting = (document: Part) => Part;

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const STYLES: Readonly<Record<string, string>> = {
  path: "simple",
  query: "form",
  header: "simple",
  cookie: "form",
};

/** Lists whose order has no meaning. That of `allOf` decides which description people read. */
const UNORDERED = new Set(["oneOf", "anyOf", "enum", "required", "type", "parameters", "security"]);

/** Ways to rewrite a document. */
export const REWRITINGS: Readonly<Record<string, Rewriting>> = {
  "in OpenAPI 3.1": (document) =>
    /^3\.0/.test(String(document.openapi))
      ? {
          ...rewritten(document, ({ kind, value }) => partOf31(kind, value)),
          openapi: "3.1.0",
        }
      : document,
  "with components of all kinds but schemas in place": (document) =>
    rewritten(document, ({ kind, value, pointer }) =>
      kind === "schema" || kind === "pathItem" || pointer.startsWith("/components/")
        ? value
        : targetOf(document, value),
    ),
  "with schemas in place where they do not lead back": (document) =>
    rewritten(document, ({ kind, value, pointer }) =>
      // Options are named by their components, which discriminators and types use.
      kind !== "schema" || /\/(oneOf|anyOf|allOf)\/\d+$/.test(pointer)
        ? value
        : unlessLeadingBack(value, targetOf(document, value)),
    ),
  "with allOf around references of properties": (document) =>
    rewritten(document, ({ value, pointer }) =>
      /\/properties\/[^/]+$/.test(pointer) && isBareReference(value) ? { allOf: [value] } : value,
    ),
  "with keys in another order": (document) => reversed(document) as Part, // an object stays one
  "with lists in another order": (document) =>
    rewritten(document, ({ value }) => {
      const lists = Object.entries(value).filter(([key, list]) => UNORDERED.has(key) && Array.isArray(list));
      return {
        ...value,
        ...Object.fromEntries(lists.map(([key, list]) => [key, [...(list as unknown[])].reverse()])),
      }; // found to be lists
    }),
  "with what OpenAPI assumes": (document) => ({
    servers: [{ url: "/" }],
    ...rewritten(document, ({ kind, value }) =>
      value.$ref === undefined ? { ...assumed(kind, value), ...value } : value,
    ),
  }),
  "with parameters of all methods at the path": (document) =>
    rewritten(document, ({ kind, value }) => (kind === "pathItem" ? withSharedParameters(value) : value)),
};

interface ObjectNode extends Omit<PlacedNode, "value"> {
  readonly value: Part;
}

/** Copies a document and rewrites each object, inner ones first. */
function rewritten(document: Part, rewrite: (node: ObjectNode) => unknown): Part {
  const copy = structuredClone(document);
  const found: PlacedNode[] = [];
  walkNodes({ pointer: "", kind: "document", value: copy }, (node) => found.push(node));
  // Parts that are compared only as text stay as they are.
  const isRead = ({ pointer }: PlacedNode) =>
    !/\/contentSchema|\/callbacks\/.*\/callbacks\/|^\/webhooks\/.*\/callbacks\//.test(pointer);
  for (const { kind, pointer } of found.filter(isRead).reverse()) {
    const value = valueAt(copy, pointer);
    const at = pointer.lastIndexOf("/");
    const holder = valueAt(copy, pointer.slice(0, at));
    if (at < 0 || !isObject(value)) continue;
    const key = pointer
      .slice(at + 1)
      .replaceAll("~1", "/")
      .replaceAll("~0", "~");
    Object.assign(holder as object, { [key]: rewrite({ kind, pointer, value }) }); // the parent of the value
  }
  return copy;
}

/** OpenAPI 3.0 ignores keys beside references, except in path items. Of examples, they are compared. */
function partOf31(kind: PlacedNode["kind"], value: Part): Part {
  if (typeof value.$ref === "string" && kind !== "pathItem" && kind !== "example")
    return { $ref: value.$ref };
  return kind === "schema" ? schemaOf31(value) : value;
}

/** Replaces keywords of a schema that only OpenAPI 3.0 knows. */
function schemaOf31(value: Part): Part {
  const { nullable, exclusiveMinimum, exclusiveMaximum, minimum, maximum, example, ...rest } = value;
  const schema: Part = {
    ...rest,
    ...bound(minimum, { inclusive: "minimum", exclusive: "exclusiveMinimum", flag: exclusiveMinimum }),
    ...bound(maximum, { inclusive: "maximum", exclusive: "exclusiveMaximum", flag: exclusiveMaximum }),
    ...("example" in value ? { examples: [example] } : {}),
  };
  if (nullable !== true) return schema;
  if (typeof schema.type === "string") {
    const members = Array.isArray(schema.enum) ? { enum: [...new Set([...schema.enum, null])] } : {};
    return { ...schema, type: [schema.type, "null"], ...members };
  }
  const isChoice = ["allOf", "anyOf", "oneOf", "enum"].some((keyword) => schema[keyword] !== undefined);
  return isChoice ? { anyOf: [schema, { type: "null" }] } : schema;
}

interface BoundNames {
  readonly inclusive: string;
  readonly exclusive: string;
  readonly flag: unknown;
}

function bound(value: unknown, { inclusive, exclusive, flag }: BoundNames): Part {
  if (typeof flag === "number")
    return { [exclusive]: flag, ...(value === undefined ? {} : { [inclusive]: value }) };
  return value === undefined ? {} : { [flag === true ? exclusive : inclusive]: value };
}

function isBareReference(value: Part): boolean {
  return typeof value.$ref === "string" && Object.keys(value).length === 1;
}

/** Returns the target of a reference; the value itself if it is not one, or has other keys. */
function targetOf(document: Part, value: Part): Part {
  let target = value;
  for (const seen = new Set<unknown>(); isBareReference(target) && !seen.has(target.$ref); ) {
    seen.add(target.$ref);
    const pointer = resolveReference(String(target.$ref), "")?.pointer;
    const found = pointer === undefined ? undefined : valueAt(document, pointer);
    if (!isObject(found)) return value;
    target = found;
  }
  return isBareReference(target) ? value : structuredClone(target);
}

/** Keeps a schema a component if it contains itself or depends on its name. */
function unlessLeadingBack(reference: Part, target: Part): Part {
  const text = JSON.stringify(target);
  return text.includes(String(reference.$ref)) || /"\$(id|anchor|dynamic|recursive|ref":"#[^/])/.test(text)
    ? reference
    : target;
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

/** Defaults of OpenAPI and of JSON Schema. */
function assumed(kind: PlacedNode["kind"], value: Part): Part {
  const style = kind === "header" ? "simple" : (STYLES[String(value.in)] ?? "simple");
  const written = { style, explode: (value.style ?? style) === "form" };
  switch (kind) {
    case "operation":
      return { deprecated: false };
    case "requestBody":
      return { required: false };
    case "header":
      return { required: false, deprecated: false, ...(value.schema === undefined ? {} : written) };
    case "parameter":
      return {
        required: value.in === "path",
        deprecated: false,
        ...(value.schema === undefined ? {} : written),
        ...(value.in === "query" ? { allowReserved: false, allowEmptyValue: false } : {}),
      };
    case "schema":
      if (value.type === "string") return { minLength: 0 };
      if (value.type === "array") return { minItems: 0, uniqueItems: false };
      return value.type === "object" ? { minProperties: 0 } : {};
    default:
      return {};
  }
}

function withSharedParameters(item: Part): Part {
  const operations = METHODS.flatMap((method) =>
    isObject(item[method]) ? [[method, item[method]] as const] : [],
  );
  const lists = operations.map(([, { parameters }]) =>
    (Array.isArray(parameters) ? parameters : []).map((one) => JSON.stringify(one)),
  );
  const shared = (lists[0] ?? []).filter((text) => lists.every((list) => list.includes(text)));
  if (shared.length === 0 || item.parameters !== undefined) return item;
  const others = operations.map(([method, operation], index) => {
    const own = (lists[index] ?? []).filter((text) => !shared.includes(text));
    return [method, { ...operation, parameters: own.map((text) => JSON.parse(text)) }];
  });
  return { ...item, parameters: shared.map((text) => JSON.parse(text)), ...Object.fromEntries(others) };
}
