import { isObject, type Json } from "../../../core/json.ts";

/**
 * What a pull request makes of a document. A place is the keys that lead there, with blanks between; `+` appends to a
 * list. Everything is moved first, then removed, then set.
 */
export interface DocumentEdit {
  readonly move?: Readonly<Record<string, string>>;
  readonly remove?: readonly string[];
  readonly set?: Readonly<Record<string, Json>>;
}

/** A copy of the document with the edit made; fails when the edit names a place that is not there. */
export function editDocument(document: Json, { move = {}, remove = [], set = {} }: DocumentEdit): Json {
  const copy = structuredClone(document);
  for (const [from, to] of Object.entries(move)) put(copy, { place: to, value: take(copy, from) });
  for (const place of remove) take(copy, place);
  for (const [place, value] of Object.entries(set)) put(copy, { place, value });
  return copy;
}

type Container = Record<string, Json | undefined> | (Json | undefined)[];

function take(document: Json, place: string): Json {
  const { container, key } = find(document, place);
  const value = Array.isArray(container) ? container[Number(key)] : container[key];
  if (value === undefined) throw new Error(`Nothing stands at "${place}".`);
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
  return value;
}

function put(document: Json, { place, value }: { readonly place: string; readonly value: Json }): void {
  const { container, key } = find(document, place);
  const copy = structuredClone(value); // what is set in two documents is two values
  if (!Array.isArray(container)) container[key] = copy;
  else if (key === "+") container.push(copy);
  else container[Number(key)] = copy;
}

function find(document: Json, place: string): { readonly container: Container; readonly key: string } {
  const keys = place.split(" ");
  const key = keys.pop() ?? "";
  const container = keys.reduce<Json | undefined>((node, name) => memberOf(node, name), document);
  if (!isObject(container) && !Array.isArray(container)) throw new Error(`Nothing leads to "${place}".`);
  return { container: container as Container, key }; // the copy is ours to write to
}

function memberOf(node: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(node)) return node[Number(name)];
  return isObject(node) ? node[name] : undefined;
}
