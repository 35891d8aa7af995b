import { camelCase } from "../../identifier.ts";
import type { HttpMethod } from "../api-model.ts";

/** Group of operations that have neither a dotted operationId nor a tag. */
const DEFAULT_GROUP = "api";

export interface OperationName {
  readonly operationId: string;
  readonly group: string;
  readonly method: string;
}

export interface OperationNameParts {
  readonly operationId: string;
  readonly tag: string | undefined;
}

/**
 * Names that are derived from method and path, apart from the operationIds that a document gives: `GET /a-b` and
 * `GET /a_b` become `getAB` and `getAB2`.
 */
export function createNameDeriver(given: Iterable<string>): (httpMethod: HttpMethod, path: string) => string {
  const taken = new Set(given);
  return (httpMethod, path) => {
    const wanted = camelCase(`${httpMethod} ${path}`);
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted}${number}`;
    taken.add(name);
    return name;
  };
}

/** `quotes.create` is group and method; without a dot the first tag is the group. */
export function operationName({ operationId: id, tag }: OperationNameParts): OperationName {
  const dot = id.indexOf(".");
  if (dot > 0 && dot < id.length - 1) {
    return { operationId: id, group: camelCase(id.slice(0, dot)), method: camelCase(id.slice(dot + 1)) };
  }
  return { operationId: id, group: camelCase(tag ?? DEFAULT_GROUP), method: camelCase(id) };
}
