import { isObject, type Json, type JsonObject } from "../core/json.ts";
import type { ApiModel } from "../core/model/api-model.ts";

/**
 * Renames security schemes of a document to the names of equal ones in the description. No request contains the name of
 * a scheme, so schemes that differ in nothing else are the same.
 */
export function alignSecurity(document: JsonObject, description: ApiModel): JsonObject {
  const names = renamed(document, description);
  if (names.size === 0) return document;
  const rename = (entries: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(entries).map(([name, value]) => [names.get(name) ?? name, value]));
  const requirements: Change = (value) =>
    Array.isArray(value) ? value.map((entry) => (isObject(entry) ? rename(entry) : entry)) : value;
  const components = childOf(document, "components");
  const paths = Object.entries(childOf(document, "paths")).map(([path, item]): [string, Json | undefined] => [
    path,
    isObject(item) ? mapObjects(item, (operation) => withSecurity(operation, requirements)) : item,
  ]);
  return {
    ...withSecurity(document, requirements),
    paths: Object.fromEntries(paths),
    components: { ...components, securitySchemes: rename(childOf(components, "securitySchemes")) },
  };
}

/** Maps names in the document to those in the description, for renamed schemes with a single partner. */
function renamed(document: JsonObject, { securitySchemes }: ApiModel): ReadonlyMap<string, string> {
  const served = childOf(childOf(document, "components"), "securitySchemes");
  const free = securitySchemes.filter(({ name }) => !Object.hasOwn(served, name));
  const names = new Map<string, string>();
  for (const [name, scheme] of Object.entries(served)) {
    if (securitySchemes.some((other) => other.name === name) || !isObject(scheme)) continue;
    const partner = free.find((other) => meaningOf(other.written) === meaningOf(scheme));
    if (partner && ![...names.values()].includes(partner.name)) names.set(name, partner.name);
  }
  return names;
}

/** Returns the parts of a scheme that matter to a client; the format of tokens is only a note. */
function meaningOf(scheme: JsonObject): string {
  const entries = Object.entries(scheme).filter(
    ([key]) => key !== "description" && key !== "bearerFormat" && !key.startsWith("x-"),
  );
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Change = (value: Json | undefined) => Json | undefined;

function withSecurity(node: JsonObject, requirements: Change): JsonObject {
  return node.security === undefined ? node : { ...node, security: requirements(node.security) };
}

function mapObjects(object: JsonObject, change: (value: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, isObject(value) ? change(value) : value]),
  );
}

function childOf(object: JsonObject, key: string): JsonObject {
  const child = object[key];
  return isObject(child) ? child : {};
}
