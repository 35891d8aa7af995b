import type { IntermediaryReport } from "./intermediaries.ts";
import type { RetryReport, WrongDecisions } from "./report.ts";

const WIDTH = 44;

/** The report as text for a terminal. */
export function renderReport({ codes, policies, ours, exceptions, intermediaries }: RetryReport): string {
  const lines = [
    `Wrong decisions over ${codes} error codes, on an operation that may be repeated`,
    "",
    `${"retries on".padEnd(WIDTH)}retried, must not be   not retried, should be`,
    ...[...policies, ours].map(row),
    "",
    ...policies.flatMap(details),
    ...intermediaryLines(intermediaries),
    "",
    ...exceptions.map(({ code, reason }) => `Exception: ${code}, retryable, never resent. ${reason}`),
  ];
  return `${lines.join("\n")}\n`;
}

function intermediaryLines({ calls, sentAgain, claimed }: IntermediaryReport): string[] {
  return [
    `${calls} responses that are not the service's, to writes (every status from 300, and successes that are not the described one)`,
    `  non-idempotent request sent again: ${sentAgain.length}`,
    `  outcome claimed without evidence: ${claimed.length}`,
    ...[...sentAgain, ...claimed].map((name) => `    ${name}`),
  ];
}

function row({ policy, retried, notRetried }: WrongDecisions): string {
  return `${policy.padEnd(WIDTH)}${String(retried.length).padStart(20)}${String(notRetried.length).padStart(25)}`;
}

function details({ policy, retried, notRetried }: WrongDecisions): string[] {
  return [
    policy,
    `  retried, must not be:    ${retried.join(" ")}`,
    `  not retried, should be:  ${notRetried.join(" ")}`,
    "",
  ];
}
