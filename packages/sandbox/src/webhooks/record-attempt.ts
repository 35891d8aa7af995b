import type { DeliveryAttempt, DeliveryRow } from "../state/tables.ts";

/** Seconds between an attempt that failed and the next. No schedule is stated: this one is the sandbox's own. */
export const RETRY_SECONDS: readonly number[] = [1, 5, 30, 300, 1800, 7200];

/** Returns the delivery after scheduled attempts: any 2xx is an acknowledgement, everything else is retried. */
export function recordAttempts(
  { due_at, ...delivery }: DeliveryRow,
  attempts: readonly DeliveryAttempt[],
  now: number,
): DeliveryRow {
  const tries = delivery.tries + 1;
  const recorded = { ...delivery, attempts: [...delivery.attempts, ...attempts], tries };
  if (attempts.some(isAcknowledged)) return { ...recorded, status: "delivered" };
  const seconds = RETRY_SECONDS[tries - 1];
  if (seconds === undefined) return { ...recorded, status: "failed" };
  return { ...recorded, due_at: now + seconds * 1000 };
}

function isAcknowledged({ status }: DeliveryAttempt): boolean {
  return status !== null && status >= 200 && status < 300;
}
