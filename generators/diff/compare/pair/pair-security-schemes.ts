import type { SecuritySchemeModel } from "../../../core/model/api-model.ts";
import type { Pair } from "./pair-nodes.ts";

/**
 * Maps names in the base to names in the revision: a scheme keeps its name, or has a new one if nothing else changed;
 * several may have swapped names. A scheme without a partner is missing.
 */
export function pairSecuritySchemes({
  base,
  revision,
}: Pair<readonly SecuritySchemeModel[]>): ReadonlyMap<string, string> {
  const [old, fresh] = [byName(base), byName(revision)];
  const added = revision.filter(({ name }) => !old.has(name));
  const partners = findExchanged({ base, revision });
  const taken = new Set(partners.values());
  for (const scheme of base) {
    if (partners.has(scheme.name)) continue;
    const renamed = added.find((other) => !taken.has(other.name) && isAlike(scheme, other));
    const partner = fresh.has(scheme.name) ? scheme.name : renamed?.name;
    if (partner === undefined) continue;
    partners.set(scheme.name, partner);
    taken.add(partner);
  }
  return partners;
}

/** Finds swapped names. If a remaining name describes something new, the scheme of that name was changed. */
function findExchanged({ base, revision }: Pair<readonly SecuritySchemeModel[]>): Map<string, string> {
  const [old, fresh] = [byName(base), byName(revision)];
  const hasMoved = (scheme: SecuritySchemeModel, others: ReadonlyMap<string, SecuritySchemeModel>) => {
    const same = others.get(scheme.name);
    return !same || !isAlike(scheme, same);
  };
  const free = new Set(revision.filter((scheme) => hasMoved(scheme, old)));
  const moves = new Map<string, string>();
  for (const scheme of base.filter((one) => hasMoved(one, fresh))) {
    const target = [...free].find((other) => isAlike(scheme, other));
    if (target && free.delete(target)) moves.set(scheme.name, target.name);
  }
  const isExchange = (name: string, target: string) =>
    (!old.has(target) || moves.has(target)) && (!fresh.has(name) || [...moves.values()].includes(name));
  for (let size = -1; size !== moves.size; ) {
    size = moves.size;
    for (const [name, target] of moves) if (!isExchange(name, target)) moves.delete(name);
  }
  return moves;
}

function byName(schemes: readonly SecuritySchemeModel[]): ReadonlyMap<string, SecuritySchemeModel> {
  return new Map(schemes.map((scheme) => [scheme.name, scheme]));
}

/** True for equal credentials, whatever the names and descriptions of their schemes. */
export function isAlike(base: SecuritySchemeModel, revision: SecuritySchemeModel): boolean {
  return identityText(base) === identityText(revision);
}

function identityText({ written: { description, ...scheme } }: SecuritySchemeModel): string {
  return JSON.stringify(Object.entries(scheme).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Maps each name to the first name with the same credentials. */
export function findTwins(schemes: readonly SecuritySchemeModel[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const scheme of schemes) {
    const text = identityText(scheme);
    if (!first.has(text)) first.set(text, scheme.name);
  }
  return new Map(schemes.map((scheme) => [scheme.name, first.get(identityText(scheme)) ?? scheme.name]));
}
