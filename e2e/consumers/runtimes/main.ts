import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { bundleTests, sharedTests } from "../../../packages/sandbox/test/shared/bundle.ts";
import { run } from "../../house/run.ts";
import { runInWorker } from "./run-in-worker.ts";
import { runtimes } from "./runtimes.ts";
import { startSmokeService } from "./smoke-service.ts";

// `pnpm e2e:runtimes`: the same smoke suite in every runtime that the client is for, and the tests of the sandbox.
await using temporary = await mkdtempDisposable(join(import.meta.dirname, ".work-"));
const folder = temporary.path;
const gone = await startSmokeService();
gone.close();
using service = await startSmokeService();

/** Follows the tests of the sandbox. */
const EXIT =
  "const { passed, failed } = await run(); console.log(failed.join()); process.exit(passed > 0 && failed.length === 0 ? 0 : 1);";

function report(runtime: string, failed: readonly string[]): void {
  process.stdout.write(`${runtime.padEnd(24)}${failed.length === 0 ? "holds" : "FAILS"}\n`);
  for (const line of failed) process.stdout.write(`    ${line}\n`);
  if (failed.length > 0) process.exitCode = 1;
}

/** Runs a module; answers with what it printed if it failed. */
async function start(program: readonly string[], args: readonly string[]): Promise<readonly string[]> {
  const { exitCode, stdout, stderr } = await run("npx", ["-y", ...program, ...args], { cwd: folder });
  return exitCode === 0 ? [] : `${stdout}${stderr}`.trim().split("\n");
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
const sandbox = join(folder, "sandbox.mjs");
await writeFile(sandbox, `${await bundleTests(await sharedTests())}${EXIT}`);
for (const [name, program] of Object.entries(runtimes)) {
  report(name, await start(program, [entry, service.url, gone.url]));
  report(`${name}, sandbox`, await start(program, [sandbox]));
}
report("worker without process", await runInWorker({ service: service.url, nowhere: gone.url }));
