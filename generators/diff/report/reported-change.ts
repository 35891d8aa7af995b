import type { Change } from "../change.ts";
import { focusedExample } from "./focused-example.ts";
import { otherPlaces, placeDetail } from "./places.ts";
import { shownExample } from "./printable.ts";
import { type CountedKind, kindOf } from "./summarize.ts";

/** The parts of a change in a report. A part that does not apply is an empty string. */
export interface ReportedChange {
  /** What changed, in one sentence that names request or response. */
  readonly title: string;
  readonly kind: CountedKind;
  /** Where in its first operation it is, and through which components it got there. */
  readonly detail: string;
  /** A value for which something breaks, as JSON on one line. */
  readonly example: string;
  /** Introduces the example, with the path at which it was cut. */
  readonly exampleTitle: string;
  /** The other operations and events that it affects. */
  readonly others: readonly string[];
  /** Other consequences of the same edit, one line each. */
  readonly details: readonly string[];
  /** How to make the change without breaking clients; empty for an exempt change. */
  readonly instead: string;
  /** The reason of the exemption. */
  readonly exempt: string;
}

/** The parts of a change that every report for people shows. */
export function reportChange(
  change: Change,
  { maxExample }: { readonly maxExample: number },
): ReportedChange {
  const { message, reached, instead, exempt } = change;
  const [first] = reached;
  const example = shownExample(change);
  const { text, at } = example
    ? focusedExample(example.counterexample.value, example.value, maxExample)
    : { text: "", at: "" };
  return {
    title: message,
    kind: kindOf(change),
    detail: first === undefined ? "" : placeDetail(first),
    example: text,
    exampleTitle: at === "" ? "Example of what breaks" : `Example of what breaks, at ${at}`,
    others: otherPlaces(change),
    details: (change.details ?? []).map(({ verdict, message }) => `${verdict}: ${message}`),
    instead: exempt === undefined ? (instead ?? "") : "",
    exempt: exempt?.reason ?? "",
  };
}
