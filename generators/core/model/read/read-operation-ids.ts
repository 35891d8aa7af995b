import { childPointer } from "../../document/pointer.ts";
import { isObject } from "../../json.ts";
import { HTTP_METHODS, type HttpMethod } from "../http-methods.ts";
import { createNameDeriver } from "../names/operation-names.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";

/** Where an operation is called. */
interface OperationLocation {
  readonly httpMethod: HttpMethod;
  readonly path: string;
  /** Its `x-codegen-name`. */
  readonly chosen: string | undefined;
}

/** Gives each operation an id of its own. */
export interface OperationIds {
  idOf(operation: ModelNode, location: OperationLocation): string;
}

/**
 * The id of an operation is its operationId, or derived from method and path where it has none. Where an earlier operation
 * has the same one, it is the operation's `x-codegen-name`; without that it gets a number, and that is reported.
 */
export function createOperationIds(
  context: ModelContext,
  items: readonly { readonly item: ModelNode }[],
): OperationIds {
  const given = items.flatMap(({ item }) => givenIds(item));
  const taken = new Set(given);
  const derive = createNameDeriver(given);
  const first = new Map<string, string>();

  function freeName(next: () => string): string {
    let name = next();
    while (taken.has(name)) name = next();
    taken.add(name);
    return name;
  }

  function reportRepeated(id: string, { pointer }: ModelNode, own: string): void {
    const { file, line } = context.location(childPointer(first.get(id) ?? "", "operationId")).locate();
    context.report(context.location(childPointer(pointer, "operationId")), {
      code: "operation-id-duplicate",
      severity: "warning",
      message: `The operationId "${id}" is already used (${file}:${line}). This operation is called "${own}".`,
      help: "Give each operation a unique operationId, or choose a name with x-codegen-name, in the document or in an overlay.",
    });
  }

  return {
    idOf(node, { httpMethod, path, chosen }) {
      const id = context.fields(node).string("operationId") || undefined; // an empty one names nothing
      if (id !== undefined && !first.has(id)) {
        first.set(id, node.pointer);
        return id;
      }
      if (chosen !== undefined && !taken.has(chosen)) {
        taken.add(chosen);
        return chosen;
      }
      if (id === undefined) return freeName(() => derive(httpMethod, path));
      let number = 2;
      const own = freeName(() => `${id}${number++}`);
      reportRepeated(id, node, own);
      return own;
    },
  };
}

function givenIds({ value }: ModelNode): string[] {
  return HTTP_METHODS.flatMap((method) => {
    const operation = value[method];
    return isObject(operation) && typeof operation.operationId === "string" ? [operation.operationId] : [];
  });
}
