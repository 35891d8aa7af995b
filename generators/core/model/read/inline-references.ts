import { valueAt } from "../../document/pointer.ts";
import { resolveReference } from "../../document/reference.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";

/** A value with what it refers to in its place. A target that was put in once stays a reference, so that loops end. */
export function inlineReferences(document: JsonObject, value: Json): Json {
  const seen = new Set<string>();

  function inlined(node: Json): Json {
    if (Array.isArray(node)) return node.map(inlined);
    if (!isObject(node)) return node;
    // In the order of names, so that the same target is met first however the keys are ordered.
    const entries = Object.entries(node).sort(([left], [right]) => (left < right ? -1 : 1));
    const own = entries.map(([key, field]) => [key, field === undefined ? null : inlined(field)] as const);
    const target = targetOf(node.$ref);
    return { ...Object.fromEntries(own), ...(target === undefined ? {} : { $ref: target }) };
  }

  function targetOf(reference: Json | undefined): Json | undefined {
    if (typeof reference !== "string" || seen.has(reference)) return undefined;
    seen.add(reference);
    const pointer = resolveReference(reference, "")?.pointer;
    const found = pointer === undefined ? undefined : valueAt(document, pointer);
    return found?.found ? inlined(found.value as Json) : undefined; // a document holds JSON alone
  }

  return inlined(value);
}
