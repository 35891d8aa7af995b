import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { bundleTests, sharedTests } from "../../../packages/sandbox/test/shared/bundle.ts";
import { runAsConsumer } from "../packed/project.ts";
import { type Cell, runSuite } from "../run-cells.ts";
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
  'const { passed, failed } = await run(); console.log(passed, "tests pass", ...failed); process.exit(passed > 0 && failed.length === 0 ? 0 : 1);';

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
const cells = Object.entries(runtimes).flatMap(([variant, [program = "", ...flags]]): Cell[] => {
  const start = async (...args: readonly string[]): Promise<string> => {
    const printed = await runAsConsumer(["npx", "-y", program, ...flags, ...args], { cwd: folder });
    return printed.trim().split("\n").at(-1) ?? ""; // tests print other lines before
  };
  return [
    { check: "client", variant, run: () => start(entry, service.url, gone.url) },
    { check: "sandbox", variant, run: () => start(sandbox) },
  ];
});
const inWorker = () => runInWorker({ service: service.url, nowhere: gone.url });
await runSuite([
  { cells: [...cells, { check: "client", variant: "worker without process", run: inWorker }] },
]);
