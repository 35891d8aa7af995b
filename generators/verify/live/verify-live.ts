import type { ApiModel, OperationModel } from "../../core/model/api-model.ts";
import { fetchText } from "../http/fetch-text.ts";
import { checkResponse } from "./check-response.ts";
import { createKnownValues, type KnownValues } from "./known-values.ts";
import type { Mismatch } from "./mismatch.ts";
import type { OperationCheck, SentRequest } from "./operation-check.ts";
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

/** Result of checking real responses. */
export interface LiveVerification {
  readonly mismatches: readonly Mismatch[];
  /** Every operation of the description, in its order. */
  readonly operations: readonly OperationCheck[];
}

/**
 * Sends every safe request that it can, one after the other, and checks the responses against the description. Required
 * values come from the command line and earlier responses, then from examples of the description.
 */
export async function verifyLive(options: LiveOptions): Promise<LiveVerification> {
  const known = createKnownValues(options.parameters);
  const { operations } = options.description;
  const waiting = new Set(operations.filter(isSafe));
  const done = new Map<OperationModel, OperationCheck>();
  // Operations with known values go first: their responses may have values that others need.
  for (const withExamples of [false, true]) {
    for (let isMoving = true; isMoving; ) {
      isMoving = false;
      for (const operation of waiting) {
        const plan = planRequests({ operation, known, withExamples });
        if ("missing" in plan) continue;
        waiting.delete(operation);
        isMoving = true;
        const sent: SentRequest[] = [];
        for (const request of plan) sent.push(await send(request, { options, known }));
        done.set(operation, { operation, sent, unsent: undefined, examples: plan[0]?.examples ?? [] });
      }
    }
  }
  const checks = operations.map((operation) => done.get(operation) ?? unsentOperation(operation, known));
  return { mismatches: mismatchesOf(checks), operations: checks };
}

interface Run {
  readonly options: LiveOptions;
  readonly known: KnownValues;
}

async function send(
  { operation, target, headers, page }: PlannedRequest,
  { options, known }: Run,
): Promise<SentRequest> {
  const { url, timeoutMs, onStep } = options;
  onStep(`${operation.operationId}`);
  const response = await fetchText(`${url.replace(/\/+$/, "")}${target}`, {
    headers: { accept: "application/json", ...headers, ...options.headers },
    timeoutMs,
  });
  if (response.kind === "failure") {
    const { message: reason, help } = response;
    return { page, status: undefined, check: { kind: "not-checked", reason, help, mismatches: [] } };
  }
  const check = checkResponse(operation, response);
  if (check.kind === "checked" && check.body) known.learn(check.body.schema, check.body.value);
  return { page, status: response.status, check };
}

function unsentOperation(operation: OperationModel, known: KnownValues): OperationCheck {
  return { operation, sent: [], unsent: whyUnsent(operation, known), examples: [] };
}

function whyUnsent(operation: OperationModel, known: KnownValues): OperationCheck["unsent"] {
  if (operation.httpMethod !== "get")
    return { reason: "Only GET requests are sent.", help: "Test the operation with a client." };
  if (!isSafe(operation))
    return {
      reason: "According to x-idempotency, the request is not safe to repeat.",
      help: "Test the operation with a client.",
    };
  const plan = planRequests({ operation, known, withExamples: true });
  const name = "missing" in plan ? plan.missing : "";
  return {
    reason: `There is no value for the parameter "${name}".`,
    help: `Pass --parameter ${name}=VALUE.`,
  };
}

/** Returns all mismatches. The same one of two responses is reported once. */
function mismatchesOf(checks: readonly OperationCheck[]): Mismatch[] {
  const all = checks.flatMap(({ sent }) => sent.flatMap(({ check }) => check.mismatches));
  const keyOf = ({ operation, where, value, message }: Mismatch): string =>
    JSON.stringify([operation.operationId, where, value, message]);
  return [...new Map(all.map((mismatch) => [keyOf(mismatch), mismatch])).values()];
}
