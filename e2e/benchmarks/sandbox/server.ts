import { createServer } from "node:http";
import { createSandbox, serveSandbox } from "@crossborder/sandbox";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Measured, Order, Ready } from "./messages.ts";

// A process of its own, so that its time and memory are not those of the load.

async function startSandbox(): Promise<Ready> {
  const sandbox = createSandbox({ seed: "bench" });
  const { url } = await serveSandbox(sandbox, { port: 0 });
  const { id: instanceId, apiKey } = sandbox.instances.development;
  return { url, instanceId, apiKey, controlToken: sandbox.controlToken };
}

/** What a framework alone costs: a route that reads JSON, and one that sends some. */
async function startBareRoute(): Promise<Ready> {
  const rows = Array.from({ length: 10 }, (_, index) => ({ id: `re_${index}`, status: "approved" }));
  const app = new Hono();
  app.get("*", (c) => c.json(rows));
  app.post("*", async (c) => c.json({ id: "qu_000000000000", ...(await c.req.json()) }));
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, instanceId: "in_000000000000", apiKey: "key", controlToken: "" };
}

function measure(): Measured {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, heapBytes: heapUsed, rssBytes: rss };
}

process.on("message", (order: Order) => {
  if (order === "measure") process.send?.(measure());
  else process.exit(0);
});
process.on("disconnect", () => process.exit(0));
process.send?.(process.argv[2] === "sandbox" ? await startSandbox() : await startBareRoute());
