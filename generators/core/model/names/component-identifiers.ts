import { groupBy } from "../../group-by.ts";
import { isDeclarable, pascalCase } from "../../identifier.ts";
import { uniqueNames } from "../../unique-names.ts";
import type { ModelContext } from "../read/model-context.ts";
import type { SourceLocation } from "../source-location.ts";

/** A component that needs a name in TypeScript. */
export interface NamedComponent {
  readonly name: string;
  /** Name from `x-codegen-name`. */
  readonly chosen?: string | undefined;
  readonly location: SourceLocation;
}

/**
 * Returns a TypeScript identifier for each component: its `x-codegen-name`, or its name in Pascal case. Two names that
 * differ only by case keep their own spelling; of other collisions, the first keeps the identifier and the rest get a
 * number. Each number is reported.
 */
export function componentIdentifiers(
  components: readonly NamedComponent[],
  report: ModelContext["report"],
): ReadonlyMap<string, string> {
  const chosen = new Set(components.flatMap((component) => component.chosen ?? []));
  const holders = new Map<string, string>();
  const identifiers = new Map<string, string>();
  const wanted = wantedIdentifiers(components);
  const names = uniqueNames({ reserved: [...wanted.values(), ...chosen] });
  for (const component of components) {
    const { name, location } = component;
    const identifier = component.chosen ?? wanted.get(name) ?? name;
    const holder = holders.get(identifier);
    const isTaken = holder !== undefined || (component.chosen === undefined && chosen.has(identifier));
    const own = isTaken ? names.take(identifier) : identifier;
    holders.set(own, name);
    identifiers.set(name, own);
    if (isTaken) report(location, collision({ name, first: holder, identifier, own }));
  }
  return identifiers;
}

function wantedIdentifiers(components: readonly NamedComponent[]): ReadonlyMap<string, string> {
  const free = components.filter(({ chosen }) => chosen === undefined).map(({ name }) => name);
  const rivals = groupBy(free, pascalCase);
  return new Map(
    [...rivals].flatMap(([identifier, names]) => {
      const keepSpelling = names.length > 1 && names.every((name) => keepsSpelling(name, identifier));
      return names.map((name) => [name, keepSpelling ? name : identifier] as const);
    }),
  );
}

function keepsSpelling(name: string, identifier: string): boolean {
  return isDeclarable(name) && name.toLowerCase() === identifier.toLowerCase();
}

interface Collision {
  readonly name: string;
  /** Absent if another component chose the identifier. */
  readonly first: string | undefined;
  readonly identifier: string;
  readonly own: string;
}

function collision({ name, first, identifier, own }: Collision) {
  return {
    code: "identifier-collision",
    message:
      first === undefined
        ? `The schema "${name}" cannot be called ${identifier} in TypeScript, which is the x-codegen-name of another schema. It is called ${own}.`
        : `The schemas "${first}" and "${name}" would both be called ${identifier} in TypeScript. "${name}" is called ${own}.`,
    help: "Rename one of them, or choose a name with x-codegen-name, in the document or in an overlay.",
  } as const;
}
