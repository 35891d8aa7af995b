import { bodyOf, headersOf, type Vector } from "./vector.ts";

/** What reads deliveries, ours or a copy of it with a fault. */
export interface ReaderModule {
  createDeliveryReader(
    description: typeof DESCRIPTION,
    options: Vector["options"] & { now: () => number },
  ): { receive(delivery: { headers: unknown; body: unknown }): Promise<{ kind: string }> };
}

/** What the vectors know of the service. */
const DESCRIPTION: { readonly eventNames: readonly string[]; readonly nameProperty: string } = {
  eventNames: [
    "blockchainWallet.new",
    "bankAccount.new",
    "payin.new",
    "payout.new",
    "payout.update",
    "payout.complete",
  ],
  nameProperty: "webhook_event",
};

/** What a reader makes of a vector: the kind of the delivery, or the reason why there is none. */
export async function outcomeOf({ createDeliveryReader }: ReaderModule, vector: Vector): Promise<string> {
  try {
    const reader = createDeliveryReader(DESCRIPTION, { ...vector.options, now: () => vector.now });
    const { kind } = await reader.receive({ headers: headersOf(vector), body: bodyOf(vector) });
    return `kind ${kind}`;
  } catch (error) {
    if (error instanceof Error && "reason" in error) return `reason ${error.reason}`;
    return `crash ${error}`;
  }
}

/** What must become of a vector, in the same words. */
export function expectedOutcome({ expect }: Vector): string {
  return "kind" in expect ? `kind ${expect.kind}` : `reason ${expect.reason}`;
}
