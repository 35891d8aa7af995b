import type { ClockRow } from "./tables.ts";

/** The clock of a sandbox that was just started: real time. */
export const REAL_TIME: ClockRow = { id: "clock", offset_ms: 0, frozen_at: null };

/** End of the clock: ISO 8601 writes years with more than four digits differently. */
export const LATEST = Date.UTC(9000, 0);

/** Milliseconds of the sandbox's clock at a moment of real time. */
export function timeOf({ offset_ms, frozen_at }: ClockRow, realMs: number): number {
  return frozen_at ?? realMs + offset_ms;
}

/** Returns the clock, set ahead. It never goes back: past events stay in the past. */
export function advanced(clock: ClockRow, ms: number): ClockRow {
  if (clock.frozen_at !== null) return { ...clock, frozen_at: clock.frozen_at + ms };
  return { ...clock, offset_ms: clock.offset_ms + ms };
}

export function frozen(clock: ClockRow, realMs: number): ClockRow {
  return { ...clock, frozen_at: timeOf(clock, realMs) };
}

/** Goes on from its last time. */
export function resumed(clock: ClockRow, realMs: number): ClockRow {
  if (clock.frozen_at === null) return clock;
  return { ...clock, offset_ms: clock.frozen_at - realMs, frozen_at: null };
}
