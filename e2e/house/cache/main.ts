import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCacheServer } from "./cache-server.ts";
import { copyRepository, digestOfOutputs, generateAndBuild, makeCheckout } from "./checkout.ts";

// `pnpm e2e:cache`: two checkouts that share a cache server on loopback; what the first one did, the second one fetches.
const folder = await mkdtemp(join(tmpdir(), "crossborder-cache-"));
const [origin, first, second] = [join(folder, "origin"), join(folder, "first"), join(folder, "second")];

function fail(message: string): void {
  process.stdout.write(`WRONG  ${message}\n`);
  process.exitCode = 1;
}

try {
  await copyRepository(origin);
  for (const checkout of [first, second]) await makeCheckout(origin, checkout);
  const server = await startCacheServer(folder);
  try {
    const before = await generateAndBuild(first, server.env);
    process.stdout.write(`first checkout   ${before.cached} of ${before.total} tasks from the cache\n`);
    if (before.cached > 0) fail("the cache was not empty");
    if (digestOfOutputs(second) !== undefined) fail("the second checkout was built before its turn");
    const after = await generateAndBuild(second, server.env);
    process.stdout.write(`second checkout  ${after.cached} of ${after.total} tasks from the cache\n`);
    if (after.cached !== before.total) fail("the second checkout had to work");
    if (digestOfOutputs(second) !== digestOfOutputs(first)) fail("the two checkouts hold different files");
    else process.stdout.write("both hold the same files, byte for byte\n");
    await rm(join(first, ".turbo"), { recursive: true, force: true });
    const refused = await generateAndBuild(first, { ...server.env, TURBO_TOKEN: "not-the-token" });
    process.stdout.write(`without token    ${refused.cached} of ${refused.total} tasks from the cache\n`);
    if (refused.cached > 0) fail("the server gave artifacts to somebody without its token");
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
