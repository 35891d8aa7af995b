import { isDeclarable, pascalCase } from "../../identifier.ts";
import type { ModelContext } from "../read/model-context.ts";
import type { SourcePlace } from "../source-place.ts";

/**
 * A TypeScript identifier for each component: Pascal case. Two names that differ only by case keep their own spelling;
 * any other two that become the same identifier are a problem.
 */
export function componentIdentifiers(
  components: readonly { readonly name: string; readonly place: SourcePlace }[],
  report: ModelContext["report"],
): ReadonlyMap<string, string> {
  const wanted = new Map<string, string[]>();
  for (const { name } of components) {
    const identifier = pascalCase(name);
    wanted.set(identifier, [...(wanted.get(identifier) ?? []), name]);
  }
  const identifiers = new Map<string, string>();
  for (const { name, place } of components) {
    const identifier = pascalCase(name);
    const rivals = wanted.get(identifier) ?? [];
    const first = rivals[0] ?? name;
    if (rivals.length === 1) identifiers.set(name, identifier);
    else if (rivals.every((rival) => keepsSpelling(rival, first))) identifiers.set(name, name);
    else if (name !== first) report(place, collision({ name, first, identifier }));
  }
  return identifiers;
}

function keepsSpelling(name: string, other: string): boolean {
  return isDeclarable(name) && name.toLowerCase() === other.toLowerCase();
}

function collision({ name, first, identifier }: { name: string; first: string; identifier: string }) {
  return {
    code: "identifier-collision",
    message: `The schemas "${first}" and "${name}" would both be called ${identifier} in TypeScript.`,
    help: "Rename one of them.",
  };
}
