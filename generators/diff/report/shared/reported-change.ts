import { type Json, jsonText } from "../../../core/json.ts";
import type { Change } from "../../change.ts";
import { locationDetail } from "./locations.ts";
import { printable, shortJson } from "./printable.ts";
import { kindOf } from "./summarize.ts";
import { findAlong, keysOf, memberOf, type Step, stepsOf } from "./value-steps.ts";

/** The parts of a change in a report. A part that does not apply is an empty string. */
export interface ReportedChange {
  /** Where in its first operation it is, and through which components it got there. */
  readonly detail: string;
  /** Other consequences of the same edit, one line each. */
  readonly details: readonly string[];
  /** How to make the change without breaking clients or code; empty where it breaks neither, and for an exempt change. */
  readonly instead: string;
  /** The reason of the exemption. */
  readonly exempt: string;
}

/** The parts of a change that every report for people shows. */
export function reportChange(change: Change): ReportedChange {
  const { reached, instead, exempt } = change;
  const kind = kindOf(change);
  const [first] = reached;
  return {
    detail: first === undefined ? "" : locationDetail(first),
    details: (change.details ?? []).map(({ verdict, message }) => `${verdict}: ${message}`),
    instead: kind === "exempt" || (kind === "safe" && !breaksCode(change)) ? "" : (instead ?? ""),
    exempt: exempt?.reason ?? "",
  };
}

/** True for a change that some package needs a major version for, safe as it may be on the wire. */
function breaksCode({ bumps }: Change): boolean {
  return Object.values(bumps).includes("major");
}

/** An example on one line. */
export interface FocusedExample {
  readonly text: string;
  /** Where in the example the point is, as `data[0].status`; empty where the whole example is shown. */
  readonly at: string;
}

/** An example as JSON; one that is longer than the maximum is cut around the value at a path such as `data[*].status`. */
export function focusedExample(value: Json, path: string, maximum: number): FocusedExample {
  if (printable(jsonText(value)).length <= maximum) return { text: shortJson(value, maximum), at: "" };
  const found = findAlong(value, stepsOf(path));
  const text = printable(around(value, found, maximum));
  const isCut = text.length > maximum;
  return {
    text: isCut ? `${text.slice(0, maximum - 1).replace(/[\ud800-\udbff]$/, "")}…` : text,
    at: found.map(stepText).join("").replace(/^\./, ""),
  };
}

/** The value at the end of the steps with what holds it; everything beside it is left out. */
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
