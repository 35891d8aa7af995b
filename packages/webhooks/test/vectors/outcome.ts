import { bodyOf, headersOf, type Vector } from "./vector.ts";

/** A module that verifies deliveries, ours or a copy of it with a fault. */
export interface VerifierModule {
  createWebhookVerifier(
    description: typeof DESCRIPTION,
    options: Vector["options"] & { now: () => number },
  ): { verify(delivery: { headers: unknown; body: unknown }): Promise<{ kind: string }> };
}

/** The service, as the vectors know it. */
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

/** Returns a verifier's outcome for a vector: the kind of the delivery, or the reason for rejecting it. */
export async function outcomeOf({ createWebhookVerifier }: VerifierModule, vector: Vector): Promise<string> {
  try {
    const verifier = createWebhookVerifier(DESCRIPTION, { ...vector.options, now: () => vector.now });
    const { kind } = await verifier.verify({ headers: headersOf(vector), body: bodyOf(vector) });
    return `kind ${kind}`;
  } catch (error) {
    if (error instanceof Error && "reason" in error) return `reason ${error.reason}`;
    return `crash ${error}`;
  }
}

/** Returns the expected outcome of a vector, in the same words. */
export function expectedOutcome({ expect }: Vector): string {
  return "kind" in expect ? `kind ${expect.kind}` : `reason ${expect.reason}`;
}
