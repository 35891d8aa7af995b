import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { Clock } from "../contracts/clock.ts";
import type { Gate, Gates, Passage, Visitor } from "../contracts/gate.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { Failure } from "../contracts/response.ts";
import { withExtras } from "../options/with-extras.ts";
import { retryDelay } from "../retry/retry-delay.ts";
import { limitScopes } from "./limit-scopes.ts";
import { SharedGate } from "./shared-gate.ts";

const NO_PASSES: Passage = [];

/** Gates that are kept. Paths that are not described may have an ID in them, so that each is another scope. */
const MAX_KEPT = 100;

/** Makes a pause that the service asks one call for hold for all calls that it limits. */
export function sharePauses<Options extends RequestOptions>(
  options: ClientCoreOptions<Options>,
): ClientCoreOptions<Options> {
  return withExtras(options, { createGates });
}

/** Creates the gates of a client core, all of them open. */
export function createGates(clock: Clock): Gates {
  /** Those that are closed, or let calls through one by one. */
  const closed = new Map<string, SharedGate>();
  const forgetOpen = (): void => {
    const isFull = closed.size > MAX_KEPT;
    for (const [scope, gate] of closed) if (gate.isOpen || (isFull && gate.isIdle)) closed.delete(scope);
  };
  return {
    enter(context, latest) {
      if (closed.size === 0) return NO_PASSES;
      const scopes: string[] = Object.values(limitScopes(context));
      const gates = scopes.flatMap((scope) => closed.get(scope) ?? []);
      if (gates.length === 0) return NO_PASSES;
      const { call, signal } = context;
      return passAll(gates, { callId: call.id, latest, signal }, ({ opensAt }) => {
        if (signal?.aborted) return signal.reason;
        const waitMs = Math.ceil(opensAt - clock.now());
        return new Error(
          `The service asked to wait ${waitMs} ms more before the next ${call.operation.operationId}: more than timeoutMs allows.`,
        );
      });
    },
    leave(passage, context, { asksToWait, record, said }) {
      const { session, retry, startedAt, deadline } = context;
      const { status = 500, retryAfterMs = 0 } = record;
      let opensAt: number | undefined;
      if (asksToWait) {
        forgetOpen();
        // A rate limit that the service itself reports holds for the key and the instance, anything else for the operation.
        const scope = limitScopes(context)[status === 429 && said ? "account" : "operation"];
        const gate = closed.get(scope) ?? new SharedGate(clock);
        closed.set(scope, gate);
        // No pause is longer than a call may take: then one call finds out whether it still holds.
        const pauseMs = Math.min(retryAfterMs, Math.max(session.timeoutMs, deadline - startedAt));
        const backoff = { ...retry, chance: clock.random() };
        gate.close(pauseMs, (number) => retryDelay({ number }, backoff));
        opensAt = gate.opensAt;
      }
      // After a gate was closed, which takes its passes back.
      for (const { gate, pass } of passage) gate.leave(pass, !asksToWait && status < 500 && status !== 429);
      if (passage.length > 0) forgetOpen();
      return opensAt;
    },
  };
}

async function passAll(
  gates: readonly Gate[],
  visitor: Visitor,
  causeOf: (gate: Gate) => unknown,
): Promise<Passage | Failure> {
  const passage: { gate: Gate; pass: number }[] = [];
  for (const gate of gates) {
    const pass = await gate.enter(visitor);
    if (pass === undefined) {
      for (const passed of passage) passed.gate.leave(passed.pass, false);
      return { kind: "not-sent", cause: causeOf(gate) };
    }
    passage.push({ gate, pass });
  }
  return passage;
}
