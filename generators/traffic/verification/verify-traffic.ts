import { counted } from "../../core/counted.ts";
import { InputError } from "../../core/input-error.ts";
import type { ApiModel, OperationModel } from "../../core/model/api-model.ts";
import type { Mismatch } from "../../verify/live/mismatch.ts";
import type { Exchange } from "../../verify/match/exchange.ts";
import { createRoutes } from "../../verify/match/routes.ts";
import { credentialsOf, withoutCredentials } from "../mask.ts";
import type { TrafficFile } from "../read/read-traffic.ts";
import { countNotes, pathText, readRecordings, type TrafficCounts } from "../read-recordings.ts";
import { countsJson } from "../report/traffic-report.ts";
import { checkExchange } from "./check-exchange.ts";

/** Differences between recorded traffic and a description. */
export interface TrafficVerification {
  /** Each place once, with a count in the message. */
  readonly mismatches: readonly Mismatch[];
  /** Sentences about what was compared, and what was not. */
  readonly notes: readonly string[];
  readonly json: Record<string, unknown>;
}

interface VerificationParts {
  readonly description: ApiModel;
  readonly files: readonly TrafficFile[];
  /** Called with the current step, for a progress line. */
  readonly onStep: (step: string) => void;
}

/** Limit of separately counted mismatches: undeclared properties may be keys of a map, without limit. */
const MOST_KINDS = 10_000;

/** Compares recordings with a description. Throws an {@link InputError} if nothing could be compared. */
export async function verifyTraffic({
  description,
  files,
  onStep,
}: VerificationParts): Promise<TrafficVerification> {
  const routes = createRoutes(description);
  const kinds = createKinds(description);
  const seen = new Set<OperationModel>();
  const compared = { requests: 0, responses: 0 };
  const onExchange = (exchange: Exchange): boolean => {
    const matched = routes.find(exchange);
    if (!matched) return false;
    seen.add(matched.operation);
    const check = checkExchange(matched, exchange);
    for (const mismatch of check.mismatches) kinds.add(mismatch, exchange);
    compared.requests += check.compared.request ? 1 : 0;
    compared.responses += check.compared.response ? 1 : 0;
    return true;
  };
  const counts = await readRecordings({ files, onExchange, group: routes.group, onStep });
  const mismatches = [...kinds.all(), ...undescribedOperations(counts, description)];
  if (compared.requests + compared.responses === 0 && mismatches.length === 0)
    throw new InputError(
      `${counts.files.join(", ")}: no recorded request or response could be compared with the description.`,
      "Record the bodies of JSON responses, and the statuses.",
    );
  const unseen = description.operations.filter((operation) => !seen.has(operation));
  const notes = [
    `Compared ${counted(compared.requests, "request")} and ${counted(compared.responses, "response")} of ${counts.files.join(", ")}.`,
    ...(unseen.length > 0
      ? [
          `No recorded request for ${unseen.length} of ${counted(description.operations.length, "operation")}.`,
        ]
      : []),
    ...countNotes(counts),
  ];
  const unused = unseen.map(({ operationId }) => operationId);
  return { mismatches, notes, json: { ...countsJson(counts), compared, unused } };
}

/** Counts mismatches by place and requirement. */
function createKinds(description: ApiModel) {
  const kinds = new Map<string, { readonly mismatch: Mismatch; count: number }>();
  return {
    add(mismatch: Mismatch, exchange: Exchange): void {
      const { rule, operation, where, value, location, expected } = mismatch;
      const key = JSON.stringify([rule, operation.operationId, where, value, location.pointer, expected]);
      const known = kinds.get(key);
      if (known) known.count += 1;
      else if (kinds.size < MOST_KINDS)
        kinds.set(key, {
          mismatch: withoutSecrets(mismatch, credentialsOf(exchange, description)),
          count: 1,
        });
    },
    all: () => [...kinds.values()].map(({ mismatch, count }) => withCount(mismatch, count)),
  };
}

/** Removes credentials from property names and unknown enum values, the only recorded texts in a report. */
function withoutSecrets(mismatch: Mismatch, credentials: readonly string[]): Mismatch {
  const { message, value } = mismatch;
  const isClean = [message, value].every((text) => withoutCredentials(text, credentials) === text);
  return isClean ? mismatch : { ...mismatch, message: "A credential was recorded here.", value: "" };
}

function withCount(mismatch: Mismatch, count: number): Mismatch {
  return { ...mismatch, message: `${mismatch.message} Recorded ${counted(count, "time")}.` };
}

/** Reports successful requests that the description does not have. */
function undescribedOperations({ unmatchedPaths }: TrafficCounts, { root }: ApiModel): Mismatch[] {
  return unmatchedPaths.flatMap((group): Mismatch[] => {
    if (!group.isOfService || group.successes === 0) return [];
    const text = pathText({ ...group, host: undefined });
    const operation = { operationId: text, httpMethod: group.method, path: group.path, tags: [] };
    const mismatch = {
      rule: "traffic-operation-undescribed",
      operation,
      direction: "request",
      where: "",
      value: "",
      message: `Only in the service: ${text}.`,
      location: root.location,
    } as const;
    return [withCount(mismatch, group.count)];
  });
}
