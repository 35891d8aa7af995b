import { type CheckNode, type ObjectCheck, partsOfCheck } from "../../core/checks/check-node.ts";
import type { Location } from "./location.ts";
import { referenceKey, type SchemaNames } from "./names.ts";
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
export function rulesOf(check: CheckNode, location: Location, names: SchemaNames): readonly Rule[] {
  const rules = new Map<string, Rule>();
  for (const { when, members } of found(check, location, names)) {
    const key = JSON.stringify(when);
    const before = rules.get(key);
    const isAll = !members || (before && !before.members);
    const all = isAll ? undefined : [...new Set([...(before?.members ?? []), ...members])];
    if (all?.length !== 0) rules.set(key, { when, members: all });
  }
  return [...rules.values()];
}

function found(check: CheckNode, location: Location, names: SchemaNames): readonly Rule[] {
  if (check.kind === "unevaluated") return found(check.base, location, names);
  if (!isObjectForm(check, location, names)) return [];
  if (check.kind === "reference") return found(names.types.targetOf(check), location, names);
  const search = new RuleSearch(names);
  if (check.kind === "object") return search.ofKeywords(check);
  if (check.kind !== "allOf") return [];
  const { base, checks } = planConjunction(check, location, names);
  const inherited = base.kind === "one" ? found(base.check, location, names) : [];
  return [...inherited, ...checks.flatMap((part) => search.of(part))];
}

/**
 * True if the expression needs `as never`: TypeScript cannot compare its type with the declared one if that nests
 * too deep or has rules, which TypeScript does not infer from checks.
 */
export function needsCast(check: CheckNode, location: Location, names: SchemaNames): boolean {
  if (check.kind === "reference") return names.goesDeep(check);
  const isRuled = rulesOf(check, location, names).length > 0;
  return isRuled || plannedParts(check, location, names).some((part) => needsCast(part, location, names));
}

/** Finds the members that an object's checks name. */
class RuleSearch {
  readonly #names: SchemaNames;
  /** Visited references, with the members that must be present. */
  readonly #followed = new Set<string>();

  constructor(names: SchemaNames) {
    this.#names = names;
  }

  /** Returns the rules of a schema that is applied to the object. */
  of(check: CheckNode, when: readonly string[] = []): readonly Rule[] {
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
        return [{ when, members: namesOf(check) }, ...this.ofKeywords(check, when)];
      case "reference": {
        const key = JSON.stringify([referenceKey(check), when]);
        if (this.#followed.has(key)) return [];
        this.#followed.add(key);
        return this.of(this.#names.types.targetOf(check), when);
      }
      default:
        return partsOfCheck(check).flatMap((part) => this.of(part, when));
    }
  }

  /** Returns the rules of an object's keywords; all others still apply after members were removed. */
  ofKeywords(
    { minProperties, dependentRequired, dependentSchemas }: ObjectCheck,
    when: readonly string[] = [],
  ): readonly Rule[] {
    return [
      ...(minProperties > 0 ? [{ when, members: undefined }] : []),
      ...dependentRequired.map(([name, members]) => ({ when: [...when, name], members })),
      ...dependentSchemas.flatMap(([name, part]) => [
        { when: [...when, name], members: [name] },
        ...this.of(part, [...when, name]),
      ]),
    ];
  }
}

/** Returns the members that an object names; undefined if it constrains all others. */
function namesOf({ members, additionalProperties, patternProperties }: ObjectCheck): string[] | undefined {
  const isOpen = patternProperties.length > 0 || (additionalProperties?.kind ?? "anything") === "anything";
  return isOpen ? members.map(({ name }) => name) : undefined;
}
