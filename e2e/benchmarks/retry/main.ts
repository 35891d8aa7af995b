import { renderReport } from "./render.ts";
import { retryReport } from "./report.ts";

// `pnpm report:retry`: exits 1 when our client decides wrongly about any code, or claims what no response of the service shows.
const report = await retryReport();
process.stdout.write(renderReport(report));
const { ours, intermediaries } = report;
const wrong = [ours.retried, ours.notRetried, intermediaries.sentAgain, intermediaries.claimed];
if (wrong.some(({ length }) => length > 0)) process.exitCode = 1;
