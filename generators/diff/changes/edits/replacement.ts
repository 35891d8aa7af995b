import type { ApiModel } from "../../../core/model/api-model.ts";
import type { Change } from "../../change.ts";
import type { Difference } from "../../rules/difference.ts";
import { RULES } from "../../rules/index.ts";
import { advise } from "../build-change.ts";
import { fingerprintOf } from "../fingerprint.ts";
import type { GroupedChange } from "./families.ts";
import type { Edit } from "./find-edits.ts";
import { isSameLocation, joinChanges, type Placed } from "./join-changes.ts";

interface Replacement {
  readonly edit: Edit;
  readonly all: readonly GroupedChange[];
  readonly model: ApiModel;
}

/** One change for a schema that was replaced as a whole. What follows for values are its details. */
export function replacementOf({ group: [first] }: GroupedChange, { edit, all, model }: Replacement): Change {
  const location = model.locationAt(edit.pointers.revision);
  const reachedByAll = all.flatMap(({ change }) => change.reached);
  /** Whichever of them comes first, each place has the path to the value that holds all that is said of it. */
  const atSharedPath = <Location extends Placed>(location: Location) => {
    const same = reachedByAll.filter((reached) => isSameLocation(reached, location));
    return { ...location, value: sharedPath(same.map(({ value }) => value)) };
  };
  const reached = atSharedPath(first.reached);
  const rule = RULES["schema-replaced"];
  const difference: Difference = {
    ...{ rule: "schema-replaced", direction: first.direction, side: "revision", location, reached },
    ...{ subject: "", certain: true },
  };
  const start: Change = {
    rule: "schema-replaced",
    verdict: "docs", // the details are all worse
    direction: first.direction,
    message: rule.message(difference),
    explanation: rule.why,
    instead: undefined,
    forUsers: undefined,
    fingerprint: "", // of all places, below
    side: "revision",
    location: location.locate(),
    pointers: [{ side: "revision", pointer: location.pointer }],
    reached: [],
    bumps: {},
    exempt: undefined,
  };
  const change = joinChanges(
    start,
    all.map((one) => one.change),
  );
  const locations = change.reached.map(atSharedPath);
  return {
    ...change,
    ...advise(rule, change),
    reached: locations,
    fingerprint: fingerprintOf(difference, locations),
  };
}

/** The value that holds all of these. */
function sharedPath(values: readonly string[]): string {
  const [first = [], ...others] = values.map((value) => value.split(/(?=[.[])/));
  const length = first.findIndex((step, index) => others.some((other) => other[index] !== step));
  return first.slice(0, length < 0 ? first.length : length).join("");
}
