import { camelCase } from "../emit/identifier.ts";
import type { HttpMethod } from "./api-model.ts";

/** Group of operations that have neither a dotted operationId nor a tag. */
const DEFAULT_GROUP = "api";

export interface OperationName {
  readonly operationId: string;
  readonly group: string;
  readonly method: string;
}

export interface OperationNameParts {
  readonly operationId: string | undefined;
  readonly httpMethod: HttpMethod;
  readonly path: string;
  readonly tag: string | undefined;
}

/** `quotes.create` is group and method; without a dot the first tag is the group; without an ID, method and path are it. */
export function operationName({ operationId, httpMethod, path, tag }: OperationNameParts): OperationName {
  const id = operationId ?? camelCase(`${httpMethod} ${path}`);
  const dot = id.indexOf(".");
  if (dot > 0 && dot < id.length - 1) {
    return { operationId: id, group: camelCase(id.slice(0, dot)), method: camelCase(id.slice(dot + 1)) };
  }
  return { operationId: id, group: camelCase(tag ?? DEFAULT_GROUP), method: camelCase(id) };
}
