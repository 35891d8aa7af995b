import { retryReport } from "./report.ts";

// `pnpm report:retry`: exits 1 when our client decides wrongly about any code, or claims what no response of the service shows.
const { codes, policies, ours, exceptions, intermediaries } = await retryReport();
const { calls, sentAgain, claimed } = intermediaries;

console.log(`Wrong decisions over ${codes} error codes, on an operation that may be repeated`);
console.table(
  [...policies, ours].map(({ policy, retried, notRetried }) => ({
    "retries on": policy,
    "retried, must not be": retried.length,
    "not retried, should be": notRetried.length,
  })),
);
for (const { policy, retried, notRetried } of policies)
  console.log(
    `${policy}\n  retried, must not be:    ${retried.join(" ")}\n  not retried, should be:  ${notRetried.join(" ")}\n`,
  );
console.log(
  `${calls} responses that are not the service's, to writes (every status from 300, and successes that are not the described one)`,
);
console.log(`  non-idempotent request sent again: ${sentAgain.length}`);
console.log(`  outcome claimed without evidence: ${claimed.length}`);
for (const name of [...sentAgain, ...claimed]) console.log(`    ${name}`);
for (const { code, reason } of exceptions)
  console.log(`Exception: ${code}, retryable, never resent. ${reason}`);

const wrong = [ours.retried, ours.notRetried, sentAgain, claimed];
if (wrong.some(({ length }) => length > 0)) process.exitCode = 1;
