import type { Change, ReachedLocation } from "../change.ts";
import type { ReportView } from "../report/report-view.ts";
import { mergeBumps } from "../rules/bumps.ts";

/** Returns a place with defaults for irrelevant parts. */
export function sampleLocation(parts: Partial<ReachedLocation> = {}): ReachedLocation {
  return {
    kind: "operation",
    name: "quotes.create",
    method: "POST",
    path: "/v1/quotes",
    tags: ["Quotes"],
    direction: "request",
    where: "request body application/json",
    value: "network",
    chain: ["QuoteCreate"],
    verdict: "breaking",
    counterexample: undefined,
    ...parts,
  };
}

/** Returns a change with defaults for irrelevant parts. */
export function sampleChange(parts: Partial<Change> = {}): Change {
  const verdict = parts.verdict ?? "breaking";
  return {
    rule: "property-newly-required",
    verdict,
    direction: "request",
    message: "Request property `network` is now required.",
    explanation: "Requests without the property are rejected.",
    instead: "Make it optional, with a default.",
    forUsers: "Send it with every request.",
    fingerprint: "0123456789ab",
    side: "revision",
    location: { file: "spec/QuoteCreate.yaml", line: 7, column: 3, pointer: "/required/2" },
    pointers: [{ side: "revision", pointer: "/components/schemas/QuoteCreate/properties/network" }],
    reached: [
      sampleLocation({
        verdict,
        counterexample: verdict === "breaking" ? { value: { amount: 1 } } : undefined,
      }),
    ],
    bumps: { spec: "major", types: "major", client: "major" },
    exempt: undefined,
    ...parts,
  };
}

/** A report of some changes. */
export function sampleView(changes: readonly Change[], parts: Partial<ReportView> = {}): ReportView {
  return {
    report: {
      base: { source: "origin/main:spec/openapi.yaml", title: "Pets", version: "1.0.0" },
      revision: { source: "spec/openapi.yaml", title: "Pets", version: "1.1.0" },
      changes,
    },
    failOn: "breaking",
    notes: [],
    findings: [],
    bumps: mergeBumps(changes.map(({ bumps }) => bumps)),
    ...parts,
  };
}

/** One change of every kind: breaking over two operations, removed, risky, safe, words, and exempt. */
export const EVERY_KIND: readonly Change[] = [
  sampleChange({
    reached: [
      sampleLocation({ counterexample: { value: { amount: 1 } } }),
      sampleLocation({ name: "quotes.replace", method: "PUT", path: "/v1/quotes/{id}" }),
    ],
  }),
  sampleChange({
    rule: "webhook-removed",
    message: "The event `quote.gone` was removed.",
    explanation: "It stops arriving.",
    instead: undefined,
    forUsers: undefined,
    fingerprint: "1123456789ab",
    side: "base",
    direction: "response",
    location: { file: "origin/main:spec/openapi.yaml", line: 40, column: 3, pointer: "/webhooks/quote.gone" },
    reached: [
      sampleLocation({
        kind: "webhook",
        name: "quote.gone",
        method: undefined,
        path: undefined,
        where: "",
        value: "",
        chain: [],
        direction: "response",
      }),
    ],
    bumps: { spec: "major", webhooks: "major" },
  }),
  sampleChange({
    rule: "default-changed",
    verdict: "risky",
    message: "Request property `limit`: default was changed from 50 to 10.",
    fingerprint: "2123456789ab",
    bumps: { spec: "patch" },
  }),
  sampleChange({
    rule: "operation-added",
    verdict: "safe",
    message: "The operation was added.",
    instead: undefined,
    forUsers: undefined,
    fingerprint: "3123456789ab",
    bumps: { spec: "minor", client: "minor" },
  }),
  sampleChange({
    rule: "description-changed",
    verdict: "docs",
    message: "The description was changed.",
    instead: undefined,
    forUsers: undefined,
    fingerprint: "4123456789ab",
    bumps: { spec: "patch" },
  }),
  sampleChange({
    rule: "parameter-removed",
    message: "The parameter `page` was removed.",
    fingerprint: "5123456789ab",
    exempt: { reason: "Nobody sends it: checked in the logs." },
    bumps: { spec: "major" },
  }),
];
