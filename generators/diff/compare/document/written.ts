import { resolveReference } from "../../../core/document/reference.ts";
import { isObject, type Json } from "../../../core/json.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";

/** A part of a document, and where it is defined. */
export interface WrittenPart {
  readonly pointer: string;
  readonly value: Json | undefined;
}

/** What a document says at a pointer, references followed. */
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
