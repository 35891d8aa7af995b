import { isObject, type JsonObject } from "../../core/json.ts";
import type { Chance } from "../damage/chance.ts";

type Mutable = Record<string, unknown>;

/** Changes a document in a way that keeps it meaningful. */
export type Edit = (document: Mutable, chance: Chance) => void;

interface Location {
  readonly holder: Mutable;
  readonly key: string;
  readonly value: Mutable;
  readonly pointer: string;
}

const ODD_NAMES: readonly string[] = [
  ..."__proto__ constructor default toString class then import index Record Promise Error String z types".split(
    " ",
  ),
  ...["a b", "a-b", "a_b", "a.b", "*/", "1st", "😀", "名", "ünï", "a/b", "a~b", "$", "-", "a#b"],
];

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

function locationsIn(value: unknown, pointer = ""): Location[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const own = isObject(child)
      ? [{ holder: value as Mutable, key, value: child as Mutable, pointer: at }]
      : [];
    return [...own, ...locationsIn(child, at)];
  });
}

/** Finds schemas: below components, `schema`, and the members of other schemas. */
function schemasOf(document: Mutable): Location[] {
  return locationsIn(document).filter(
    ({ key, pointer }) =>
      /\/(?:components\/schemas|definitions|properties)\/[^/]+$/.test(pointer) ||
      key === "schema" ||
      (key === "items" && !pointer.endsWith("/properties/items")),
  );
}

function operationsOf(document: Mutable): Location[] {
  return locationsIn(document.paths, "/paths").filter(
    ({ key, pointer }) => METHODS.includes(key) && pointer.split("/").length === 4,
  );
}

function componentsOf(document: Mutable): Mutable | undefined {
  const { components, definitions } = document;
  const schemas = isObject(components) ? components.schemas : definitions;
  return isObject(schemas) ? (schemas as Mutable) : undefined;
}

function put(holder: Mutable, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function pickFrom<Item>(items: readonly Item[], chance: Chance, change: (item: Item) => void): void {
  if (items.length > 0) change(chance.pick(items));
}

/** A name that becomes the same identifier or file as another. */
function variant(name: string, chance: Chance): string {
  const snake = name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase();
  return chance.pick([
    snake,
    name.toLowerCase(),
    name.toUpperCase(),
    `${name}_`,
    snake.replaceAll("_", "-"),
    `_${name}`,
  ]);
}

function copyComponent(document: Mutable, chance: Chance): void {
  const schemas = componentsOf(document);
  if (schemas === undefined) return;
  pickFrom(Object.keys(schemas), chance, (name) => {
    const copy = chance.pick([
      variant(name, chance),
      chance.pick(ODD_NAMES),
      `${name}Response`,
      `${name}Schema`,
    ]);
    if (!Object.hasOwn(schemas, copy)) put(schemas, copy, structuredClone(schemas[name]));
  });
}

function repeatOperationId(document: Mutable, chance: Chance): void {
  const operations = operationsOf(document);
  pickFrom(operations, chance, ({ value }) => {
    const other = chance.pick(operations).value.operationId;
    const id = chance.pick([
      other,
      typeof other === "string" ? variant(other, chance) : other,
      chance.pick(ODD_NAMES),
    ]);
    if (id === undefined) delete value.operationId;
    else value.operationId = id;
  });
}

function renameProperty(document: Mutable, chance: Chance): void {
  const holders = locationsIn(document).filter(({ key }) => key === "properties");
  pickFrom(holders, chance, ({ value }) =>
    pickFrom(Object.keys(value), chance, (name) =>
      put(value, chance.pick([chance.pick(ODD_NAMES), variant(name, chance)]), structuredClone(value[name])),
    ),
  );
}

function retag(document: Mutable, chance: Chance): void {
  pickFrom(operationsOf(document), chance, ({ value }) => {
    value.tags = chance.pick([[chance.pick(ODD_NAMES)], [], ["pets", "Pets"]]);
  });
}

/** Replaces a schema by a reference to another place: a component, or a pointer into a path. */
function moveReference(document: Mutable, chance: Chance): void {
  const schemas = schemasOf(document);
  pickFrom(schemas, chance, ({ holder, key, pointer }) => {
    const target = chance.pick(schemas).pointer;
    if (pointer.startsWith(target) || target.startsWith(pointer)) return;
    put(holder, key, { $ref: `#${encodeURI(target)}` });
  });
}

/** Replaces a node of any kind by a reference to a node of any kind. */
function misdirectReference(document: Mutable, chance: Chance): void {
  const locations = locationsIn(document).filter(({ pointer }) => !pointer.includes("/example"));
  const { holder, key, pointer } = chance.pick(locations);
  const target = chance.pick(locations).pointer;
  if (pointer.startsWith(target) || target.startsWith(pointer) || pointer.split("/").length < 3) return;
  put(holder, key, { $ref: `#${encodeURI(target)}` });
}

const KEYWORDS: readonly JsonObject[] = [
  { nullable: true },
  { exclusiveMinimum: true, minimum: 3 },
  { enum: [] },
  { enum: ["a", "A", "a", null, 1, true, { x: 1 }] },
  { oneOf: [] },
  { anyOf: [] },
  { type: ["string", "null"], format: "no-such-format" },
  { type: "file" },
  { type: "text" },
  { default: { of: "another type" }, example: 5, examples: { no: "list" } },
  { discriminator: { propertyName: "kind" } },
  { discriminator: "kind" },
  { additionalProperties: false, required: ["nowhere", "constructor"] },
  { description: "Ends */ early, `code` and \u2028 lines", title: "*/" },
  { items: [{ type: "string" }, true] },
  { pattern: "(?<=[a-" },
  { readOnly: true, writeOnly: true, deprecated: "yes" },
];

function addKeywords(document: Mutable, chance: Chance): void {
  pickFrom(schemasOf(document), chance, ({ value }) => {
    if (value.$ref === undefined || chance.below(3) === 0)
      Object.assign(value, structuredClone(chance.pick(KEYWORDS)));
  });
}

function makeBoolean(document: Mutable, chance: Chance): void {
  pickFrom(schemasOf(document), chance, ({ holder, key }) => put(holder, key, chance.below(2) === 0));
}

const MEDIA_TYPES = [
  "application/xml",
  "text/csv",
  "*/*",
  "application/vnd.x+json",
  "application/octet-stream",
  "x/y; a=b",
];

function addMediaType(document: Mutable, chance: Chance): void {
  pickFrom(
    locationsIn(document).filter(
      ({ key, pointer }) => key === "content" && !pointer.includes("/properties/"),
    ),
    chance,
    ({ value }) =>
      put(value, chance.pick(MEDIA_TYPES), structuredClone(chance.pick(Object.values(value)) ?? {})),
  );
}

function repeatParameter(document: Mutable, chance: Chance): void {
  pickFrom(operationsOf(document), chance, ({ value }) => {
    const list = Array.isArray(value.parameters) ? value.parameters : [];
    const schema = { type: "string" };
    const extra = {
      name: chance.pick(["id", ...ODD_NAMES]),
      in: chance.pick(["query", "header", "cookie", "path", "body"]),
      schema,
    };
    value.parameters = [...list, ...(list.length > 0 ? [structuredClone(chance.pick(list))] : []), extra];
  });
}

function dropParameters(document: Mutable, chance: Chance): void {
  pickFrom(Object.values(document.paths as object), chance, (item: Mutable) => {
    delete item.parameters;
    for (const method of METHODS) if (isObject(item[method])) delete (item[method] as Mutable).parameters;
  });
}

function renamePath(document: Mutable, chance: Chance): void {
  const paths = document.paths as Mutable;
  pickFrom(Object.keys(paths), chance, (path) => {
    const name = `${path}${chance.pick(["/", "/{extra}", "?q={q}", "/{id}:{verb}", ".json", "/{a}-{b}", "/%20"])}`;
    put(paths, name, structuredClone(paths[path]));
  });
}

function changeVersion(document: Mutable, chance: Chance): void {
  if (document.openapi !== undefined) document.openapi = chance.pick(["3.0.3", "3.1.0", "3.2.0"]);
}

function addUnknown(document: Mutable, chance: Chance): void {
  pickFrom(Object.values(document.paths as object), chance, (item: Mutable) => {
    put(item, chance.pick(["query", "additionalOperations", "GET", "purge"]), { responses: {} });
  });
}

function removeResponses(document: Mutable, chance: Chance): void {
  pickFrom(operationsOf(document), chance, ({ value }) => {
    value.responses = chance.pick([
      {},
      { "299": { description: "" } },
      { "4xx": {}, default: { description: "" } },
    ]);
  });
}

export const EDITS: readonly Edit[] = [
  ...[copyComponent, copyComponent, repeatOperationId, repeatOperationId, renameProperty, renameProperty],
  ...[retag, moveReference, moveReference, addKeywords, addKeywords, addKeywords, makeBoolean, addMediaType],
  ...[misdirectReference, misdirectReference],
  ...[repeatParameter, dropParameters, renamePath, changeVersion, addUnknown, removeResponses],
];
