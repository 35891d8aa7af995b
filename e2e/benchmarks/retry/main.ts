import { retryReport } from "./report.ts";

// `pnpm report:retry`: exits 1 when our client decides wrongly about any code.
const { codes, policies, ours, exceptions } = await retryReport();

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
for (const { code, reason } of exceptions)
  console.log(`Exception: ${code}, retryable, never resent. ${reason}`);

if (ours.retried.length + ours.notRetried.length > 0) process.exitCode = 1;
