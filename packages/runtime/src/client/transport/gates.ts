import type { Clock } from "../contracts/clock.ts";
import type { Gate, Gates, Passage, Visitor } from "../contracts/gate.ts";
import { SharedGate } from "./shared-gate.ts";

const NO_PASSES: Passage = [];

/** Gates that are kept. Paths that are not described may have an ID in them, so that each is another scope. */
const MAX_KEPT = 100;

/** Creates the gates of a connection, all of them open. */
export function createGates(clock: Clock): Gates {
  /** Those that are closed, or let calls through one by one. */
  const closed = new Map<string, SharedGate>();
  const forgetOpen = (): void => {
    const isFull = closed.size > MAX_KEPT;
    for (const [scope, gate] of closed) if (gate.isOpen || (isFull && gate.isIdle)) closed.delete(scope);
  };
  return {
    enter(scopes, visitor) {
      if (closed.size === 0) return NO_PASSES;
      const gates = scopes().flatMap((scope) => closed.get(scope) ?? []);
      return gates.length === 0 ? NO_PASSES : passAll(gates, visitor);
    },
    close(scope, pauseMs, spreadMs) {
      forgetOpen();
      const gate = closed.get(scope) ?? new SharedGate(clock);
      closed.set(scope, gate);
      gate.close(pauseMs, spreadMs);
      return gate;
    },
    leave(passage, isFine) {
      if (passage.length === 0) return;
      for (const { gate, pass } of passage) gate.leave(pass, isFine);
      forgetOpen();
    },
  };
}

async function passAll(gates: readonly Gate[], visitor: Visitor): Promise<Passage | Gate> {
  const passage: { gate: Gate; pass: number }[] = [];
  for (const gate of gates) {
    const pass = await gate.enter(visitor);
    if (pass === undefined) {
      for (const passed of passage) passed.gate.leave(passed.pass, false);
      return gate;
    }
    passage.push({ gate, pass });
  }
  return passage;
}
