import { childPointer } from "../core/document/pointer.ts";

/** Returns pointers to all values in a document, the root first. */
export function pointersOf(value: unknown, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([key, child]) => pointersOf(child, childPointer(pointer, key))),
  ];
}
