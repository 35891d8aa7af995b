import { followReferences } from "../../../core/document/follow-references.ts";
import { childPointer, toPointer, toSegments, valueAt } from "../../../core/document/pointer.ts";
import { isObject, type JsonObject } from "../../../core/json.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import type { SourcePlace } from "../../../core/model/source-place.ts";
import type { Pair } from "../pair/pair-nodes.ts";

/** An object of the bundled document as it is written there, with its place. */
export interface DocumentNode {
  readonly value: JsonObject;
  readonly place: SourcePlace;
}

/** The object at a place of the model; an empty one where something else stands. */
export function nodeAt(model: ApiModel, place: SourcePlace): DocumentNode {
  const found = valueAt(model.document, place.pointer);
  return { value: found.found && isObject(found.value) ? found.value : {}, place };
}

/** The objects at the places of two nodes of the models. */
export function nodesAt(
  context: Pair<ApiModel>,
  { base, revision }: Pair<{ readonly place: SourcePlace }>,
): Pair<DocumentNode> {
  return { base: nodeAt(context.base, base.place), revision: nodeAt(context.revision, revision.place) };
}

/** The object below another one, references followed; undefined when there is none. */
export function childAt(
  model: ApiModel,
  { node, path }: { readonly node: DocumentNode; readonly path: readonly string[] },
): DocumentNode | undefined {
  const found = followReferences(model.document, childPointer(node.place.pointer, ...path));
  if (found === undefined || found === "endless") return undefined;
  return { value: found.value, place: model.placeAt(found.pointer) };
}

/** The objects of a map below another one, by name, references followed. */
export function entriesAt(
  model: ApiModel,
  { node, key }: { readonly node: DocumentNode; readonly key: string },
): Map<string, DocumentNode> {
  const map = node.value[key];
  const names = isObject(map) ? Object.keys(map) : [];
  return new Map(
    names.flatMap((name) => {
      const entry = childAt(model, { node, path: [key, name] });
      return entry ? [[name, entry] as const] : [];
    }),
  );
}

/** The pointer of what holds a node. */
export function parentPointer(pointer: string): string {
  return toPointer(toSegments(pointer).slice(0, -1));
}
