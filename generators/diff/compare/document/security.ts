import type { JsonObject } from "../../../core/json.ts";
import type { OperationModel } from "../../../core/model/api-model.ts";
import { remembered } from "../../../core/remembered.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { mapPair, type Pair } from "../pair/pair-nodes.ts";
import { findTwins, isAlike, pairSecuritySchemes } from "../pair/pair-security-schemes.ts";
import { inside, type Part, report } from "./differences.ts";

/** Changes of the authentication options of an operation. */
export function compareSecurity(operation: Part<OperationModel>): Difference[] {
  const { context, nodes } = operation;
  const isSameText = JSON.stringify(nodes.base.security) === JSON.stringify(nodes.revision.security);
  if (isSameText && !requiresRenamed(context, nodes.base)) return [];
  const names = credentialNames(context, nodes.revision);
  const base = readAlternatives(nodes.base, names.base);
  const revision = readAlternatives(nodes.revision, names.revision);
  const reported = { ...securityPart(operation), location: nodes.revision.securityLocation };
  const lost = base.filter((had) => !revision.some((wanted) => lets(had, wanted)));
  return [
    ...lost.map((had) => {
      const { rule, ...words } = lossOf(had, revision);
      return report(rule, { ...reported, ...words });
    }),
    ...revision.flatMap((wanted) => {
      const rule = gainRule(wanted, { base, lost });
      return rule ? [report(rule, { ...reported, subject: wordsOf(wanted) })] : [];
    }),
  ];
}

/** The security of an operation. */
export function securityPart(operation: Part<OperationModel>): Part<OperationModel, "request"> {
  return { ...inside(operation, "security"), direction: "request" };
}

/** True if a name in the security of an operation means another scheme in the revision. */
function requiresRenamed(context: CompareContext, { security }: OperationModel): boolean {
  const moved = findRenamed(context);
  return moved.size > 0 && security.some((one) => Object.keys(one).some((name) => moved.has(name)));
}

const findRenamed = remembered((context: CompareContext): ReadonlySet<string> => {
  const partners = pairSecuritySchemes(mapPair(context, ({ securitySchemes }) => securitySchemes));
  return new Set([...partners].flatMap(([name, partner]) => (name === partner ? [] : [name])));
});

/**
 * Returns one name for equal credentials: schemes may have other names in the revision, and several may describe the
 * same. A changed scheme gets a separate name, unless the operation still requires it by name.
 */
function credentialNames(
  context: CompareContext,
  operation: OperationModel,
): Pair<ReadonlyMap<string, string>> {
  const schemes = mapPair(context, ({ securitySchemes }) => securitySchemes);
  const partners = pairSecuritySchemes(schemes);
  const isRequired = (name: string) => operation.security.some((one) => Object.hasOwn(one, name));
  const [used, others] = [true, false].map((wanted) =>
    schemes.revision.filter(({ name }) => isRequired(name) === wanted),
  );
  const twins = findTwins([...(used ?? []), ...(others ?? [])]); // with the names that the operation uses
  const current = new Map(schemes.revision.map((scheme) => [scheme.name, scheme]));
  const names = new Map<string, string>();
  for (const scheme of schemes.base) {
    const name = partners.get(scheme.name);
    const partner =
      name === undefined ? schemes.revision.find((one) => isAlike(scheme, one)) : current.get(name);
    if (!partner) continue;
    const isOne = isRequired(partner.name) || isAlike(scheme, partner);
    names.set(scheme.name, isOne ? (twins.get(partner.name) ?? partner.name) : partner.name);
  }
  return { base: names, revision: twins };
}

/** True if credentials for one alternative are enough for another. */
function lets(had: SecurityAlternative, wanted: SecurityAlternative): boolean {
  return [...wanted].every(([name, scopes]) => {
    const granted = had.get(name);
    return granted !== undefined && scopes.every((scope) => granted.includes(scope));
  });
}

/** Finds the option that requires the same schemes, or more. */
function successorOf(had: SecurityAlternative, revision: readonly SecurityAlternative[]) {
  const successors = revision.filter((wanted) => [...had.keys()].every((name) => wanted.has(name)));
  return successors.find((wanted) => wanted.size === had.size) ?? successors[0];
}

function lossOf(had: SecurityAlternative, revision: readonly SecurityAlternative[]) {
  if (had.size === 0) return { rule: "security-added", subject: revision.map(wordsOf).join(" or ") } as const;
  const successor = successorOf(had, revision);
  if (!successor) return { rule: "security-alternative-removed", subject: wordsOf(had) } as const;
  const rule = successor.size > had.size ? "security-scheme-demanded" : "security-scope-demanded";
  const demanded = [...successor].flatMap(([name, scopes]) => {
    const granted = had.get(name);
    return granted === undefined ? [name] : scopes.filter((scope) => !granted.includes(scope));
  });
  return { rule, subject: demanded.join(", "), before: wordsOf(had), after: wordsOf(successor) } as const;
}

interface Before {
  readonly base: readonly SecurityAlternative[];
  /** Options that are no longer sufficient. */
  readonly lost: readonly SecurityAlternative[];
}

function gainRule(wanted: SecurityAlternative, { base, lost }: Before) {
  if (base.some((had) => lets(had, wanted) && lets(wanted, had))) return undefined;
  if (base.some((had) => lets(had, wanted))) return wanted.size === 0 ? "security-removed" : "security-eased";
  const isTightened = lost.some((had) => [...had.keys()].every((name) => wanted.has(name)));
  return isTightened ? undefined : "security-alternative-added";
}

/** An alternative in words: `oauth (read, write) with apiKey`. */
function wordsOf(alternative: SecurityAlternative): string {
  if (alternative.size === 0) return "nothing";
  return [...alternative]
    .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(", ")})` : name))
    .join(" with ");
}

/** One authentication option: every scheme is required, with all of its scopes. Empty: no authentication. */
export type SecurityAlternative = ReadonlyMap<string, readonly string[]>;

/** Reads the authentication options, at least one. A map gives schemes other names. */
export function readAlternatives(
  { security }: OperationModel,
  names: ReadonlyMap<string, string> = new Map(),
): SecurityAlternative[] {
  if (security.length === 0) return [new Map()];
  return security.map(
    (requirement) =>
      new Map(
        Object.entries(requirement).map(([name, scopes]) => [names.get(name) ?? name, strings(scopes)]),
      ),
  );
}

function strings(scopes: JsonObject[string]): string[] {
  return Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === "string") : [];
}
