import { afterEach, expect, test } from "vitest";
import { listen, type Served } from "../../house/listen.ts";
import { type CuttingProxy, startCuttingProxy } from "./cutting-proxy.ts";

const opened: Served[] = [];
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});

/** A proxy before a registry that accepts every upload. */
async function start(afterUploads: number): Promise<{ proxy: CuttingProxy; cuts: () => number }> {
  const registry = await listen((request, response) => {
    request.resume().on("end", () => response.writeHead(201).end("{}"));
  });
  let cuts = 0;
  const proxy = await startCuttingProxy(registry.url, {
    afterUploads,
    onCut: () => {
      cuts++;
    },
  });
  opened.push(proxy, registry);
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
