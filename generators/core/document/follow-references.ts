import { isObject, type JsonObject } from "../json.ts";
import { valueAt } from "./pointer.ts";
import { referenceOf, resolveReference } from "./reference.ts";

/** A node of a bundled document, with the place where it is defined. */
export interface DefinedNode {
  readonly pointer: string;
  readonly value: JsonObject;
}

/** Follows a chain of references to its end; `endless` for a cyclic chain, undefined without a target. */
export function followReferences(root: JsonObject, pointer: string): DefinedNode | "endless" | undefined {
  const seen = new Set<string>();
  for (let current = pointer; !seen.has(current); ) {
    seen.add(current);
    const value = valueAt(root, current);
    if (!isObject(value)) return undefined;
    const text = referenceOf(value);
    if (text === undefined) return { pointer: current, value };
    const target = resolveReference(text, "");
    if (target === undefined || target.uri !== "") return undefined; // reported by the bundler
    current = target.pointer;
  }
  return "endless";
}
