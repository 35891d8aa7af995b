import { mkdtempDisposable, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mustRun } from "../../house/run.ts";
import { packPackage } from "../../publishing/pack.ts";
import { startApp } from "./running-app.ts";
import { play, scenes } from "./scenes.ts";
import { FRAMEWORK, writeApp } from "./write-app.ts";

// `pnpm e2e:next`: the packages as they would be published, in a route handler of a real Next.js, over a socket. Next.js is
// installed from npm into a temporary folder: it is too large for everybody's checkout.
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const PACKAGES = ["packages/runtime", "packages/types", "packages/webhooks"];

await using temporary = await mkdtempDisposable(join(tmpdir(), "crossborder-next-"));
const folder = await realpath(temporary.path);
const packages = [];
for (const packageFolder of PACKAGES) packages.push(await packPackage(packageFolder, folder));
const shop = join(folder, "shop");
await writeApp(shop, packages);
await mustRun("npm", ["install", "--no-audit", "--no-fund"], { cwd: shop });
const env = { NEXT_TELEMETRY_DISABLED: "1", WEBHOOK_SECRET: SECRET };
await mustRun(process.execPath, [join(shop, "node_modules/next/dist/bin/next"), "build"], {
  cwd: shop,
  env,
});
await using app = await startApp(shop, { WEBHOOK_SECRET: SECRET });
process.stdout.write(`Next.js ${FRAMEWORK.next}, a route handler over a socket\n`);
for (const scene of scenes) {
  const { status, line } = await play(scene, app, SECRET);
  const holds = status === scene.status && line === scene.line;
  const cells = [
    scene.name.padEnd(28),
    String(status ?? "-").padEnd(6),
    (line ?? "").slice(0, 24).padEnd(26),
  ];
  process.stdout.write(`${cells.join("")}${holds ? "holds" : "FAILS"}\n`);
  if (!holds) process.exitCode = 1;
}
