import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { json } from "./support/behaviours.ts";
import { type FaultServer, startFaultServer } from "./support/fault-server.ts";
import { API_KEY, INSTANCE } from "./support/test-client.ts";

const run = promisify(execFile);

/** What went through the proxy: the addresses that it was asked for. */
const asked: string[] = [];
const sockets = new Set<Socket>();

/** A proxy as companies have them: it forwards plain requests and opens tunnels. */
const proxy = createServer((request, response) => {
  asked.push(request.url ?? "");
  fetch(request.url ?? "", { headers: { authorization: request.headers.authorization ?? "" } }).then(
    async (answer) =>
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text()),
    () => response.writeHead(502).end(),
  );
}).on("connect", ({ url = "" }: { url?: string }, socket: Socket) => {
  asked.push(url);
  const { hostname, port } = new URL(`http://${url}`);
  const target = connect(Number(port), hostname, () => {
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    target.pipe(socket).pipe(target);
  });
  for (const each of [socket, target]) sockets.add(each.on("error", () => each.destroy()));
});

let service: FaultServer;
let address: string;
beforeAll(async () => {
  service = await startFaultServer();
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`; // it listens on TCP
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  proxy.closeAllConnections();
  await Promise.all([service.close(), new Promise((resolve) => proxy.close(resolve))]);
});

const CODE = `
  const { createClient } = await import("@crossborder/client");
  const [apiKey, instanceId, baseUrl] = process.argv.slice(1);
  const client = createClient({ apiKey, instanceId, baseUrl, retry: { maxAttempts: 1 } });
  console.log(JSON.stringify(await client.doc.get()));`;

/** Calls the service from a process of its own, whose environment names the proxy. */
async function callWith(env: Record<string, string>): Promise<string> {
  service.behave(json(200, { openapi: "3.1.0" }));
  asked.length = 0;
  const options = {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { PATH: process.env.PATH, ...env },
  };
  const flags = ["--input-type=module", "--eval", CODE, API_KEY, INSTANCE, service.url];
  return (await run(process.execPath, flags, options)).stdout.trim();
}

test("with NODE_USE_ENV_PROXY, calls go through the proxy of the environment", async () => {
  expect(await callWith({ NODE_USE_ENV_PROXY: "1", HTTP_PROXY: address })).toBe('{"openapi":"3.1.0"}');
  expect(asked).toEqual([expect.stringContaining(new URL(service.url).host)]);
  expect(service.received[0]?.headers.authorization).toBe(`Bearer ${API_KEY}`);
});

test("without it, or with the host in NO_PROXY, they go directly", async () => {
  expect(await callWith({ HTTP_PROXY: address })).toBe('{"openapi":"3.1.0"}');
  const direct = { NODE_USE_ENV_PROXY: "1", HTTP_PROXY: address, NO_PROXY: "127.0.0.1" };
  expect(await callWith(direct)).toBe('{"openapi":"3.1.0"}');
  expect(asked).toEqual([]);
});
