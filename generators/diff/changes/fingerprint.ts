import { createHash } from "node:crypto";
import type { Difference } from "../rules/difference.ts";
import { stablePlace } from "./stable-place.ts";

const LENGTH = 12;

/** A short name for a difference that is the same in every run and on every machine. */
export function fingerprintOf(difference: Difference): string {
  const { rule, direction, subject, before, after } = difference;
  const reported = [rule, direction, subject, stablePlace(difference), before ?? null, after ?? null];
  return createHash("sha256").update(JSON.stringify(reported)).digest("hex").slice(0, LENGTH);
}
