import { shortened } from "../issues/in-words.ts";

/** Values in words: the first ones of a long list. */
export function oneOfValues(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => shortened(jsonText(value)));
  const left = values.length - shown.length;
  return [...shown, ...(left > 0 ? [`one of ${left} more`] : [])].join(" or ");
}

const MAX_VALUES = 20;

/** `JSON.stringify` throws at bigints. */
function jsonText(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  return JSON.stringify(value, (_, member) => (typeof member === "bigint" ? `${member}n` : member));
}
