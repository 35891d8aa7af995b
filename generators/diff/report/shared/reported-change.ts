import { type Json, jsonText } from "../../../core/json.ts";
import type { Change } from "../../change.ts";
import { locationDetail } from "./locations.ts";
import { cutText, printable, shortJson } from "./printable.ts";
import { kindOf } from "./summarize.ts";
import { findAlong, keysOf, memberOf, type Step, stepsOf } from "./value-steps.ts";

/** The parts of a change in a report. A part that does not apply is an empty string. */
export interface ReportedChange {
  /** Place in its first operation, and the components on the way. */
  readonly detail: string;
  /** Other consequences of the same edit, one line each. */
  readonly details: readonly string[];
  /** Advice to make the change without breaking clients or code; empty if it breaks neither or is exempt. */
  readonly instead: string;
  /** The reason of the exemption. */
  readonly exempt: string;
}

/** The parts of a change that every report for people shows. */
export function reportChange(change: Change): ReportedChange {
  const { reached, instead, exempt } = change;
  const kind = kindOf(change);
  const [first] = reached;
  /** True if some package needs a major version, even if the change is safe on the wire. */
  const breaksCode = Object.values(change.bumps).includes("major");
  return {
    detail: first === undefined ? "" : locationDetail(first),
    details: (change.details ?? []).map(({ verdict, message }) => `${verdict}: ${message}`),
    instead: kind === "exempt" || (kind === "safe" && !breaksCode) ? "" : (instead ?? ""),
    exempt: exempt?.reason ?? "",
  };
}

/** An example on one line. */
export interface FocusedExample {
  readonly text: string;
  /** Path of the point in the example, as `data[0].status`; empty if the whole example is shown. */
  readonly at: string;
}

/** An example as JSON; one that is longer than the maximum is cut around the value at a path such as `data[*].status`. */
export function focusedExample(value: Json, path: string, maximum: number): FocusedExample {
  if (printable(jsonText(value)).length <= maximum) return { text: shortJson(value, maximum), at: "" };
  const found = findAlong(value, stepsOf(path));
  const text = cutText(printable(around(value, found, maximum)), maximum);
  return { text, at: found.map(stepText).join("").replace(/^\./, "") };
}

/** Prints the value at the end of the steps and what contains it, without everything beside it. */
function around(value: Json, [step, ...rest]: readonly Step[], room: number): string {
  if (step === undefined) return shortJson(value, Math.max(room, 2));
  const name = typeof step === "number" ? "" : `${JSON.stringify(step)}:`;
  const inner = `${name}${around(memberOf(value, step), rest, room - name.length - 6)}`;
  const index = keysOf(value).indexOf(step);
  const parts = [...(index > 0 ? ["…"] : []), inner, ...(index < keysOf(value).length - 1 ? ["…"] : [])];
  return Array.isArray(value) ? `[${parts.join(",")}]` : `{${parts.join(",")}}`;
}

function stepText(step: Step): string {
  if (typeof step === "number") return `[${step}]`;
  return /[.[\]\s]/.test(step) || step === "" ? `[${JSON.stringify(step)}]` : `.${step}`;
}
