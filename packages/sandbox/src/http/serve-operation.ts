import type * as z from "zod";
import { exactValidator } from "../description/exact-validator.ts";
import type { Operation } from "../description/operations.ts";
import type { Engine } from "../engine.ts";
import { damage, gatewayPage } from "../faults/damaged-response.ts";
import { type ArmedFault, isCarriedOut } from "../faults/fault.ts";
import type { Rule } from "../rules/rule.ts";
import { rules } from "../rules/rules.ts";
import type { InstanceRow } from "../state/tables.ts";
import { authenticate } from "./authenticate.ts";
import { rateLimited } from "./rate-limit.ts";
import { type ReceivedRequest, readForLog, readRequest } from "./read-request.ts";
import { rejection } from "./rejection.ts";
import { successResponse } from "./respond.ts";
import { respondToError } from "./respond-to-error.ts";
import { UndescribedError } from "./undescribed-error.ts";

/** A request for an operation, and who sends it. */
export interface OperationRequest extends ReceivedRequest {
  /** IP address of the sender. */
  readonly address: string;
}

type AnyRule = Rule<never>;

/** Carries out an operation of the description. Throws a `Rejection` for a request that is refused. */
export async function serveOperation(engine: Engine, call: OperationRequest): Promise<Response> {
  const { request, operation, path, address } = call;
  const { store, faults, limiter } = engine;
  engine.tick(); // due changes come before the request
  const authorization = request.headers.get("authorization");
  const caller = { authorization, address, instanceId: path.instance_id, operation: operation.id };
  const instance = authenticate(store.state, caller);
  limiter.count(instance, store.now);
  const fault = faults.take(operation.id);
  if (fault && !isCarriedOut(fault)) await readForLog(call);
  if (fault?.code) throw rejectionOf(fault);
  if (fault && !isCarriedOut(fault)) return damaged(undefined, fault);
  const carriedOut = carryOut(engine, call, instance);
  // A fault damages a rejection as it damages a success.
  const response = await (fault
    ? carriedOut.catch((error: unknown) => respondToError(engine, operation.id, error))
    : carriedOut);
  return fault ? damaged(response, fault) : response;
}

function rejectionOf({ code }: ArmedFault): Error {
  if (code === "AUTH_RATE_LIMITED") return rateLimited(1);
  return rejection(code ?? "INTERNAL_ERROR");
}

function damaged(response: Response | undefined, { fault }: ArmedFault): Response {
  if (fault === "html-502") return gatewayPage();
  return damage(response ?? new Response(null), fault);
}

async function carryOut(engine: Engine, call: OperationRequest, instance: InstanceRow): Promise<Response> {
  const { request, operation } = call;
  const read = await readRequest(call);
  const { origin } = new URL(request.url);
  const reasons = new Set(operation.unspecified === undefined ? [] : [operation.unspecified]);
  const unspecified = (reason: string) => void reasons.add(reason);
  const rule = rules[operation.id] as AnyRule; // its request has just been validated
  const body = engine.store.transact({ operation: operation.id, instanceId: instance.id }, (tx) => {
    const result = rule(tx, { ...read, instance, origin, unspecified } as never);
    checkResponse(operation, result);
    return result;
  });
  return successResponse(body, [...reasons]);
}

const responseValidators = new Map<string, z.ZodType>();

/** Checks the response before the commit: one that is not as described is the sandbox's fault, and changes nothing. */
function checkResponse({ id, response }: Operation, body: unknown): void {
  const validator = responseValidators.get(id) ?? exactValidator(response);
  responseValidators.set(id, validator);
  const { error } = validator.safeParse(body);
  if (error) throw new UndescribedError(`The response of ${id}`, error.issues);
}
