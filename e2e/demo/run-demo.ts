import type { DeliveryStore } from "@crossborder/webhooks";
import { createMemoryStore } from "@crossborder/webhooks/stores/memory";
import { loseResponse } from "./parts/lose-response.ts";
import { payOnce } from "./parts/pay-once.ts";
import { repeatAndForge } from "./parts/repeat-and-forge.ts";
import type { Screen } from "./screen.ts";
import { setUp } from "./set-up.ts";

/**
 * Shows a payout, one whose response is lost, and one whose webhook is repeated and forged. `store` remembers which
 * messages were handled; the default is a store in memory.
 */
export async function runDemo(screen: Screen, store: DeliveryStore = createMemoryStore()): Promise<void> {
  const started = await setUp(screen, store);
  try {
    const accountId = await payOnce(started);
    await loseResponse(started, accountId);
    await repeatAndForge(started, accountId);
  } finally {
    await started.close();
  }
}
