import type { AnyOperation, JsonKind, ListOperation } from "../contracts/operation.ts";
import type { ReceivedResponse } from "../contracts/response.ts";
import { descriptorOf, isReader } from "./response-reader.ts";

/** The output of a call, or what is wrong with the response, as the rest of a sentence that begins with "its response". */
export type Success =
  | { readonly data: unknown; readonly fault?: undefined }
  | { readonly fault: string; readonly cause?: unknown };

/**
 * Reads a success and compares it with what the description says, as far as this is known without validators: nothing
 * where nothing is described, a value of one of the described kinds, and pages with items. An empty list has to be one.
 */
export function readSuccess(operation: AnyOperation, received: ReceivedResponse): Success {
  const { response, body, json, fault } = received;
  if (fault !== undefined) return { fault };
  const described = descriptorOf(operation, response.status);
  if (described === "none") return { data: undefined };
  if (response.status === 204 || response.status === 205) return { fault: "has no body." };
  try {
    // Read as bytes, since a reader asks for them.
    if (isReader(described)) return { data: described.read(body as ArrayBuffer, response) };
    const data = json();
    const wrong = faultOf(operation, described, data);
    return wrong === undefined ? { data } : { fault: wrong };
  } catch (cause) {
    return { fault: "cannot be read.", cause };
  }
}

function faultOf(
  operation: AnyOperation,
  described: "json" | JsonKind | readonly JsonKind[],
  data: unknown,
): string | undefined {
  const kind = kindOf(data);
  const kinds = typeof described === "string" ? [described] : described;
  if (described !== "json" && !kinds.includes(kind)) return kindFault(kinds, data);
  const { pagination } = operation as Partial<ListOperation<never, unknown, unknown, unknown>>; // a list, if it has one
  return kind === "object" && pagination?.isPage?.(data, pagination) === false
    ? "is neither a list nor a page."
    : undefined;
}

/** What is wrong with a value of another kind, as the rest of a sentence. */
export function kindFault(kinds: readonly string[], value: unknown): string {
  return `has the JSON type ${kindOf(value)}, not ${kinds.join(" or ")}.`;
}

/** The kind of a JSON value. */
export function kindOf(value: unknown): JsonKind {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : (typeof value as JsonKind); // JSON has no other types
}
