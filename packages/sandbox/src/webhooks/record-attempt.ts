import type { DeliveryAttempt, DeliveryRow } from "../state/tables.ts";
import { retryDelayMs } from "./retry-schedule.ts";

/** Returns the delivery after scheduled attempts: any 2xx is an acknowledgement, everything else is retried. */
export function recordAttempts(
  { due_at, ...delivery }: DeliveryRow,
  attempts: readonly DeliveryAttempt[],
  now: number,
): DeliveryRow {
  const tries = delivery.tries + 1;
  const recorded = { ...delivery, attempts: [...delivery.attempts, ...attempts], tries };
  if (attempts.some(isAcknowledged)) return { ...recorded, status: "delivered" };
  const delayMs = retryDelayMs(tries);
  if (delayMs === undefined) return { ...recorded, status: "failed" };
  return { ...recorded, due_at: now + delayMs };
}

function isAcknowledged({ status }: DeliveryAttempt): boolean {
  return status !== null && status >= 200 && status < 300;
}
