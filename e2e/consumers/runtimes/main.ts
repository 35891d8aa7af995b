import { mkdtempDisposable } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { run } from "../../house/run.ts";
import { runInWorker } from "./run-in-worker.ts";
import { runtimes } from "./runtimes.ts";
import { startSmokeService } from "./smoke-service.ts";

// `pnpm e2e:runtimes`: the same smoke suite in every runtime that the client is for.
await using temporary = await mkdtempDisposable(join(import.meta.dirname, ".work-"));
const folder = temporary.path;
const gone = await startSmokeService();
gone.close();
using service = await startSmokeService();

function report(runtime: string, failed: readonly string[]): void {
  process.stdout.write(`${runtime.padEnd(24)}${failed.length === 0 ? "holds" : "FAILS"}\n`);
  for (const line of failed) process.stdout.write(`    ${line}\n`);
  if (failed.length > 0) process.exitCode = 1;
}

// Types taken off, imports of packages left to each runtime's own resolution.
const entry = join(folder, "entry.mjs");
await build({
  entryPoints: [join(import.meta.dirname, "entry.ts")],
  outfile: entry,
  bundle: true,
  format: "esm",
  packages: "external",
});
for (const [name, [program = "", ...args]] of Object.entries(runtimes)) {
  const ended = await run("npx", ["-y", program, ...args, entry, service.url, gone.url], { cwd: folder });
  report(name, ended.exitCode === 0 ? [] : `${ended.stdout}${ended.stderr}`.trim().split("\n"));
}
report("worker without process", await runInWorker({ service: service.url, nowhere: gone.url }));
