import type { Json } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { type Change, mayBreak } from "../../diff/change.ts";
import { RULES } from "../../diff/rules/index.ts";
import type { Exchange } from "../exchange.ts";
import { credentialsOf, masked } from "../mask.ts";
import { isRejected, type Part, requestParts, responsePart } from "../match/parts.ts";
import type { MatchedOperation } from "../match/routes.ts";
import { changesBehind, type HeldPart } from "./attribute.ts";
import { type ChangedVersion, changedVersion } from "./changed-version.ts";

/** What recorded traffic says of one change. */
export interface TouchedChange {
  /** Undefined for what the revision rejects although no change was found there. */
  readonly change: Change | undefined;
  /** Requests and responses that the base accepts and the revision rejects. */
  readonly rejected: Counts;
  /** Requests and responses that have the changed part, and that both versions accept. */
  readonly present: Counts;
  /** One of them, a rejected one first. */
  readonly example: TrafficExample;
}

interface Counts {
  request: number;
  response: number;
}

/** A recorded exchange, without secrets. */
export interface TrafficExample {
  /** `POST /orders`, with the path of the description. */
  readonly operation: string;
  /** `request body application/json`; undefined for the request as a whole. */
  readonly where: string | undefined;
  /** Undefined where there is no value to show. */
  readonly value: Json | undefined;
}

/** Holds recorded exchanges against both versions of a description. */
export interface TrafficComparison {
  /** False for a request of no operation of the base. */
  add(exchange: Exchange): boolean;
  /** In the order of the changes; those that touch nothing are left out. */
  touched(): readonly TouchedChange[];
  /** Requests and responses that the base rejects. Such parts are not held against the revision. */
  readonly undescribed: Readonly<Counts>;
  /** Changes that no traffic can have, such as those of events. */
  readonly unplaced: readonly Change[];
  /** A path as reports group it. */
  group(path: string): string;
}

interface ComparisonParts {
  readonly base: ApiModel;
  readonly revision: ApiModel;
  readonly changes: readonly Change[];
}

interface Touch {
  readonly change: Change | undefined;
  readonly direction: Part["direction"];
  readonly kind: "rejected" | "present";
  /** Undefined for the request as a whole. */
  readonly part: Part | undefined;
}

/** Starts without any traffic; memory does not grow with it. */
export function compareTraffic({ base, revision, changes }: ComparisonParts): TrafficComparison {
  const parts = { changes, isTouching };
  const versions = {
    base: changedVersion({ ...parts, model: base, side: "base" }),
    revision: changedVersion({ ...parts, model: revision, side: "revision" }),
  };
  const found = new Map<Change | undefined, TouchedChange>();
  const undescribed = { request: 0, response: 0 };
  return {
    undescribed,
    group: versions.base.routes.group,
    unplaced: changes.filter(
      (change) => !versions.base.placed.has(change) && !versions.revision.placed.has(change),
    ),
    touched: () => [...changes, undefined].flatMap((change) => found.get(change) ?? []),
    add(exchange) {
      const matched = versions.base.routes.find(exchange);
      if (!matched) return false;
      const touches = touchesOf(exchange, { matched, versions, undescribed });
      for (const touch of firstOfEach(touches)) count(found, touch, { exchange, matched, model: base });
      return true;
    },
  };
}

/** Impacts that show in what is valid: a request that both versions accept does not notice such a change. */
const VALIDITY: ReadonlySet<string> = new Set(["bound", "shape", "members", "closed"]);

/** True for a change that concerns everybody who has the part. */
function isTouching(change: Change): boolean {
  if (!mayBreak(change.verdict)) return false;
  const isRemoval = change.pointers.every(({ side }) => side === "base");
  return change.direction !== "request" || isRemoval || !VALIDITY.has(impactOf(change));
}

function impactOf({ rule }: Change): string {
  const { impact } = Object.hasOwn(RULES, rule) ? RULES[rule as keyof typeof RULES] : {}; // an own key
  return typeof impact === "string" ? impact : (impact?.among[0] ?? "");
}

interface Held {
  readonly matched: MatchedOperation;
  readonly versions: { readonly base: ChangedVersion; readonly revision: ChangedVersion };
  readonly undescribed: Counts;
}

function touchesOf(exchange: Exchange, { matched, versions, undescribed }: Held): Touch[] {
  const target = versions.revision.routes.find(exchange);
  const ofOperation = [
    ...versions.base.ofOperation(matched.operation),
    ...(target ? versions.revision.ofOperation(target.operation) : []),
  ];
  const whole = ofOperation.filter(isTouching).map(
    (change): Touch => ({
      change,
      direction: "request",
      kind: target ? "present" : "rejected",
      part: undefined,
    }),
  );
  if (!target)
    return whole.length > 0
      ? whole
      : [{ change: undefined, direction: "request", kind: "rejected", part: undefined }];
  const [response, newResponse] = [responsePart(matched, exchange), responsePart(target, exchange)];
  const held = [
    ...pairsOf(requestParts(matched, exchange), requestParts(target, exchange)),
    ...pairsOf(response ? [response] : [], newResponse ? [newResponse] : []),
  ];
  const rejected = held.flatMap(({ base }) => (base && isRejected(base) ? [base.direction] : []));
  for (const direction of new Set(rejected)) undescribed[direction] += 1;
  return [...whole, ...held.flatMap((pair) => touchesOfPart(pair, versions))];
}

type PartPair = Partial<HeldPart>;

function pairsOf(base: readonly Part[], revision: readonly Part[]): PartPair[] {
  const keys = new Set([...base, ...revision].map(({ key }) => key));
  return [...keys].map((key) => {
    const [before, after] = [base, revision].map((parts) => parts.find((part) => part.key === key));
    return { ...(before && { base: before }), ...(after && { revision: after }) };
  });
}

function touchesOfPart({ base, revision }: PartPair, versions: Held["versions"]): Touch[] {
  const part = base ?? revision;
  if (part === undefined) return [];
  const { direction } = part;
  if (revision && isRejected(revision) && !(base && isRejected(base))) {
    const behind = [...changesBehind({ base, revision }, versions)];
    return (behind.length > 0 ? behind : [undefined]).map((change) => ({
      change,
      direction,
      kind: "rejected",
      part: base?.content.kind === "value" ? base : revision,
    }));
  }
  // A parameter that both versions have, and accept, does not notice that it is required now.
  const isHeld = [base, revision].every((one) => one?.content.kind === "value");
  const visits = [
    ...(base ? versions.base.inPart(base, "touching") : []),
    ...(revision ? versions.revision.inPart(revision, "touching") : []),
  ];
  return visits
    .filter(({ change, isAbsent }) => isAbsent === (impactOf(change) === "default"))
    .filter(({ change }) => !(isHeld && impactOf(change) === "call"))
    .map(({ change }) => ({ change, direction, kind: "present", part }));
}

/** An exchange counts once for each change and direction, and as rejected where any of its parts is. */
function firstOfEach(touches: readonly Touch[]): Iterable<Touch> {
  const first = new Map<Change | undefined, Touch[]>();
  for (const touch of touches) {
    const others = (first.get(touch.change) ?? []).filter(({ direction }) => direction !== touch.direction);
    const same = first.get(touch.change)?.find(({ direction }) => direction === touch.direction);
    first.set(touch.change, [...others, same?.kind === "rejected" ? same : touch]);
  }
  return [...first.values()].flat();
}

function count(
  found: Map<Change | undefined, TouchedChange>,
  touch: Touch,
  shown: { readonly exchange: Exchange; readonly matched: MatchedOperation; readonly model: ApiModel },
): void {
  const before = found.get(touch.change);
  const entry = before ?? {
    change: touch.change,
    rejected: { request: 0, response: 0 },
    present: { request: 0, response: 0 },
    example: exampleOf(touch, shown),
  };
  const isFirstRejected =
    before !== undefined &&
    touch.kind === "rejected" &&
    before.rejected.request + before.rejected.response === 0;
  entry[touch.kind][touch.direction] += 1;
  found.set(touch.change, isFirstRejected ? { ...entry, example: exampleOf(touch, shown) } : entry);
}

function exampleOf(
  { part }: Touch,
  {
    exchange,
    matched,
    model,
  }: { readonly exchange: Exchange; readonly matched: MatchedOperation; readonly model: ApiModel },
): TrafficExample {
  const { operation } = matched;
  const content = part?.content;
  return {
    operation: `${operation.httpMethod.toUpperCase()} ${operation.path}`,
    where: part?.where,
    value:
      content?.kind === "value" && !part?.isSensitive
        ? masked(content.schema, content.value, credentialsOf(exchange, model))
        : undefined,
  };
}
