import { shortened } from "../issues/shortened.ts";

/** Returns values as text, joined by `or`; of a long list, only the first. */
export function oneOfValues(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => shortened(jsonText(value)));
  const left = values.length - shown.length;
  return [...shown, ...(left > 0 ? [`one of ${left} more`] : [])].join(" or ");
}

const MAX_VALUES = 20;

/** Returns a value as JSON, with bigints, for which `JSON.stringify` throws. */
function jsonText(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  return JSON.stringify(value, (_, member) => (typeof member === "bigint" ? `${member}n` : member));
}
