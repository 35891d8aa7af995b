import type { CheckNode } from "./check-node.ts";

/** Returns a string that is equal for checks with the same meaning and types. */
export function checkKey(check: CheckNode): string {
  return JSON.stringify(check, (key, value: unknown) => {
    if (key === "annotations" || key === "docs") return undefined;
    if (key === "target")
      return (value as { readonly location: { readonly pointer: string } }).location.pointer; // only references have one
    if (value instanceof Set) return value.size;
    return typeof value === "bigint" ? `${value}n` : value;
  });
}
