import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { json } from "./support/behaviours.ts";
import { type FaultServer, startFaultServer } from "./support/fault-server.ts";
import { API_KEY, INSTANCE } from "./support/test-client.ts";

const run = promisify(execFile);

/** Addresses that the proxy was asked for. */
const proxied: string[] = [];
const sockets = new Set<Socket>();

/** False for a proxy that rejects everything. */
let isOpen = true;

/** A proxy as companies have them: it forwards plain requests and opens tunnels. */
const proxy = createServer((request, response) => {
  proxied.push(request.url ?? "");
  if (!isOpen) return response.writeHead(403).end("Not through here.");
  const { method, headers } = request;
  const onwards = httpRequest(request.url ?? "", { method, headers }, (answer) =>
    answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
  ).on("error", () => response.writeHead(502).end());
  return request.pipe(onwards);
}).on("connect", ({ url = "" }: { url?: string }, socket: Socket) => {
  proxied.push(url);
  if (!isOpen) return socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  const { hostname, port } = new URL(`http://${url}`);
  const target = connect(Number(port), hostname, () => {
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    target.pipe(socket).pipe(target);
  });
  for (const each of [socket, target]) sockets.add(each.on("error", () => each.destroy()));
  return target;
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

const packageFolder = fileURLToPath(new URL("..", import.meta.url));

const CODE = `
  const { createClient } = await import("@crossborder/client");
  const [apiKey, instanceId, baseUrl] = process.argv.slice(1);
  const client = createClient({ apiKey, instanceId, baseUrl, retry: { maxAttempts: 1 } });
  console.log(JSON.stringify(await client.doc.get()));`;

/** Calls the service from a separate process, whose environment names the proxy. */
async function callWith(env: Record<string, string>): Promise<string> {
  service.behave(json(200, { openapi: "3.1.0" }));
  proxied.length = 0;
  const options = {
    cwd: packageFolder,
    env: { PATH: process.env.PATH, NODE_OPTIONS: process.env.NODE_OPTIONS, ...env },
  };
  const flags = ["--input-type=module", "--eval", CODE, API_KEY, INSTANCE, service.url];
  return (await run(process.execPath, flags, options)).stdout.trim();
}

test("with NODE_USE_ENV_PROXY, calls go through the proxy of the environment", async () => {
  expect(await callWith({ NODE_USE_ENV_PROXY: "1", HTTP_PROXY: address })).toBe('{"openapi":"3.1.0"}');
  expect(proxied).toEqual([expect.stringContaining(new URL(service.url).host)]);
  expect(service.received[0]?.headers.authorization).toBe(`Bearer ${API_KEY}`);
});

test("without it, or with the host in NO_PROXY, they go directly", async () => {
  expect(await callWith({ HTTP_PROXY: address })).toBe('{"openapi":"3.1.0"}');
  const direct = { NODE_USE_ENV_PROXY: "1", HTTP_PROXY: address, NO_PROXY: "127.0.0.1" };
  expect(await callWith(direct)).toBe('{"openapi":"3.1.0"}');
  expect(proxied).toEqual([]);
});

// The program below is text: if the package is missing, this line fails first.
await import("undici");

/** Runs a program that begins with the guide's example, and returns the JSON that it prints. */
async function runExample(code: string, proxyAddress = address): Promise<unknown> {
  const guide = await readFile(join(packageFolder, "../../docs/packages/client.md"), "utf8");
  const [, example = ""] = /```ts(?: run)?\n([^`]*ProxyAgent[\s\S]*?)```/.exec(guide) ?? [];
  const head = `
    const [proxy = "", apiKey, instanceId, baseUrl] = process.argv.slice(2);
    const { fetchClient, doc, upload, payouts } = createClient({
      apiKey, instanceId, baseUrl, fetch: fetchThrough(proxy), retry: { maxAttempts: 1 },
    });`;
  const folder = await mkdtemp(join(packageFolder, "test", ".proxy-"));
  try {
    const file = join(folder, "program.ts");
    await writeFile(file, `${example}${head}console.log(JSON.stringify(await (async () => { ${code} })()));`);
    proxied.length = 0;
    const { stdout } = await run(process.execPath, [file, proxyAddress, API_KEY, INSTANCE, service.url]);
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("the example with ProxyAgent sends everything through the proxy", async () => {
  service.behave(json(200, { openapi: "3.1.0" }));
  const code = `return [await doc.get(), (await fetchClient.GET("/doc")).data, await (await doc.get().asResponse()).json()];`;
  expect(await runExample(code)).toEqual(Array(3).fill({ openapi: "3.1.0" }));
  expect(proxied.length).toBeGreaterThan(0); // a tunnel is opened once
  expect(proxied.every((each) => each.includes(new URL(service.url).host))).toBe(true);
  expect(service.received).toHaveLength(3);
  for (const { headers } of service.received) expect(headers.authorization).toBe(`Bearer ${API_KEY}`);
});

test.each([
  ["a form", `new Blob(["some bytes"], { type: "text/plain" })`],
  ["a stream", `new Blob(["some bytes"]).stream()`],
])("it sends %s as it is", async (_name, file) => {
  service.behave(json(200, { file_url: "https://files.example.com/1" }));
  await runExample(`return upload.create({ file: ${file}, bucket: "documents" });`);
  const [{ headers, body } = { headers: {}, body: "" }] = service.received;
  expect(headers["content-type"]).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(body).toContain("some bytes");
  expect(body).toContain('name="bucket"');
});

test("it never says that a payout was not sent when the proxy is closed, refuses, or breaks the line", async () => {
  const code = `return payouts
    .createEvm({ quote_id: "qu_000000000001", sender_wallet_address: "0x01" })
    .then(() => "done", ({ outcome }) => outcome);`;
  expect(await runExample(code, "http://127.0.0.1:9")).toBe("unknown");
  isOpen = false;
  expect(await runExample(code)).not.toBe("not-sent");
  isOpen = true;
  service.behave((_request, response) => response.socket?.destroy());
  expect(await runExample(code)).toBe("unknown");
});
