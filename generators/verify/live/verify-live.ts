import type { ApiModel, OperationModel } from "../../core/model/api-model.ts";
import { type FetchedText, fetchText } from "../http/fetch-text.ts";
import { checkResponse, type Drift } from "./check-response.ts";
import { createKnownValues, type KnownValues } from "./known-values.ts";
import { isSafe, type PlannedRequest, planRequests } from "./plan-request.ts";

export interface LiveOptions {
  readonly description: ApiModel;
  /** Base URL of the service. */
  readonly url: string;
  /** Sent with every request, for example `authorization`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Values of parameters by name. */
  readonly parameters: ReadonlyMap<string, string>;
  /** For each request, in milliseconds. */
  readonly timeoutMs: number;
  /** Called before each request, for a progress line. */
  readonly onStep: (step: string) => void;
}

/** What real responses show. */
export interface LiveVerification {
  readonly drifts: readonly Drift[];
  /** How many responses were checked. */
  readonly checked: number;
  /** Operations that could not be checked, each with the reason. */
  readonly unchecked: readonly {
    readonly operation: OperationModel;
    readonly reason: string;
    readonly help: string;
  }[];
}

/**
 * Sends every safe request that it can, and checks the responses against the description. Values that a request needs
 * come from the command line and from earlier responses, then from examples of the description. Requests are sent one
 * after the other.
 */
export async function verifyLive(options: LiveOptions): Promise<LiveVerification> {
  const known = createKnownValues(options.parameters);
  const waiting = new Set(options.description.operations.filter(isSafe));
  const run: Run = { options, known, drifts: new Map(), unchecked: [], checked: 0 };
  // Operations whose values are known go first: what they respond with may be what others need.
  for (const withExamples of [false, true]) {
    for (let isMoving = true; isMoving; ) {
      isMoving = false;
      for (const operation of waiting) {
        const plan = planRequests({ operation, known, withExamples });
        if ("missing" in plan) continue;
        waiting.delete(operation);
        isMoving = true;
        for (const request of plan) await check(request, run);
      }
    }
  }
  for (const operation of waiting) run.unchecked.push(withoutValue(operation, known));
  return {
    drifts: [...run.drifts.values()],
    checked: run.checked,
    unchecked: onePerOperation(run.unchecked),
  };
}

type Unchecked = LiveVerification["unchecked"][number];

interface Run {
  readonly options: LiveOptions;
  readonly known: KnownValues;
  /** By what they say, so that the same drift of two responses is reported once. */
  readonly drifts: Map<string, Drift>;
  readonly unchecked: Unchecked[];
  checked: number;
}

async function check({ operation, target, headers }: PlannedRequest, run: Run): Promise<void> {
  const { url, timeoutMs, onStep } = run.options;
  onStep(`${operation.operationId}`);
  const response = await fetchText(`${url.replace(/\/+$/, "")}${target}`, {
    headers: { accept: "application/json", ...headers, ...run.options.headers },
    timeoutMs,
  });
  const obstacle = response.kind === "failure" ? response : obstacleOf(response);
  if (obstacle) {
    run.unchecked.push({ operation, reason: obstacle.message, help: obstacle.help });
    return;
  }
  if (response.kind === "failure") return;
  const { drifts, body } = checkResponse(operation, response);
  run.checked += 1;
  for (const drift of drifts)
    run.drifts.set(JSON.stringify([operation.operationId, drift.where, drift.value, drift.message]), drift);
  if (body?.media.schema && response.status < 300) run.known.learn(body.media.schema, body.value);
}

/** Responses that say nothing of the operation: the key may not use it, or the service is busy. */
function obstacleOf({ status, redirectsTo }: FetchedText) {
  if (status === 401 || status === 403)
    return {
      message: `The service responded with status ${status}.`,
      help: "Set the environment variable with the API key, or pass --header.",
    };
  if (status === 429)
    return { message: "The service responded with status 429.", help: "Run the command again later." };
  if (redirectsTo !== "" && status >= 300 && status < 400)
    return { message: "The service redirects.", help: "Pass the URL that it redirects to." };
  return undefined;
}

function withoutValue(operation: OperationModel, known: KnownValues): Unchecked {
  const plan = planRequests({ operation, known, withExamples: true });
  const name = "missing" in plan ? plan.missing : "";
  return {
    operation,
    reason: `There is no value for the parameter "${name}".`,
    help: `Pass --parameter ${name}=VALUE.`,
  };
}

function onePerOperation(unchecked: readonly Unchecked[]): Unchecked[] {
  return [...new Map(unchecked.map((entry) => [entry.operation, entry])).values()];
}
