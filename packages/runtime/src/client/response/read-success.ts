import type { AnyOperation, JsonKind, ListOperation } from "../contracts/operation.ts";
import type { ReceivedResponse, Success } from "../contracts/response.ts";
import { descriptorOf, isReader } from "./response-reader.ts";

/**
 * Reads a success and compares it with what the description says, as far as this is known without validators: a value of
 * one of the described kinds with its identifying members, and pages with items. An empty list has to be one.
 */
export function readSuccess(operation: AnyOperation, received: ReceivedResponse): Success {
  const { response, json, success } = received;
  if (success) return success;
  const described = descriptorOf(operation, response.status);
  try {
    if (isReader(described)) return described.read(received, operation);
    if (response.status === 204 || response.status === 205) return { fault: "has no body." };
    const data = json();
    const fault = faultOf(operation, described, data);
    return fault === undefined ? { data } : { fault };
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
  if (kind !== "object") return undefined;
  const { pagination } = operation as Partial<ListOperation<never, unknown, unknown, unknown>>; // a list, if it has one
  if (pagination?.isPage?.(data, pagination) === false) return "is neither a list nor a page.";
  const { identifiedBy } = operation;
  return identifiedBy?.faultOf(identifiedBy.members, data as Readonly<Record<string, unknown>>); // an object, as its kind says
}

/** Describes a value of the wrong kind, as the rest of a sentence. */
export function kindFault(kinds: readonly string[], value: unknown): string {
  return `has the JSON type ${kindOf(value)}, not ${kinds.join(" or ")}.`;
}

/** The kind of a JSON value. */
export function kindOf(value: unknown): JsonKind {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : (typeof value as JsonKind); // JSON has no other types
}
