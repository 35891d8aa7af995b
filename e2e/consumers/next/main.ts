import { mkdtempDisposable, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mustRun } from "../../house/run.ts";
import { installPackages } from "../../publishing/pack.ts";
import { runSuite } from "../run-cells.ts";
import { startApp } from "./running-app.ts";
import { play, scenes } from "./scenes.ts";
import { FRAMEWORK, writeApp } from "./write-app.ts";

// `pnpm e2e:next`: the packages as they would be published, in a route handler of a real Next.js, over a socket. Next.js is
// installed from npm into a temporary folder: it is too large for everybody's checkout.
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

await using temporary = await mkdtempDisposable(join(tmpdir(), "crossborder-next-"));
const shop = await realpath(temporary.path);
await installPackages(shop, FRAMEWORK, ["packages/runtime", "packages/types", "packages/webhooks"]);
await writeApp(shop);
await mustRun(process.execPath, [join(shop, "node_modules/next/dist/bin/next"), "build"], {
  cwd: shop,
  env: { NEXT_TELEMETRY_DISABLED: "1", WEBHOOK_SECRET: SECRET },
});
await using app = await startApp(shop, { WEBHOOK_SECRET: SECRET });
const cells = scenes.map((scene) => ({
  check: `Next.js ${FRAMEWORK.next}`,
  variant: scene.name,
  async run() {
    const { status, line } = await play(scene, app, SECRET);
    if (status !== scene.status || line !== scene.line)
      throw new Error(`It responds with ${status} and says ${line}, not ${scene.status} and ${scene.line}.`);
    return String(status ?? "no response");
  },
}));
await runSuite([{ cells }]);
