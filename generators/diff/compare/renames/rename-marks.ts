import { toSegments } from "../../../core/document/pointer.ts";
import { isObject } from "../../../core/json.ts";

/** One old name in `x-renamed-from`. */
export interface RenameMark {
  readonly kind: "operation" | "schema" | "property" | "enum-value" | "error-code" | "event";
  readonly from: string;
  readonly to: string;
  /** Pointer of the part with the new name; for a value of an enum, of the schema that lists it. */
  readonly pointer: string;
}

/** Reads one `x-renamed-from`: an old name, a map from new values of an enum to old ones, or a list of both. */
export function readMarks(pointer: string, value: unknown): RenameMark[] | undefined {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  const marks = parts.map((part) => marksOf(pointer, part));
  return marks.length > 0 && marks.every((found) => found !== undefined) ? marks.flat() : undefined;
}

function marksOf(pointer: string, part: unknown): RenameMark[] | undefined {
  if (typeof part === "string") {
    const named = namedAt(toSegments(pointer));
    return part === "" || !named ? undefined : [{ ...named, from: part, pointer }];
  }
  if (!isObject(part) || !isOfSchema(pointer)) return undefined;
  const entries = Object.entries(part);
  const marks = entries.flatMap(([to, from]): RenameMark[] =>
    typeof from === "string" ? [{ kind: "enum-value", from, to, pointer }] : [],
  );
  return marks.length === entries.length && marks.length > 0 ? marks : undefined;
}

/** Finds the kind and name of the part at a pointer. The name of an operation is its operationId, which is not in the pointer. */
function namedAt(segments: readonly string[]): Pick<RenameMark, "kind" | "to"> | undefined {
  const [root, section] = segments;
  const to = segments.at(-1) ?? "";
  if (root === "x-codegen-error-catalog") return { kind: "error-code", to };
  if (root === "webhooks" && segments.length === 3) return { kind: "event", to: section ?? "" };
  if (root === "components" && section === "schemas" && segments.length === 3) return { kind: "schema", to };
  if (segments.at(-2) === "properties") return { kind: "property", to };
  return root === "paths" && segments.length === 3 ? { kind: "operation", to: "" } : undefined;
}

function isOfSchema(pointer: string): boolean {
  const segments = toSegments(pointer);
  return segments.includes("schemas") || segments.includes("schema");
}
