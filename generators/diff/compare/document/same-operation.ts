import { isObject, type Json, type JsonObject } from "../../../core/json.ts";
import type { ApiModel, OperationModel } from "../../../core/model/api-model.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { nodeAt, parentPointer } from "./document-node.ts";

/** True when nothing can be told of two operations: they are written alike, and so is all that holds for them. */
export type SameOperation = (pair: Pair<OperationModel>) => boolean;

/** Most operations are the same in two versions of a document: those are told apart before any of their schemas is read. */
export function createSameOperation({ isWrittenAlike, ...models }: CompareContext): SameOperation {
  if (!isWrittenAlike({ base: shared(models.base), revision: shared(models.revision) })) return () => false;
  return ({ base, revision }) =>
    nameOf(base) === nameOf(revision) &&
    isWrittenAlike({ base: written(models.base, base), revision: written(models.revision, revision) });
}

/** What a document says for all of its operations. */
function shared({ document }: ApiModel): Json {
  const { servers, security, components } = document;
  const schemes = isObject(components) ? components.securitySchemes : undefined;
  return { servers: servers ?? null, security: security ?? null, schemes: schemes ?? null };
}

/** Names may be derived from those of other operations. */
function nameOf({ path, httpMethod, operationId, group, method }: OperationModel): string {
  return JSON.stringify([httpMethod, path, operationId, group, method]);
}

/** An operation, with what its path says for all operations of it. */
function written(model: ApiModel, { place }: OperationModel): Json {
  const item = nodeAt(model, model.placeAt(parentPointer(place.pointer))).value;
  return { operation: nodeAt(model, place).value, item: withoutOperations(item) };
}

/** Operations alone stand as objects in a path item. */
function withoutOperations(item: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(item).filter(([key, value]) => key.startsWith("x-") || !isObject(value)),
  );
}
