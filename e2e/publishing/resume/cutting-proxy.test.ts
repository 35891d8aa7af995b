import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { type CuttingProxy, startCuttingProxy } from "./cutting-proxy.ts";

const opened: { registry: Server; proxy: CuttingProxy }[] = [];
afterEach(async () => {
  for (const { registry, proxy } of opened.splice(0)) {
    await proxy.stop();
    registry.close();
  }
});

/** A proxy before a registry that accepts every upload. */
async function start(afterUploads: number): Promise<{ proxy: CuttingProxy; cuts: () => number }> {
  const registry = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(201).end("{}"));
  }).listen(0, "127.0.0.1");
  await once(registry, "listening");
  const address = registry.address();
  if (address === null || typeof address === "string") throw new Error("The registry has no port.");
  let cuts = 0;
  const proxy = await startCuttingProxy(`http://127.0.0.1:${address.port}`, {
    afterUploads,
    onCut: () => {
      cuts++;
    },
  });
  opened.push({ registry, proxy });
  return { proxy, cuts: () => cuts };
}

/** The status of an upload; undefined when its answer was lost. */
async function upload(proxy: CuttingProxy, name: string): Promise<number | undefined> {
  const sent = fetch(`${proxy.url}/${encodeURIComponent(name)}`, { method: "PUT", body: "{}" });
  return sent.then(
    ({ status }) => status,
    () => undefined,
  );
}

test("of uploads at once, only those before the cut arrive, and the last one does not hear of it", async () => {
  const { proxy, cuts } = await start(2);
  const answers = await Promise.all(["@a/one", "@a/two", "@a/three"].map((name) => upload(proxy, name)));
  expect(answers.filter((status) => status === 201)).toHaveLength(1);
  expect(await proxy.takeAccepted()).toHaveLength(2);
  expect(cuts()).toBe(1);
});

test("after the repair everything goes through, and is counted anew", async () => {
  const { proxy, cuts } = await start(1);
  await upload(proxy, "@a/one");
  expect(await proxy.takeAccepted()).toEqual(["@a/one"]);
  proxy.repair();
  expect(await upload(proxy, "@a/two")).toBe(201);
  expect(await upload(proxy, "@a/three")).toBe(201);
  expect(await proxy.takeAccepted()).toEqual(["@a/two", "@a/three"]);
  expect(cuts()).toBe(1);
});
