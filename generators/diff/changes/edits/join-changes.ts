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

/** Adds other changes as details; the result has the worst verdict of all. */
export function joinChanges(change: Change, others: readonly Change[]): Change {
  const all = [change, ...others];
  const verdict = all.map((one) => one.verdict).reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
  const details = others.flatMap(({ details: inner = [], ...own }) => [detailOf(own), ...inner]);
  return {
    ...change,
    verdict,
    // Each place once, with its worst verdict.
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

/** True if a location has the worse verdict, or the same one and the only counterexample. */
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

/** Builds one change for a schema that was replaced as a whole. Its effects on values become details. */
export function replacementOf({ group: [first] }: GroupedChange, { edit, all, model }: Replacement): Change {
  const location = model.locationAt(edit.pointers.revision);
  const reachedByAll = groupBy(
    all.flatMap(({ change }) => change.reached),
    locationKey,
  );
  /** Gives each place the innermost value that contains all its changes, whatever their order. */
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
    fingerprint: "", // set below, from all places
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

/** Returns the path of the innermost value that contains all of these. */
function sharedPath(values: readonly string[]): string {
  const [first = [], ...others] = values.map((value) => value.split(/(?=[.[])/));
  const length = first.findIndex((step, index) => others.some((other) => other[index] !== step));
  return first.slice(0, length < 0 ? first.length : length).join("");
}
