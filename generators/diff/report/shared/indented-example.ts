import { isObject, type Json, jsonText } from "../../../core/json.ts";
import type { Change } from "../../change.ts";
import { printable, shortJson, shownExample } from "./printable.ts";
import { findAlong, type Step, stepsOf } from "./value-steps.ts";

/** A line of an example. */
export interface ExampleLine {
  readonly text: string;
  /** A remark beside the line that breaks; undefined for other lines. */
  readonly note: string | undefined;
}

const MAX_LINES = 24;
const MAX_INLINE = 60;

/** The value for which something breaks, over several lines, with the point marked. Empty without such a value. */
export function indentedExample(change: Change): readonly ExampleLine[] {
  const example = shownExample(change);
  if (example === undefined) return [];
  const { value } = example.counterexample;
  const wanted = stepsOf(example.value);
  const path = findAlong(value, wanted);
  const missing = wanted[path.length];
  const note = typeof missing === "string" ? `${JSON.stringify(missing)} is missing` : "here";
  return cut(linesOf({ value, path, note, indent: "", name: "", end: "" }));
}

interface Written {
  readonly value: Json;
  /** Path from here to the point; undefined if it is elsewhere. */
  readonly path: readonly Step[] | undefined;
  readonly note: string;
  readonly indent: string;
  /** `"name": ` in front of a member. */
  readonly name: string;
  /** A comma, except behind the last one. */
  readonly end: string;
}

function linesOf({ value, path, note, indent, name, end }: Written): ExampleLine[] {
  const isPoint = path?.length === 0;
  const short = shortJson(value, MAX_INLINE);
  const entries = entriesOf(value);
  const isWhole = short === printable(jsonText(value));
  const isFlat = entries.length === 0 || (isWhole && !isPoint && path === undefined);
  if (isFlat)
    return [{ text: `${indent}${name}${spaced(value, short)}${end}`, note: isPoint ? note : undefined }];
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const inner = entries.flatMap(([step, child], index) =>
    linesOf({
      value: child,
      path: path?.[0] === step ? path.slice(1) : undefined,
      note,
      indent: `${indent}  `,
      name: typeof step === "number" ? "" : `${printable(JSON.stringify(step))}: `,
      end: index === entries.length - 1 ? "" : ",",
    }),
  );
  return [
    { text: `${indent}${name}${open}`, note: isPoint ? note : undefined },
    ...inner,
    { text: `${indent}${close}${end}`, note: undefined },
  ];
}

/** `{ "a": 1 }`, as a person writes a short object. */
function spaced(value: Json, short: string): string {
  return isObject(value) && short.length > 2 ? `{ ${short.slice(1, -1)} }` : short;
}

function entriesOf(value: Json): (readonly [Step, Json])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return isObject(value) ? Object.entries(value).map(([key, child]) => [key, child ?? null] as const) : [];
}

/** Cuts lines far from the point. */
function cut(lines: readonly ExampleLine[]): readonly ExampleLine[] {
  if (lines.length <= MAX_LINES) return lines;
  const point = Math.max(
    0,
    lines.findIndex(({ note }) => note !== undefined),
  );
  const from = Math.max(0, Math.min(point - MAX_LINES / 2, lines.length - MAX_LINES));
  const dots = { text: "…", note: undefined };
  const to = from + MAX_LINES;
  return [...(from > 0 ? [dots] : []), ...lines.slice(from, to), ...(to < lines.length ? [dots] : [])];
}
