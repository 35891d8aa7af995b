import type { Vector } from "../vector.ts";
import { type Draft, FORMS, known, NOW, OTHER, rejects, vector } from "./draft.ts";

const at = (seconds: number, more: Draft = {}): Draft => ({ timestamp: String(NOW + seconds), ...more });
/** Timestamps at the edges of what is tolerated, and texts that are none. */
export const timestamps: readonly Vector[] = [
  ...[-300, -299, -1, 0, 1, 299, 300].map((seconds) => vector(`${seconds} seconds off`, known, at(seconds))),
  ...[-86_400, -302, -301, 301, 302, 86_400].map((seconds) =>
    vector(`${seconds} seconds off`, rejects("timestamp"), at(seconds)),
  ),
  ...[-10, 10].map((s) =>
    vector(`${s} seconds off with a tolerance of 10`, known, at(s, { options: { toleranceMs: 10_000 } })),
  ),
  ...[-11, 11].map((s) =>
    vector(
      `${s} seconds off with a tolerance of 10`,
      rejects("timestamp"),
      at(s, { options: { toleranceMs: 10_000 } }),
    ),
  ),
  vector("of now with no tolerance", known, { options: { toleranceMs: 0 } }),
  ...[-1, 1].map((s) =>
    vector(
      `${s} seconds off with no tolerance`,
      rejects("timestamp"),
      at(s, { options: { toleranceMs: 0 } }),
    ),
  ),
  vector("at the boundary, late in the second", known, at(-300, { now: NOW * 1000 + 999 })),
  vector("with one digit, when it was so", known, { timestamp: "1", now: 1000 }),
  vector("with twelve digits, when it will be so", known, {
    timestamp: "999999999999",
    now: 999_999_999_999_000,
  }),
  vector("with thirteen digits", rejects("timestamp"), {
    timestamp: "1000000000000",
    now: 1_000_000_000_000_000,
  }),
  vector("in milliseconds", rejects("timestamp"), { timestamp: String(NOW * 1000) }),
  vector("zero, when it was so", rejects("timestamp"), { timestamp: "0", now: 0 }),
  ...[
    ["a leading zero", `0${NOW}`],
    ["a plus", `+${NOW}`],
    ["a minus", `-${NOW}`],
    ["a fraction", `${NOW}.0`],
    ["a fraction of a second", `${NOW}.5`],
    ["a leading space", ` ${NOW}`],
    ["a trailing space", `${NOW} `],
    ["a trailing letter", `${NOW}s`],
    ["a trailing line break", `${NOW}\n`],
    ["an exponent", "1.7383248e9"],
    ["hexadecimal digits", "0x679cc200"],
    ["an underscore", "1_738_324_800"],
    ["a comma", `${NOW},${NOW}`],
    ["digits of another script", "١٧٣٨٣٢٤٨٠٠"],
  ].map(([name, timestamp = ""]) => vector(`with ${name}`, rejects("timestamp"), { timestamp })),
  ...["NaN", "Infinity", "now", "null", "2025-01-31T12:00:00Z"].map((timestamp) =>
    vector(`that is ${timestamp}`, rejects("timestamp"), { timestamp }),
  ),
  vector("of a receiver whose clock stands at 0", rejects("timestamp"), { now: 0 }),
  vector("that is out of tolerance and wrongly signed", rejects("timestamp"), at(-400, { secret: OTHER })),
  ...FORMS.map((form) => vector(`too old, in the form ${form}`, rejects("timestamp"), at(-301, { form }))),
];
