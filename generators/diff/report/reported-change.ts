import type { Change } from "../change.ts";
import { changeTitle } from "./change-title.ts";
import { focusedExample } from "./focused-example.ts";
import { shownExample } from "./printable.ts";
import { type CountedKind, kindOf, otherPlaces, placeDetail } from "./summarize.ts";

/** What a report tells of a change beside its message; strings are empty where there is nothing to tell. */
export interface ReportedChange {
  /** What changed, in one sentence that names request or response. */
  readonly title: string;
  readonly kind: CountedKind;
  /** Where in its first operation it is, and through which components it got there. */
  readonly detail: string;
  /** A value for which something breaks, as JSON on one line. */
  readonly example: string;
  /** How the example is introduced: with the path to the point where it is cut. */
  readonly exampleTitle: string;
  /** The other operations and events that it reaches. */
  readonly others: readonly string[];
  /** What else the same edit means, one line each. */
  readonly details: readonly string[];
  /** How to do it without breaking anybody; nothing where the house has let it through. */
  readonly instead: string;
  /** Why the house has let it through. */
  readonly exempt: string;
}

/** The parts of a change that every report for people shows. */
export function reportChange(
  change: Change,
  { maxExample }: { readonly maxExample: number },
): ReportedChange {
  const { reached, instead, exempt } = change;
  const [first] = reached;
  const example = shownExample(change);
  const { text, at } = example
    ? focusedExample(example.counterexample.value, example.value, maxExample)
    : { text: "", at: "" };
  return {
    title: changeTitle(change),
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
