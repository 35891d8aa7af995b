import { isObject, type JsonObject } from "../json.ts";
import { remembered, rememberedByText } from "../remembered.ts";
import { valueAt } from "./pointer.ts";
import { localTarget, referenceOf } from "./reference.ts";

/** Finding of a reference that never resolves. */
export const ENDLESS = {
  code: "reference-cycle",
  severity: "error",
  message: "This reference leads back to itself, so it never resolves.",
  help: "Make one of the references point to a definition.",
} as const;

/** A node of a bundled document, with the place where it is defined. */
export interface DefinedNode {
  readonly pointer: string;
  readonly value: JsonObject;
}

/** Follows a chain of references to its end; `endless` for a cyclic chain, undefined without a target. */
export function followReferences(root: JsonObject, pointer: string): DefinedNode | "endless" | undefined {
  const value = valueAt(root, pointer);
  if (!isObject(value)) return undefined;
  const text = referenceOf(value);
  return text === undefined ? { pointer, value } : targetsIn(root)(text);
}

/** Cached, since most references of a document are repeated. */
const targetsIn = remembered((root: JsonObject) =>
  rememberedByText((reference: string): ReturnType<typeof followReferences> => {
    const seen = new Set<string>();
    for (let text = reference; !seen.has(text); ) {
      seen.add(text);
      const pointer = localTarget(text);
      const value = pointer === undefined ? undefined : valueAt(root, pointer);
      if (pointer === undefined || !isObject(value)) return undefined; // reported by the bundler
      const next = referenceOf(value);
      if (next === undefined) return { pointer, value };
      text = next;
    }
    return "endless";
  }),
);
