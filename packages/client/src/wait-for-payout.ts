import { ConfigurationError, type WaitOptions, waitFor } from "@crossborder/runtime/client";
import type { Payout } from "@crossborder/types";
import type { Client } from "./create-client.ts";
import type { PayoutsListInput } from "./generated/operations/index.ts";

/** Options of `waitForPayout`: the statuses to wait for, and where to look for the payout. */
export interface PayoutWaitOptions extends Omit<WaitOptions<unknown>, "until"> {
  /** The values of `status` that end the wait. The service's document names none, so you do. */
  readonly states: readonly string[];
  /** Filters of the list that the payout is looked up in, for example `bank_account_id`. Default: all payouts. */
  readonly filter?: Omit<PayoutsListInput, "status">;
}

/**
 * Waits until a payout has one of the states. It is looked up in the list of payouts, newest first, since the service has no
 * operation for one payout. Rejects like `waitFor`; prefer the webhooks `payout.update` and `payout.complete` where you can.
 */
export async function waitForPayout(
  client: Pick<Client, "payouts">,
  id: string,
  waitOptions: PayoutWaitOptions,
): Promise<Payout> {
  const { states, filter = {}, ...options } = waitOptions;
  if (!Array.isArray(states)) throw new ConfigurationError("states must be a list of states.");
  let found: Payout | undefined;
  const isFound = (): boolean => found?.status !== undefined && states.includes(String(found.status));
  await waitFor(
    async (callOptions) => {
      for await (const payout of client.payouts.list(filter, callOptions)) {
        if (payout.id !== id) continue;
        found = payout;
        return;
      }
    },
    { ...options, until: isFound },
  );
  return found as Payout; // the wait ended because it was found
}
