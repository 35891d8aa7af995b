import type { Json } from "../../core/json.ts";

/** A list of texts: `a, b`; `nothing` for an empty one. */
export function listWords(list: Json | undefined): string {
  return Array.isArray(list) && list.length > 0 ? list.map(String).join(", ") : "nothing";
}
