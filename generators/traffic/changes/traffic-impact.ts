import { bestOfEach } from "../../core/group-by.ts";
import type { Json } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { Change } from "../../diff/change.ts";
import type { Exchange } from "../../verify/match/exchange.ts";
import type { Part } from "../../verify/match/parts.ts";
import type { MatchedOperation } from "../../verify/match/routes.ts";
import { credentialsOf, masked } from "../mask.ts";
import { type Recordings, readRecordings, type TrafficCounts } from "../read-recordings.ts";
import { changedVersion } from "./changed-version.ts";
import { compareExchange, type Touch } from "./compare-exchange.ts";

/** Effect of one change on recorded traffic. */
export interface TouchedChange {
  /** Undefined for rejections without a known change. */
  readonly change: Change | undefined;
  /** Requests and responses that the base accepts and the revision rejects. */
  readonly rejected: Counts;
  /** Requests and responses with the changed part that both versions accept. */
  readonly present: Counts;
  /** One of these, if possible a rejected one. */
  readonly example: TrafficExample;
}

type Counts = Record<Part["direction"], number>;

const NONE: Readonly<Counts> = { request: 0, response: 0 };

/** A recorded exchange, without secrets. */
interface TrafficExample {
  /** `POST /orders`, with the path in the description. */
  readonly operation: string;
  /** `request body application/json`; undefined for the request as a whole. */
  readonly where: string | undefined;
  /** Undefined if there is no value to show. */
  readonly value: Json | undefined;
}

/** Compares recorded exchanges with both versions of a description. */
export interface TrafficComparison {
  /** Returns false for a request without an operation in the base. */
  add(exchange: Exchange): boolean;
  /** Affected changes, in order. */
  touched(): readonly TouchedChange[];
  /** Requests and responses that the base rejects. Such parts are not compared with the revision. */
  readonly undescribed: Readonly<Counts>;
  /** Requests and responses whose body was not recorded, or cannot be compared. */
  readonly unread: Readonly<Counts>;
  /** Changes that cannot occur in traffic, such as those of events. */
  readonly unplaced: readonly Change[];
  /** Returns a path as reports group it. */
  group(path: string): string;
}

/** Effect of the changes between two documents on recorded traffic. */
export interface TrafficReport extends Pick<TrafficComparison, "undescribed" | "unread" | "unplaced"> {
  readonly counts: TrafficCounts;
  /** Without changes of prose. */
  readonly changes: readonly Change[];
  readonly touched: readonly TouchedChange[];
}

/** Compares recordings with both versions of a description. Changes of prose affect nothing. */
export async function findTrafficImpact({
  files,
  onStep,
  ...compared
}: ComparisonParts & Pick<Recordings, "files" | "onStep">): Promise<TrafficReport> {
  const changes = compared.changes.filter(({ verdict }) => verdict !== "docs");
  const comparison = compareTraffic({ ...compared, changes });
  const { add: onExchange, group } = comparison;
  const counts = await readRecordings({ files, onExchange, group, onStep });
  return { ...comparison, counts, changes, touched: comparison.touched() };
}

interface ComparisonParts {
  readonly base: ApiModel;
  readonly revision: ApiModel;
  readonly changes: readonly Change[];
}

/** Creates an empty comparison, whose memory does not grow with traffic. */
export function compareTraffic({ base, revision, changes }: ComparisonParts): TrafficComparison {
  const first = changedVersion({ changes, model: base, side: "base" });
  const second = changedVersion({ changes, model: revision, side: "revision", before: first.nodes });
  const versions = { base: first, revision: second };
  const found = new Map<Change | undefined, TouchedChange>();
  const undescribed = { ...NONE };
  const unread = { ...NONE };
  return {
    undescribed,
    unread,
    group: versions.base.routes.group,
    unplaced: changes.filter(
      (change) => !versions.base.placed.has(change) && !versions.revision.placed.has(change),
    ),
    touched: () => [...changes, undefined].flatMap((change) => found.get(change) ?? []),
    add(exchange) {
      const matched = versions.base.routes.find(exchange);
      if (!matched) return false;
      const held = compareExchange(exchange, matched, versions);
      for (const direction of held.undescribed) undescribed[direction] += 1;
      for (const direction of held.unread) unread[direction] += 1;
      for (const touch of onceEach(held.touches))
        count(found, touch, () => exampleOf(touch, { exchange, matched, model: base }));
      return true;
    },
  };
}

/** Returns one touch for each change and direction: that of a rejected part if there is one. */
function onceEach(touches: readonly Touch[]): readonly Touch[] {
  return bestOfEach(
    touches,
    ({ change, direction }) => `${change?.fingerprint} ${direction}`,
    (touch, known) => touch.kind === "rejected" && known.kind !== "rejected",
  );
}

function count(
  found: Map<Change | undefined, TouchedChange>,
  { change, kind, direction }: Touch,
  exampleOfIt: () => TrafficExample,
): void {
  const before = found.get(change);
  const { rejected = { ...NONE }, present = { ...NONE } } = before ?? {};
  const isBetter = kind === "rejected" && rejected.request + rejected.response === 0;
  const counts = { rejected, present };
  counts[kind][direction] += 1;
  if (!before || isBetter) found.set(change, { change, ...counts, example: exampleOfIt() });
}

interface Shown {
  readonly exchange: Exchange;
  readonly matched: MatchedOperation;
  readonly model: ApiModel;
}

function exampleOf({ part }: Touch, { exchange, matched: { operation }, model }: Shown): TrafficExample {
  const content = part?.content;
  const isShown = content?.kind === "value" && !part?.isSensitive;
  return {
    operation: `${operation.httpMethod.toUpperCase()} ${operation.path}`,
    where: part?.where,
    value: isShown ? masked(content.schema, content.value, credentialsOf(exchange, model)) : undefined,
  };
}
