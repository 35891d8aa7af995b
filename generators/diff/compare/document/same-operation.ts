import { isObject, type Json } from "../../../core/json.ts";
import type { ApiModel, OperationModel } from "../../../core/model/api-model.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";

/**
 * Finds operations without differences: their text and everything that applies to them is unchanged. Most operations
 * are, and are recognized without reading their schemas.
 */
export function createSameOperation({
  hasSameText,
  ...models
}: CompareContext): (pair: Pair<OperationModel>) => boolean {
  if (!hasSameText({ base: shared(models.base), revision: shared(models.revision) })) return () => false;
  return ({ base, revision }) =>
    nameOf(base) === nameOf(revision) &&
    hasSameText({ base: written(models.base, base), revision: written(models.revision, revision) });
}

/** Returns everything that applies to all operations of a document. */
function shared({ writtenAt }: ApiModel): Json {
  const pointers = ["/servers", "/security", "/components/securitySchemes"];
  return pointers.map((pointer) => writtenAt(pointer) ?? null);
}

/** Returns the names of an operation, which may be derived from those of others. */
function nameOf({ path, httpMethod, operationId, group, method }: OperationModel): string {
  return JSON.stringify([httpMethod, path, operationId, group, method]);
}

/** Returns an operation with the fields that its path item has for all operations. */
function written({ writtenAt }: ApiModel, { location, pathItem }: OperationModel): Json {
  const operation = writtenAt(location.pointer) ?? null;
  return { operation, item: withoutOperations(writtenAt(pathItem.location.pointer)) };
}

/** In a path item, only operations are objects. */
function withoutOperations(item: Json | undefined): Json {
  const entries = Object.entries(isObject(item) ? item : {});
  return Object.fromEntries(entries.filter(([key, value]) => key.startsWith("x-") || !isObject(value)));
}
