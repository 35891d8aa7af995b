import type { RetryReport, WrongDecisions } from "./report.ts";

const WIDTH = 44;

/** The report as text for a terminal. */
export function renderReport({ codes, policies, ours, exceptions }: RetryReport): string {
  const lines = [
    `Wrong decisions over ${codes} error codes, on an operation that may be repeated`,
    "",
    `${"retries on".padEnd(WIDTH)}retried, must not be   not retried, should be`,
    ...[...policies, ours].map(row),
    "",
    ...policies.flatMap(details),
    ...exceptions.map(({ code, reason }) => `Exception: ${code}, retryable, never resent. ${reason}`),
  ];
  return `${lines.join("\n")}\n`;
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
