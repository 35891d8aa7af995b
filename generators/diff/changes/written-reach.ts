import { referenceOf } from "../../core/document/reference.ts";
import { isObject } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { reachedFrom } from "../../core/reached-from.ts";
import { rememberedByText } from "../../core/remembered.ts";

/** Returns the pointers that belong to a place: its own, and the targets of references below it. */
export type WrittenReach = (pointer: string) => ReadonlySet<string>;

/** Follows references as written. Results are cached, so use one instance per document. */
export function createWrittenReach({ writtenAt }: Pick<ApiModel, "writtenAt">): WrittenReach {
  const targetsBelow = rememberedByText((pointer) => targetsIn(writtenAt(pointer), new Set()));
  return rememberedByText((pointer) => reachedFrom([pointer], targetsBelow));
}

function targetsIn(value: unknown, found: Set<string>): Set<string> {
  const text = isObject(value) ? referenceOf(value) : undefined;
  if (text?.startsWith("#/")) found.add(text.slice(1));
  if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) targetsIn(inner, found);
  return found;
}

/** True for a pointer to something below one of these. */
export function isBelow(pointer: string, starts: ReadonlySet<string>): boolean {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) if (starts.has(at)) return true;
  return starts.has("");
}
