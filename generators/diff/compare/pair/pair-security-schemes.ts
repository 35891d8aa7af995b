import type { JsonObject } from "../../../core/json.ts";
import type { Pair } from "./pair-nodes.ts";

/** Security schemes by name, as the document describes them. */
export type SecuritySchemes = ReadonlyMap<string, JsonObject>;

/**
 * Name in the base to name in the revision: a scheme keeps its identity under the same name, or under another one when
 * nothing but its name changed. A scheme without a partner is missing here.
 */
export function pairSecuritySchemes({ base, revision }: Pair<SecuritySchemes>): ReadonlyMap<string, string> {
  const come = [...revision].filter(([name]) => !base.has(name));
  const partners = new Map<string, string>();
  for (const [name, scheme] of base) {
    const renamed = come.find(
      ([other, candidate]) => !isTaken(partners, other) && isAlike(scheme, candidate),
    );
    const partner = revision.has(name) ? name : renamed?.[0];
    if (partner !== undefined) partners.set(name, partner);
  }
  return partners;
}

function isTaken(partners: ReadonlyMap<string, string>, name: string): boolean {
  return [...partners.values()].includes(name);
}

function isAlike(base: JsonObject, revision: JsonObject): boolean {
  return identityText(base) === identityText(revision);
}

function identityText({ description, ...scheme }: JsonObject): string {
  return JSON.stringify(Object.entries(scheme).sort(([left], [right]) => (left < right ? -1 : 1)));
}
