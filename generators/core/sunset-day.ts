import { isDate, isDateTime } from "./model/accepts/formats/date-time.ts";

/** Reads the day of an `x-sunset`, in UTC, as `2026-01-31`; undefined unless it is a date or a time of RFC 3339. */
export function sunsetDay(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  if (isDate(value)) return value;
  // `Date.parse` alone would read "version 5" as a day in May 2001, and it rejects leap seconds.
  const time = isDateTime(value) ? Date.parse(value.replace(":60", ":59")) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
