import { isObject, keysOf } from "./json-type.ts";

/** A pending step: writes text or a value, or ends a value. */
type Step = string | { readonly value: unknown } | { readonly end: object };

/**
 * Returns the same text for equal JSON values, regardless of the order of members and the form of numbers. Not
 * recursive, so that deep nesting cannot overflow the stack.
 */
export function canonical(outermost: unknown): string {
  const written: string[] = [];
  const open = new Map<unknown, number>();
  const pending: Step[] = [{ value: outermost }];
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    if (typeof step === "string") written.push(step);
    else if ("end" in step) open.delete(step.end);
    else if (!isContainer(step.value)) written.push(scalarText(step.value));
    // A value that contains itself is written as the level it leads back to.
    else if (open.has(step.value)) written.push(`^${open.get(step.value)}`);
    else {
      open.set(step.value, open.size);
      pending.push({ end: step.value });
      for (const inner of stepsOf(step.value).reverse()) pending.push(inner);
    }
  }
  return written.join("");
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function stepsOf(value: object): Step[] {
  if (Array.isArray(value))
    return ["[", ...Array.from(value, (item: unknown) => [{ value: item }, ","]).flat(), "]"];
  if (!isObject(value)) return [];
  const members = keysOf(value)
    .sort()
    .flatMap((key) => [`${JSON.stringify(key)}:`, { value: value[key] }, ","]);
  return ["{", ...members, "}"];
}

function scalarText(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "bigint" ? bigintText(value) : String(value === 0 ? 0 : value);
}

/** Writes a bigint as the equal number; with the suffix `n` if no double equals it. */
function bigintText(value: bigint): string {
  const number = Number(value);
  return BigInt(number) === value ? String(number) : `${value}n`;
}
