import type { Engine } from "./engine.ts";
import type { PayoutRow } from "./state/tables.ts";

/** Advances the clock until the payout has the status. Throws an error with its final status when it ends otherwise. */
export async function advanceUntilPayout(engine: Engine, id: string, status: string): Promise<PayoutRow> {
  for (;;) {
    await engine.settle();
    const payout = engine.store.state.get("payouts", id);
    if (!payout) throw new Error(`The sandbox has no payout ${id}.`);
    if (payout.status === status) return payout;
    if (payout.due_at === undefined)
      throw new Error(`Payout ${id} cannot become ${status}, because it ended as ${payout.status}.`);
    if (payout.due_at > engine.store.now) await engine.advanceTo(payout.due_at);
    else moveNow(engine, payout);
  }
}

/** Moves a due payout. Throws if it does not move: the loop would never end. */
function moveNow(engine: Engine, payout: PayoutRow): void {
  engine.tick();
  if (engine.store.state.get("payouts", payout.id) === payout)
    throw new Error(`Payout ${payout.id} cannot move. onInternalError was called with the reason.`);
}
