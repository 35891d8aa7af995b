import { resolveReference } from "../../../core/document/reference.ts";
import { isObject, type Json } from "../../../core/json.ts";
import type { ApiModel, NodeModel } from "../../../core/model/api-model.ts";
import { hasRounded } from "../../../core/model/read/inner-numbers.ts";
import { readExtensions } from "../../../core/model/read/read-annotations.ts";

/** A part of a document, and where it is defined. */
export interface WrittenPart {
  readonly pointer: string;
  readonly value: Json | undefined;
}

/** Returns the value at a pointer, with references followed. */
export function resolved({ writtenAt }: Pick<ApiModel, "writtenAt">, pointer: string): WrittenPart {
  const seen = new Set<string>();
  for (let part: WrittenPart = { pointer, value: writtenAt(pointer) }; ; ) {
    const { value } = part;
    const text = isObject(value) && Object.hasOwn(value, "$ref") ? value.$ref : undefined;
    const target = typeof text === "string" ? resolveReference(text, "")?.pointer : undefined;
    if (target === undefined || seen.has(target)) return part;
    seen.add(target);
    part = { pointer: target, value: writtenAt(target) };
  }
}

/** Creates a node for a part of the document that models do not have. */
export function writtenNode({ writtenAt, locationAt }: ApiModel, pointer: string): NodeModel {
  const written = writtenAt(pointer);
  const prose = isObject(written) ? written : {};
  return { prose, extensions: readExtensions(prose), location: locationAt(pointer) };
}

/** Returns the value at a pointer with all digits of its numbers, if there is a value. */
export function exactOr(
  model: Pick<ApiModel, "exactAt">,
  pointer: string,
  value: Json | undefined,
): Json | undefined {
  return value !== undefined && hasRounded(value) ? (model.exactAt(pointer) ?? value) : value;
}
