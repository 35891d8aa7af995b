import type { AnyOperation } from "../contracts/operation.ts";
import { sensitiveValues } from "../redact/sensitive-values.ts";

/** Facts of described operations that hold for requests to paths that are not described as well. */
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

/**
 * Finds the described operation that a method and a path address, the path with or without values. As in OpenAPI, a path that
 * is written out comes before a template: `/things/pay` is not `/things/{id}`, which may be safe to repeat.
 */
export function operationAt(
  operations: readonly AnyOperation[],
  { method, path }: Pick<AnyOperation, "method" | "path">,
): AnyOperation | undefined {
  const segments = path.split("/");
  const literals = (operation: AnyOperation): number =>
    operation.path.split("/").filter((part, index) => part === segments[index]).length;
  const matching = operations.filter((operation) => {
    const parts = operation.path.split("/");
    const hasSameShape = operation.method === method && parts.length === segments.length;
    return hasSameShape && parts.every((part, index) => isSamePart(part, segments[index] ?? ""));
  });
  return matching.sort((one, other) => literals(other) - literals(one))[0];
}

/** True where a part of a template stands for a part of a path, or of another template. */
function isSamePart(template: string, part: string): boolean {
  return template === part || (/\{.*\}/.test(template) && part !== "");
}
