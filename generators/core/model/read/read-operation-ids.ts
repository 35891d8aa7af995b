import { childPointer } from "../../document/pointer.ts";
import { camelCase } from "../../identifier.ts";
import { isObject } from "../../json.ts";
import { uniqueNames } from "../../unique-names.ts";
import { HTTP_METHODS, type HttpMethod } from "../http-methods.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";

/** Method, path and chosen name of an operation. */
interface OperationLocation {
  readonly httpMethod: HttpMethod;
  readonly path: string;
  /** Its `x-codegen-name`. */
  readonly chosen: string | undefined;
}

/** Returns a unique id for an operation. */
export type OperationIds = (operation: ModelNode, location: OperationLocation) => string;

/**
 * Creates ids for operations: the operationId, or one derived from method and path: `GET /a-b` and `GET /a_b` become
 * `getAB` and `getAB2`. If an earlier operation has the same id, it is the operation's `x-codegen-name`; otherwise it
 * gets a number, which is reported.
 */
export function createOperationIds(
  context: ModelContext,
  items: readonly { readonly item: ModelNode }[],
): OperationIds {
  const names = uniqueNames({ reserved: items.flatMap(({ item }) => givenIds(item)) });
  const first = new Map<string, string>();

  function reportRepeated(id: string, { pointer }: ModelNode, own: string): void {
    const { file, line } = context.location(childPointer(first.get(id) ?? "", "operationId")).locate();
    context.report(context.location(childPointer(pointer, "operationId")), {
      code: "operation-id-duplicate",
      message: `The operationId "${id}" is already used (${file}:${line}). This operation is called "${own}".`,
      help: "Give each operation a unique operationId, or choose a name with x-codegen-name, in the document or in an overlay.",
    });
  }

  return (node, { httpMethod, path, chosen }) => {
    const id = context.fields(node)("string", "operationId") || undefined; // an empty one counts as missing
    if (id !== undefined && !first.has(id)) {
      first.set(id, node.pointer);
      return id;
    }
    if (chosen !== undefined && names.isFree(chosen)) return names.take(chosen);
    if (id === undefined) return names.take(camelCase(`${httpMethod} ${path}`));
    const own = names.take(id);
    reportRepeated(id, node, own);
    return own;
  };
}

function givenIds({ value }: ModelNode): string[] {
  return HTTP_METHODS.flatMap((method) => {
    const operation = value[method];
    return isObject(operation) && typeof operation.operationId === "string" ? [operation.operationId] : [];
  });
}
