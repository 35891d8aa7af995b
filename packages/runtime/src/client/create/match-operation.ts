import type { AnyOperation } from "../contracts/operation.ts";
import { sensitiveValues } from "../redact/sensitive-values.ts";

/** What the description says of requests that it does not describe, because it says it of those that it does. */
export type SharedFacts = Pick<AnyOperation, "errorMark" | "usedCodes"> &
  Required<Pick<AnyOperation, "sensitive">>;

/**
 * Collects what described operations have in common: the mark of their errors where all have the same, every code that says
 * that a request was carried out before, and every name that is sensitive.
 */
export function sharedFacts(operations: readonly AnyOperation[]): SharedFacts {
  const marks = new Set(operations.map(({ errorMark }) => JSON.stringify(errorMark)));
  const [first] = operations;
  const usedCodes = operations.flatMap(({ replay }) =>
    replay?.kind === "single-use" ? [replay.usedCode] : [],
  );
  const names = new Set(operations.flatMap(({ sensitive }) => sensitive?.names ?? []));
  return {
    ...(marks.size === 1 && first?.errorMark && { errorMark: first.errorMark }),
    usedCodes,
    sensitive: { names: [...names], find: sensitiveValues },
  };
}

/** Finds the described operation that a method and a path address, the path with or without values. */
export function operationAt(
  operations: readonly AnyOperation[],
  { method, path }: Pick<AnyOperation, "method" | "path">,
): AnyOperation | undefined {
  const segments = path.split("/");
  return operations.find(
    (operation) =>
      operation.method === method &&
      operation.path.split("/").length === segments.length &&
      operation.path.split("/").every((part, index) => isSamePart(part, segments[index] ?? "")),
  );
}

/** True where a part of a template stands for a part of a path, or of another template. */
function isSamePart(template: string, part: string): boolean {
  return template === part || (/\{.*\}/.test(template) && part !== "");
}
