import { groupBy } from "../../../core/group-by.ts";
import type { Change, ReachedLocation } from "../../change.ts";
import { locationTitle } from "./locations.ts";
import { shownExample } from "./printable.ts";
import { COUNTED_KINDS, type CountedKind, kindOf } from "./summarize.ts";

/** One edit at all places: changes whose sentences differ only in the path to the value. */
export interface ReportedEdit {
  readonly kind: CountedKind;
  /** The change to show for all of them, with an example if one of them has one. */
  readonly shown: Change;
  /** Every one of them, in the order of the report. */
  readonly changes: readonly Change[];
  /** Affected places, each once. */
  readonly locations: readonly ReachedLocation[];
}

/** The edits of a report in the order in which people read them: by kind, what is undecided first. */
export function editsOf(changes: readonly Change[]): ReportedEdit[] {
  const groups = groupBy(changes, (change) => {
    const { rule, direction, exempt } = change;
    return JSON.stringify([kindOf(change), rule, direction, shortMessage(change), exempt?.reason ?? ""]);
  });
  const edits = [...groups.values()].map(editOf);
  return COUNTED_KINDS.flatMap((kind) => edits.filter((edit) => edit.kind === kind));
}

/** The sentence of a change with the last step to its value: `Response property "status" was removed.` */
function shortMessage({ message, reached: [first] }: Change): string {
  const value = first?.value ?? "";
  const last = value.slice(value.lastIndexOf(".") + 1);
  return value.includes('"') ? message : message.replaceAll(`"${value}"`, `"${last}"`);
}

function editOf(changes: readonly [Change, ...Change[]]): ReportedEdit {
  const first = changes.find((change) => shownExample(change) !== undefined) ?? changes[0];
  const isOneWay = changes.every(({ message }) => message === first.message);
  const shown = isOneWay ? first : { ...first, message: shortMessage(first) };
  const reached = [shown, ...changes].flatMap((change) => change.reached);
  const locations = new Map(reached.map((location) => [locationTitle(location), location]));
  return { kind: kindOf(shown), shown, changes, locations: [...locations.values()] };
}

/** Text for the affected places: `POST /pets (pets.create)`, or `in 12 operations: pets.create, pets.list and 10 more`. */
export function locationsText({ locations }: Pick<ReportedEdit, "locations">, maximum: number): string {
  const [only, another] = locations;
  if (only === undefined) return "the document";
  if (another === undefined) return locationTitle(only);
  const names = locations.map((location) => (location.name === "" ? locationTitle(location) : location.name));
  return `in ${locations.length} ${nounOf(locations)}: ${listed(names, maximum)}`;
}

/** `a, b and 3 more` */
export function listed(names: readonly string[], maximum: number): string {
  if (names.length <= maximum + 1) return names.join(", ");
  return `${names.slice(0, maximum).join(", ")} and ${names.length - maximum} more`;
}

function nounOf(locations: readonly ReachedLocation[]): string {
  const kinds = new Set(locations.map(({ kind }) => kind));
  if (kinds.size > 1) return "places";
  return kinds.has("operation") ? "operations" : kinds.has("webhook") ? "events" : "components";
}
