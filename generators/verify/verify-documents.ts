import type { JsonObject } from "../core/json.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { Gap } from "../core/model/find-gaps.ts";
import { type Change, type ReachedLocation, VERDICTS, type Verdict } from "../diff/change.ts";
import { type ComparedDocuments, diffDocuments } from "../diff/diff-documents.ts";
import type { DiffOptions } from "../diff/options.ts";
import { phraseOf } from "./phrase.ts";
import { type Section, type ServiceDifference, sectionOf } from "./section.ts";
import { isAboutExtensions, unusedExtensions } from "./unused-extensions.ts";

/** The two documents to compare. */
export interface VerifiedDocuments {
  /** The hand-checked description. */
  readonly description: ApiModel;
  /** The document that the service serves. */
  readonly service: ApiModel;
  /** Unreadable parts of each; default none. */
  readonly gaps?: { readonly description: readonly Gap[]; readonly service: readonly Gap[] };
}

/** Differences between two documents of the same time. */
export interface DocumentVerification {
  /** Each difference once. */
  readonly differences: readonly ServiceDifference[];
  /** Extensions of the description that the service's document does not use, and that were not compared. */
  readonly uncompared: readonly string[];
}

/**
 * Compares both documents in both directions. Each difference is reported once, with the worse of its two verdicts: it
 * matters when clients of the description fail at the service, and also when they lack something that the service has.
 */
export function verifyDocuments(
  { description, service, gaps }: VerifiedDocuments,
  options: DiffOptions,
): DocumentVerification {
  const uncompared = unusedExtensions({ description, service });
  const compared = ({ rule }: Change): boolean => !isAboutExtensions(rule, uncompared);
  const between = (documents: ComparedDocuments): Change[] =>
    diffDocuments(documents, options).changes.filter(compared).map(withoutNames);
  const [own, served] = [comparable(description, service), comparable(service, description)];
  // The engine only takes gaps of its base.
  const forward = between({ base: own, revision: served, gaps: gaps?.description ?? [] });
  const backward = between({ base: served, revision: own, gaps: gaps?.service ?? [] });
  const verdicts = verdictsByLocation(backward);
  const seen = new Set(
    forward.flatMap(({ verdict, reached }) => (verdict === "docs" ? [] : reached.map(locationKey))),
  );
  const differences = forward.map((change) =>
    difference(withWorse(change, verdicts), { section: sectionOf(change), isForward: true }),
  );
  // Differences of only one direction, such as a part that is proved equal the other way round.
  const others = backward
    .filter(
      ({ rule, verdict, reached }) =>
        rule === GAP_RULE ||
        (verdict !== "docs" && !reached.some((location) => seen.has(locationKey(location)))),
    )
    .map((change) => difference(change, { section: MIRRORED[sectionOf(change)], isForward: false }));
  return { differences: [...differences, ...others], uncompared };
}

/** Removes notes of security schemes that the other document does not name: it may have equal ones with other names. */
function comparable(model: ApiModel, other: ApiModel): ApiModel {
  const named = new Set(other.securitySchemes.map(({ name }) => name));
  const securitySchemes = model.securitySchemes.map((scheme) =>
    named.has(scheme.name) ? scheme : { ...scheme, written: withoutNotes(scheme.written) },
  );
  return { ...model, securitySchemes };
}

/** Returns the fields of a security scheme that matter to a client; the format of tokens is only a note. */
function withoutNotes(scheme: JsonObject): JsonObject {
  const entries = Object.entries(scheme).filter(([key]) => key !== "bearerFormat" && !key.startsWith("x-"));
  return Object.fromEntries(entries);
}

/** Each document has its own gaps. */
const GAP_RULE = "base-not-read";

/** Rules for names that exist only in code and do not affect requests and responses. */
const NAME_RULES =
  /^(?:operation-id-renamed|operation-regrouped|path-parameter-renamed|security-scheme-renamed|component-|alias-|tags-)/;

function withoutNames(change: Change): Change {
  return NAME_RULES.test(change.rule) ? { ...change, verdict: "docs" } : change;
}

const MIRRORED: Readonly<Record<Section, Section>> = {
  service: "description",
  description: "service",
  different: "different",
  response: "response",
  request: "request",
};

function difference(
  change: Change,
  { section, isForward }: { readonly section: Section; readonly isForward: boolean },
): ServiceDifference {
  // Reports take the revision for the checkout: here, that is the description.
  const isOfDescription = (change.side === "base") === isForward;
  return {
    ...change,
    section,
    message: isForward ? phraseOf(change) : mirroredPhrase(change),
    explanation: EXPLANATIONS[change.verdict],
    instead: undefined,
    forUsers: undefined,
    bumps: {},
    side: isOfDescription ? "revision" : "base",
  };
}

function mirroredPhrase(change: Change): string {
  const swap: Readonly<Record<string, string>> = { service: "description", description: "service" };
  return phraseOf(change).replaceAll(/\b(?<=the )(service|description)\b/g, (word) => swap[word] ?? word);
}

const EXPLANATIONS: Readonly<Record<Verdict, string>> = {
  breaking: "Clients generated from one of the two documents fail with the other.",
  undecided: "The two documents could not be compared here.",
  risky: "Clients generated from one of the two documents may fail with the other.",
  safe: "Clients generated from either document work with the other.",
  docs: "Only descriptions and names differ.",
};

/** Returns a key without names: an operation is identified by method and path. */
function locationKey({ kind, name, method, path, where, value }: ReachedLocation): string {
  const location = kind === "operation" ? [method, path?.replaceAll(/\{[^{}]*\}/g, "{}")] : [name];
  return JSON.stringify([kind, ...location, where, value]);
}

function verdictsByLocation(changes: readonly Change[]): ReadonlyMap<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  for (const { reached } of changes)
    for (const location of reached) {
      const key = locationKey(location);
      verdicts.set(key, worse(verdicts.get(key) ?? "docs", location.verdict));
    }
  return verdicts;
}

function withWorse(change: Change, verdicts: ReadonlyMap<string, Verdict>): Change {
  if (change.verdict === "docs") return change;
  const others = change.reached.map((location) => verdicts.get(locationKey(location)) ?? "docs");
  return { ...change, verdict: others.reduce(worse, change.verdict) };
}

function worse(a: Verdict, b: Verdict): Verdict {
  return VERDICTS.indexOf(b) < VERDICTS.indexOf(a) ? b : a;
}
