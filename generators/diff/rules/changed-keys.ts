import { isObject, type Json } from "../../core/json.ts";
import { isEqual } from "../../core/model/accepts/equality.ts";

/** The keys under which two objects differ: `name, in`. */
export function changedKeys(before: Json | undefined, after: Json | undefined): string {
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...keys].filter((key) => !isEqual(was[key], is[key])).join(", ");
}
