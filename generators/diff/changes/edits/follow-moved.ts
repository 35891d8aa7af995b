import { childPointer, toSegments } from "../../../core/document/pointer.ts";
import { referenceOf, resolveReference } from "../../../core/document/reference.ts";
import type { Json, JsonObject } from "../../../core/json.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import type { Pair } from "../../compare/pair/pair-nodes.ts";

/** A component that only one document has. */
interface Moved {
  readonly value: Json | undefined;
  readonly path: readonly string[];
}

/**
 * Follows two nodes of which one was moved to or from a component, or whose component was renamed; undefined if nothing
 * was moved, or if both documents have the target.
 */
export function followMoved(
  { base, revision }: Pair<ApiModel>,
  { values, paths }: { readonly values: Pair<JsonObject>; readonly paths: Pair<readonly string[]> },
) {
  if (referenceOf(values.base) === referenceOf(values.revision)) return undefined;
  const left = movedTo(values.base, { model: base, other: revision });
  const right = movedTo(values.revision, { model: revision, other: base });
  if (left === "elsewhere" || right === "elsewhere") return undefined;
  return {
    values: { base: left?.value ?? values.base, revision: right?.value ?? values.revision },
    paths: { base: left?.path ?? paths.base, revision: right?.path ?? paths.revision },
    /** True if one of them is not a reference. */
    isInline: !left || !right,
  };
}

/** Returns the target of a reference; undefined for any other node. */
function movedTo(
  node: JsonObject,
  { model, other }: { readonly model: ApiModel; readonly other: ApiModel },
): Moved | "elsewhere" | undefined {
  const text = referenceOf(node);
  if (text === undefined) return undefined;
  const path = toSegments(resolveReference(text, "")?.pointer ?? "");
  const isComponent = path[0] === "components" && path.length === 3;
  const pointer = childPointer("", ...path);
  if (!isComponent || Object.keys(node).length > 1 || other.writtenAt(pointer) !== undefined)
    return "elsewhere";
  return { value: model.writtenAt(pointer), path };
}
