import { childPointer } from "../document/pointer.ts";
import { resolveReference } from "../document/reference.ts";
import { isObject, type JsonObject } from "../json.ts";

/** A path, a webhook or a component by its pointer; "" for the rest of a document. */
export type Unit = string;

/** The unit that a pointer leads into. */
export function unitOf(pointer: string): Unit {
  const depth = pointer.startsWith("/components/") ? 3 : isItem(pointer) ? 2 : 0;
  if (depth === 0) return "";
  let end = 0;
  for (let count = 0; count < depth; count++) {
    const next = pointer.indexOf("/", end + 1);
    if (next === -1) return count === depth - 1 ? pointer : "";
    end = next;
  }
  return pointer.slice(0, end);
}

function isItem(pointer: string): boolean {
  return pointer.startsWith("/paths/") || pointer.startsWith("/webhooks/");
}

/** A document as units that refer to each other. */
export interface DocumentUnits {
  readonly values: ReadonlyMap<Unit, unknown>;
  /** Everything that belongs to no other unit, with the names and the order of all units. */
  readonly rest: readonly unknown[];
}

/** Takes a document apart. */
export function documentUnits(document: JsonObject): DocumentUnits {
  const values = new Map<Unit, unknown>();
  const rest: unknown[] = [];
  const take = (pointer: string, section: unknown): void => {
    if (!isObject(section)) rest.push(pointer, section);
    else for (const [name, value] of Object.entries(section)) values.set(childPointer(pointer, name), value);
  };
  for (const [key, value] of Object.entries(document)) {
    if (key === "paths" || key === "webhooks") take(`/${key}`, value);
    else if (key === "components" && isObject(value))
      for (const [section, entries] of Object.entries(value))
        take(childPointer("/components", section), entries);
    else rest.push(key, value);
  }
  const units = [...values.keys()].join("\n");
  return { values: values.set("", rest), rest: [...rest, units] };
}

/** The units that what is written in a unit refers to, by whatever keyword. */
export function unitsReferredTo(value: unknown): ReadonlySet<Unit> {
  const found = new Set<Unit>();
  const open = [value];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (Array.isArray(node)) open.push(...node);
    if (!isObject(node)) continue;
    for (const [key, child] of Object.entries(node)) {
      if (typeof child === "object") open.push(child);
      if (key === "mapping" && isObject(child)) for (const name of Object.values(child)) add(name, found);
      else if (REFERRING.has(key)) add(child, found);
    }
  }
  return found;
}

const REFERRING: ReadonlySet<string> = new Set(["$ref", "$dynamicRef", "operationRef"]);

/** A mapping may name a component as well. */
function add(text: unknown, found: Set<Unit>): void {
  if (typeof text !== "string") return;
  const target = resolveReference(text, "");
  if (target?.uri === "") found.add(unitOf(target.pointer));
  found.add(childPointer("/components/schemas", text));
}
