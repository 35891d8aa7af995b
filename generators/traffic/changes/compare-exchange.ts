import { type Change, mayBreak } from "../../diff/change.ts";
import { RULES } from "../../diff/rules/index.ts";
import type { Exchange } from "../../verify/match/exchange.ts";
import { isRejected, type Part, requestParts, responsePart } from "../../verify/match/parts.ts";
import type { MatchedOperation } from "../../verify/match/routes.ts";
import type { ChangedVersion } from "./changed-version.ts";
import { findCauses, type RevisedPart } from "./find-causes.ts";

/** A change that affects an exchange. */
export interface Touch {
  /** Undefined for a rejection without a known change. */
  readonly change: Change | undefined;
  readonly direction: Part["direction"];
  /** `rejected`: the base accepts the part, and the revision rejects it. `present`: it contains what changes. */
  readonly kind: "rejected" | "present";
  /** Undefined for the request as a whole. */
  readonly part: Part | undefined;
}

/** The two versions to compare an exchange with. */
export interface ChangedVersions {
  readonly base: ChangedVersion;
  readonly revision: ChangedVersion;
}

/** Result of comparing an exchange with both versions. */
interface ComparedExchange {
  readonly touches: readonly Touch[];
  /** Directions with a part that the base rejects. Such a part is not compared with the revision. */
  readonly undescribed: ReadonlySet<Part["direction"]>;
  /** Directions with a body that was not recorded, or cannot be compared. */
  readonly unread: ReadonlySet<Part["direction"]>;
}

/** Compares an exchange with both versions. */
export function compareExchange(
  exchange: Exchange,
  matched: MatchedOperation,
  versions: ChangedVersions,
): ComparedExchange {
  const target = versions.revision.routes.find(exchange);
  const kind = target ? "present" : "rejected";
  const whole = [
    ...versions.base.ofOperation(matched.operation),
    ...(target ? versions.revision.ofOperation(target.operation) : []),
  ].flatMap((change): Touch[] =>
    isTouching(change) ? [{ change, direction: "request", kind, part: undefined }] : [],
  );
  if (!target) {
    const unknown: Touch = { change: undefined, direction: "request", kind, part: undefined };
    return { touches: whole.length > 0 ? whole : [unknown], undescribed: new Set(), unread: new Set() };
  }
  const pairs = pairsOf(partsOf(matched, exchange), partsOf(target, exchange));
  return {
    touches: [...whole, ...pairs.flatMap((pair) => touchesOfPart(pair, versions))],
    undescribed: directionsOf(pairs, isRejected),
    unread: directionsOf(
      pairs,
      ({ key, content }) => content.kind === "unread" && /^(body|response)$/.test(key),
    ),
  };
}

function directionsOf(
  pairs: readonly PartPair[],
  is: (part: Part) => boolean,
): ReadonlySet<Part["direction"]> {
  return new Set(pairs.flatMap(({ base }) => (base && is(base) ? [base.direction] : [])));
}

/** Impacts on validity: they do not affect a request that both versions accept. */
const VALIDITY: ReadonlySet<string> = new Set(["bound", "shape", "members", "closed"]);

/** True for a change that affects every message with the part. */
function isTouching(change: Change): boolean {
  if (!mayBreak(change.verdict)) return false;
  const isRemoval = change.pointers.every(({ side }) => side === "base");
  return change.direction !== "request" || isRemoval || !VALIDITY.has(impactOf(change));
}

function impactOf({ rule }: Change): string {
  const { impact } = Object.hasOwn(RULES, rule) ? RULES[rule as keyof typeof RULES] : {}; // an own key
  return typeof impact === "string" ? impact : (impact?.among[0] ?? "");
}

function partsOf(matched: MatchedOperation, exchange: Exchange): Part[] {
  const { response } = exchange;
  return [
    ...requestParts(matched, exchange),
    ...(response ? [responsePart(matched.operation, response)] : []),
  ];
}

type PartPair = Partial<RevisedPart>;

function pairsOf(base: readonly Part[], revision: readonly Part[]): PartPair[] {
  const keys = new Set([...base, ...revision].map(({ key }) => key));
  return [...keys].map((key) => {
    const [before, after] = [base, revision].map((parts) => parts.find((part) => part.key === key));
    return { ...(before && { base: before }), ...(after && { revision: after }) };
  });
}

function touchesOfPart({ base, revision }: PartPair, versions: ChangedVersions): Touch[] {
  const part = base ?? revision;
  if (part === undefined) return [];
  const { direction } = part;
  if (revision && isRejected(revision) && !(base && isRejected(base))) {
    const behind = [...findCauses({ base, revision }, versions)];
    const shown = base?.content.kind === "value" ? base : revision;
    const changes = behind.length > 0 ? behind : [undefined];
    return changes.map((change) => ({ change, direction, kind: "rejected", part: shown }));
  }
  // A parameter that both versions have and accept is not affected by becoming required.
  const isHeld = [base, revision].every((one) => one?.content.kind === "value");
  const visits = [
    ...(base ? versions.base.inPart(base) : []),
    ...(revision ? versions.revision.inPart(revision) : []),
  ];
  return visits.flatMap(({ change, isAbsent, pointer }): Touch[] => {
    if (!isTouching(change)) return [];
    const impact = impactOf(change);
    // If nothing is sent, a default matters, and so do additions to responses.
    const isAddition = direction === "response" && !versions.base.nodes.has(pointer);
    const isThere = impact === "default" ? isAbsent : !isAbsent || isAddition;
    return isThere && !(isHeld && impact === "call") ? [{ change, direction, kind: "present", part }] : [];
  });
}
