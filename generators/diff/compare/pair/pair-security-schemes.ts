import type { SecuritySchemeModel } from "../../../core/model/api-model.ts";
import type { Pair } from "./pair-nodes.ts";

/**
 * Name in the base to name in the revision: a scheme keeps its identity under the same name, or under another one when
 * nothing but its name changed. A scheme without a partner is missing here.
 */
export function pairSecuritySchemes({
  base,
  revision,
}: Pair<readonly SecuritySchemeModel[]>): ReadonlyMap<string, string> {
  const [old, fresh] = [namesOf(base), namesOf(revision)];
  const added = revision.filter(({ name }) => !old.has(name));
  const partners = new Map<string, string>();
  const taken = new Set<string>();
  for (const scheme of base) {
    const renamed = added.find((other) => !taken.has(other.name) && isAlike(scheme, other));
    const partner = fresh.has(scheme.name) ? scheme.name : renamed?.name;
    if (partner === undefined) continue;
    partners.set(scheme.name, partner);
    taken.add(partner);
  }
  return partners;
}

function namesOf(schemes: readonly SecuritySchemeModel[]): ReadonlySet<string> {
  return new Set(schemes.map(({ name }) => name));
}

/** True for two descriptions of the same credentials, whatever their names and descriptions. */
export function isAlike(base: SecuritySchemeModel, revision: SecuritySchemeModel): boolean {
  return identityText(base) === identityText(revision);
}

function identityText({ written: { description, ...scheme } }: SecuritySchemeModel): string {
  return JSON.stringify(Object.entries(scheme).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Name in the revision to the first name there under which the same credentials are described. */
export function findTwins(schemes: readonly SecuritySchemeModel[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const scheme of schemes) {
    const text = identityText(scheme);
    if (!first.has(text)) first.set(text, scheme.name);
  }
  return new Map(schemes.map((scheme) => [scheme.name, first.get(identityText(scheme)) ?? scheme.name]));
}
