import { type OperationId, operations } from "../description/operations.ts";

/** `POST /v1/…`, with or without the method, the server or a query. */
const PLACE = /^\s*(?:([a-z]+)[\s:]+)?(?:https?:\/\/[^/]+)?(\/[^?#\s]*)/i;

/**
 * The operation at a method and a path: `POST /v1/instances/{instance_id}/payouts/evm`, as the service document has it, or
 * with the IDs of a real request. The method may be left out where a path has one operation alone. Undefined for
 * everything else.
 */
export function operationAt(text: string): OperationId | undefined {
  const [, method, path = ""] = PLACE.exec(text) ?? [];
  const found = operations.filter(
    (operation) =>
      (method === undefined || method.toUpperCase() === operation.method) &&
      operation.paths.some((pattern) => leadsTo(path, pattern)),
  );
  return found.length === 1 ? found[0]?.id : undefined;
}

/** Returns whether the path matches the pattern; a parameter matches any value, including its own name. */
function leadsTo(path: string, pattern: string): boolean {
  const [segments, expected] = [path.split("/"), pattern.split("/")];
  return (
    segments.length === expected.length &&
    expected.every((part, index) =>
      part.startsWith("{") ? segments[index] !== "" : part === segments[index],
    )
  );
}
