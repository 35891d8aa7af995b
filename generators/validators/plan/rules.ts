import { type CheckNode, type ObjectCheck, partsOfCheck } from "../../core/checks/check-node.ts";
import { type Location, referenceKey, targetIn } from "./location.ts";
import { isObjectForm } from "./object-form.ts";
import { planConjunction, plannedParts } from "./plan-conjunction.ts";

/**
 * A rule of an object about some of its members, or about all if these are undefined: while those of `when` remain,
 * none of them can be removed.
 */
export interface Rule {
  readonly when: readonly string[];
  readonly members: readonly string[] | undefined;
}

/** Returns the rules of a check that becomes an object of zod, as the runtime derives them. */
export function rulesOf(check: CheckNode, location: Location): readonly Rule[] {
  const rules = new Map<string, Rule>();
  for (const { when, members } of found(check, location)) {
    const key = JSON.stringify(when);
    const before = rules.get(key);
    const isAll = !members || (before && !before.members);
    const all = isAll ? undefined : [...new Set([...(before?.members ?? []), ...members])];
    if (all?.length !== 0) rules.set(key, { when, members: all });
  }
  return [...rules.values()];
}

function found(check: CheckNode, location: Location): readonly Rule[] {
  if (check.kind === "unevaluated") return found(check.base, location);
  if (!isObjectForm(check, location)) return [];
  if (check.kind === "reference") return found(targetIn(check, location), location);
  const search: Search = { location, followed: new Map() };
  if (check.kind === "object") return rulesOfKeywords(check, search);
  if (check.kind !== "allOf") return [];
  const { base, checks } = planConjunction(check, location);
  const inherited = base.kind === "one" ? found(base.check, location) : [];
  return [...inherited, ...checks.flatMap((part) => rulesIn(part, search))];
}

/**
 * True if the expression needs `as never`: TypeScript cannot compare its type with the declared one if that nests
 * too deep or has rules, which TypeScript does not infer from checks.
 */
export function needsCast(check: CheckNode, location: Location): boolean {
  if (check.kind === "reference") return location.names.run.cycles.goesDeep(check.target);
  const isRuled = rulesOf(check, location).length > 0;
  return isRuled || plannedParts(check, location).some((part) => needsCast(part, location));
}

/** A search for the members that an object's checks name. */
interface Search {
  readonly location: Location;
  /** Visited references, with the members that must be present: with more of them, the rules are weaker. */
  readonly followed: Map<string, readonly (readonly string[])[]>;
}

/** Returns the rules of a schema that is applied to the object. */
function rulesIn(check: CheckNode, search: Search, when: readonly string[] = []): readonly Rule[] {
  switch (check.kind) {
    case "number":
    case "string":
    case "array":
      return []; // they speak of no member
    case "literals":
      return check.values.every((value) => typeof value !== "object") ? [] : [{ when, members: undefined }];
    case "unevaluated":
      return [{ when, members: undefined }];
    case "object":
      return [{ when, members: namesOf(check) }, ...rulesOfKeywords(check, search, when)];
    case "reference": {
      const key = referenceKey(check);
      const before = search.followed.get(key) ?? [];
      if (before.some((names) => names.every((name) => when.includes(name)))) return [];
      search.followed.set(key, [...before, when]);
      return rulesIn(targetIn(check, search.location), search, when);
    }
    default:
      return partsOfCheck(check).flatMap((part) => rulesIn(part, search, when));
  }
}

/** Returns the rules of an object's keywords; all others still apply after members were removed. */
function rulesOfKeywords(
  { minProperties, dependentRequired, dependentSchemas }: ObjectCheck,
  search: Search,
  when: readonly string[] = [],
): readonly Rule[] {
  return [
    ...(minProperties > 0 ? [{ when, members: undefined }] : []),
    ...dependentRequired.map(([name, members]) => ({ when: [...when, name], members })),
    ...dependentSchemas.flatMap(([name, part]) => [
      { when: [...when, name], members: [name] },
      ...rulesIn(part, search, [...when, name]),
    ]),
  ];
}

/** Returns the members that an object names; undefined if it constrains all others. */
function namesOf({ members, additionalProperties, patternProperties }: ObjectCheck): string[] | undefined {
  const isOpen = patternProperties.length > 0 || (additionalProperties?.kind ?? "anything") === "anything";
  return isOpen ? members.map(({ name }) => name) : undefined;
}
