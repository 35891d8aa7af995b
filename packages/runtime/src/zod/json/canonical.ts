import { isObject, keysOf } from "./json-type.ts";

/** What is still to be written: text, a value, or the end of one. */
type Step =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "end"; readonly value: object };

/**
 * A text that two JSON values share when they are equal: without regard to the order of members or to the form of a
 * number. Written without recursion, so that no depth of nesting overflows the stack.
 */
export function canonical(outermost: unknown): string {
  const written: string[] = [];
  const open = new Map<unknown, number>();
  const pending: Step[] = [{ kind: "value", value: outermost }];
  for (let step = pending.pop(); step; step = pending.pop()) {
    if (step.kind === "end") open.delete(step.value);
    else if (step.kind === "text") written.push(step.text);
    else if (!isContainer(step.value)) written.push(scalarText(step.value));
    // A value that contains itself: the level it leads back to stands for it.
    else if (open.has(step.value)) written.push(`^${open.get(step.value)}`);
    else {
      open.set(step.value, open.size);
      pending.push({ kind: "end", value: step.value });
      for (const inner of stepsOf(step.value).reverse()) pending.push(inner);
    }
  }
  return written.join("");
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function stepsOf(value: object): Step[] {
  if (Array.isArray(value)) {
    const items = Array.from(value, (item: unknown): Step[] => [{ kind: "value", value: item }, text(",")]);
    return [text("["), ...items.flat(), text("]")];
  }
  if (!isObject(value)) return [];
  const members = keysOf(value)
    .sort()
    .flatMap((key): Step[] => [
      text(`${JSON.stringify(key)}:`),
      { kind: "value", value: value[key] },
      text(","),
    ]);
  return [text("{"), ...members, text("}")];
}

function text(written: string): Step {
  return { kind: "text", text: written };
}

function scalarText(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "bigint" ? bigintText(value) : String(value === 0 ? 0 : value);
}

/** As the number that is the same to JSON; a bigint that no double holds stays itself. */
function bigintText(value: bigint): string {
  const number = Number(value);
  return BigInt(number) === value ? String(number) : `${value}n`;
}
