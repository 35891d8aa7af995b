import type { AnyOperation } from "../contracts/operation.ts";
import { redactValues } from "../redact/redact-values.ts";
import { sensitiveValues } from "../redact/sensitive-values.ts";

const PLACEHOLDER = /\{[^}]*\}/g;

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
  const usedCodes = operations.flatMap(({ idempotency }) =>
    idempotency?.kind === "single-use" ? [idempotency.usedCode] : [],
  );
  const names = new Set(operations.flatMap(({ sensitive }) => sensitive?.names ?? []));
  return {
    ...(marks.size === 1 && first?.errorMark && { errorMark: first.errorMark }),
    usedCodes,
    sensitive: { names: [...names], find: sensitiveValues, redact: redactValues },
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
  const matching = operations.filter(
    (operation) => operation.method === method && matches(operation.path, path),
  );
  return matching.sort((one, other) => literals(other.path).length - literals(one.path).length)[0];
}

function matches(template: string, path: string): boolean {
  const parts = template.split(PLACEHOLDER).map((text) => text.replace(/[^\w/]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^/]+")}$`).test(path);
}

function literals(template: string): string {
  return template.replace(PLACEHOLDER, "");
}
