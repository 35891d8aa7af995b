import { bestOfEach, groupBy } from "../../../core/group-by.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { type Change, type ChangeDetail, type ReachedLocation, rankOf } from "../../change.ts";
import { mergeBumps } from "../../rules/bumps.ts";
import type { Difference } from "../../rules/difference.ts";
import { RULES } from "../../rules/index.ts";
import { advise, locationKey, type Placed } from "../build-change.ts";
import { fingerprintOf } from "../fingerprint.ts";
import type { GroupedChange } from "./families.ts";
import type { Edit } from "./find-edits.ts";

/** The change with others as its details; it is as bad as the worst of them. */
export function joinChanges(change: Change, others: readonly Change[]): Change {
  const all = [change, ...others];
  const verdict = all.map((one) => one.verdict).reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
  const details = others.flatMap(({ details: inner = [], ...own }) => [detailOf(own), ...inner]);
  return {
    ...change,
    verdict,
    // Each place once, with the worst that is reported there.
    reached: bestOfEach(
      all.flatMap(({ reached }) => reached),
      locationKey,
      isWorse,
    ),
    pointers: all.flatMap(({ pointers }) => pointers),
    bumps: mergeBumps(all.map(({ bumps }) => bumps)),
    details: [...(change.details ?? []), ...details].sort((a, b) => rankOf(a.verdict) - rankOf(b.verdict)),
  };
}

function detailOf({ rule, verdict, message, location, reached }: Change): ChangeDetail {
  const example = reached.find(({ counterexample }) => counterexample !== undefined)?.counterexample;
  return { rule, verdict, message, location, ...(example ? { counterexample: example } : {}) };
}

/** Of two that are as bad, the one that can be shown. */
function isWorse(location: ReachedLocation, known: ReachedLocation): boolean {
  const difference = rankOf(location.verdict) - rankOf(known.verdict);
  return (
    difference < 0 || (difference === 0 && !known.counterexample && location.counterexample !== undefined)
  );
}

interface Replacement {
  readonly edit: Edit;
  readonly all: readonly GroupedChange[];
  readonly model: ApiModel;
}

/** One change for a schema that was replaced as a whole. What follows for values are its details. */
export function replacementOf({ group: [first] }: GroupedChange, { edit, all, model }: Replacement): Change {
  const location = model.locationAt(edit.pointers.revision);
  const reachedByAll = groupBy(
    all.flatMap(({ change }) => change.reached),
    locationKey,
  );
  /** Whichever of them comes first, each place has the path to the value that holds all that is said of it. */
  const atSharedPath = <Location extends Placed>(location: Location) => {
    const same = reachedByAll.get(locationKey(location)) ?? [];
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
