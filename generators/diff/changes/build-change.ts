import { childPointer } from "../../core/document/pointer.ts";
import { bestOfEach } from "../../core/group-by.ts";
import { type Change, type ChangedPointer, mayBreak, type ReachedLocation, rankOf } from "../change.ts";
import type { DiffOptions } from "../options.ts";
import { bumpsOf, mergeBumps } from "../rules/bumps.ts";
import type { Difference } from "../rules/difference.ts";
import { RULES, type RuleId } from "../rules/index.ts";
import { judge } from "../rules/judge.ts";
import type { Rule } from "../rules/rule.ts";
import { fingerprintOf } from "./fingerprint.ts";

/** Differences with the same cause. */
export type Group = readonly [Difference, ...Difference[]];

/** Builds one change from differences with the same cause, with every place that it reaches. */
export function buildChange(group: Group, options: DiffOptions): Change {
  // An operation that reaches a cause through several properties is listed once per part of it.
  const locations = bestOfEach(group, (difference) => locationKey(difference.reached));
  const reached = locations.map((difference) => reachedLocation(difference, options));
  const worst = reached.reduce((a, b) => (rankOf(b.verdict) < rankOf(a.verdict) ? b : a));
  const [first] = group;
  const { direction, side, location, line } = first;
  const rule = RULES[first.rule];
  const { verdict } = worst;
  const bumps = mergeBumps(group.map((difference) => bumpsOf(rule, difference, options)));
  return {
    rule: first.rule,
    verdict,
    direction,
    message: rule.message(first),
    ...(reached.every(({ kind }) => kind === "component")
      ? ADVICE_ON_EXPORTS
      : { explanation: rule.why, ...advise(withSunset(rule, first), { verdict, direction, bumps }) }),
    fingerprint: fingerprintOf(
      first,
      group.map((difference) => difference.reached),
    ),
    side,
    location: (line ?? location).locate(),
    pointers: [
      pointerOf(first),
      ...(first.former ? [{ side: "base" as const, pointer: first.former.pointer }] : []),
    ],
    reached,
    bumps,
    ...renameOf(first),
    exempt: undefined,
  };
}

/** Rules about names. */
const RENAMES: readonly RuleId[] = [
  "operation-id-renamed",
  "operation-id-renamed-with-alias",
  "operation-regrouped",
  "component-renamed",
  "component-renamed-with-alias",
  "component-type-renamed",
  "path-parameter-renamed",
  "property-renamed",
  "enum-value-renamed",
  "error-code-renamed",
  "webhook-renamed",
];

function renameOf({ rule, subject, before, after }: Difference): Pick<Change, "renamed"> {
  if (rule === "operation-removed" && after !== undefined)
    return { renamed: { from: subject, to: String(after) } };
  return RENAMES.includes(rule) ? { renamed: { from: String(before), to: String(after) } } : {};
}

/** Rules about a property in the list `required` of its object. */
const ON_REQUIRED: readonly RuleId[] = ["property-newly-required", "property-no-longer-required"];

function pointerOf({ rule, side, location: { pointer }, subject }: Difference): ChangedPointer {
  return {
    side,
    pointer: ON_REQUIRED.includes(rule) ? childPointer(pointer, "properties", subject) : pointer,
  };
}

/** Advice on components that no request or response uses. */
const ADVICE_ON_EXPORTS = {
  explanation: "No operation or event uses this component. Packages export its type and its validator.",
  instead: undefined,
  forUsers: "Adapt code that uses the type or the validator.",
};

/** A place of an operation, event or component. */
export type Placed = Pick<ReachedLocation, "kind" | "name" | "method" | "path" | "where">;

/** Returns the same key for two descriptions of one place. */
export function locationKey({ kind, name, method, path, where }: Placed): string {
  return JSON.stringify([kind, name, method, path, where]);
}

function reachedLocation(difference: Difference, options: DiffOptions): ReachedLocation {
  const verdict = judge(difference, options);
  const value = mayBreak(verdict) ? difference.counterexample?.() : undefined;
  return {
    ...difference.reached,
    direction: difference.direction,
    verdict,
    counterexample: value === undefined || difference.isShown?.(value) === false ? undefined : { value },
  };
}

/** Advice on a change for API developers and for users of the packages. */
type Advice = Pick<Change, "instead" | "forUsers">;

/** Advises to keep what is removed before its announced date. */
function withSunset(rule: Rule, { sunset }: Difference): Rule {
  if (sunset === undefined) return rule;
  return { ...rule, instead: `The sunset date ${sunset} has not passed yet. Remove it after that date.` };
}

/** Returns advice for a change that breaks or may break clients, or requires a major version. */
export function advise(rule: Rule, change: Pick<Change, "verdict" | "direction" | "bumps">): Advice {
  const { verdict, direction, bumps } = change;
  const isFelt = mayBreak(verdict) || Object.values(bumps).includes("major");
  if (!isFelt) return { instead: undefined, forUsers: undefined };
  return { instead: rule.instead, forUsers: rule.forUsers ?? FOR_USERS[direction] };
}

const FOR_USERS = {
  request: "Send only values that the service still accepts.",
  response: "Handle values that the response could not contain before.",
  both: undefined,
} as const;
