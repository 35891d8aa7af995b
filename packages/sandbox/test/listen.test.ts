import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, request as httpRequest, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createWebhookReceiver } from "@crossborder/webhooks";
import { nodeHandler } from "@crossborder/webhooks/adapters/node";
import { type SignOptions, signDelivery } from "@crossborder/webhooks/testing";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { search } from "../../../random-search.ts";
import { createSandbox } from "../src/index.ts";
import { LISTEN_HELP, readListenOptions } from "../src/listen/listen-options.ts";
import { createListener } from "../src/listen/listener.ts";
import { openStoredDeliveries } from "../src/listen/stored-deliveries.ts";

const runs = search(50);
const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const event = { webhook_event: "payout.complete" } as const;

let folder = "";
const servers: Server[] = [];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "sandbox-listen-")), "kept");
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

async function start(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`; // listening on a port
}

/** A request that the user's program has got. */
interface Arrived {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** A program that keeps what arrives, and a listener in front of it. */
async function open({ verifies = false, respond }: { verifies?: boolean; respond?: RequestListener } = {}) {
  const arrived: Arrived[] = [];
  const target = await start(
    createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      arrived.push({ headers: request.rawHeaders, body: Buffer.concat(parts) });
      if (respond) respond(request, response);
      else response.writeHead(204).end();
    }),
  );
  const environment = verifies ? { WEBHOOK_SECRET: secret } : {};
  const options = readListenOptions("listen", ["--forward-to", target, "--folder", folder], environment);
  if (!options) throw new Error("help was not asked for");
  const lines: string[] = [];
  const stored = openStoredDeliveries(folder);
  const url = await start(createListener(options, { stored, print: (line) => lines.push(line) }));
  return { url, target, arrived, lines, stored };
}

const signed = (options: Partial<SignOptions> = {}) =>
  signDelivery({ secrets: secret, event, id: "msg_1", ...options });

/** Runs the command to its end. */
function command(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { env: { PATH: process.env.PATH, NODE_OPTIONS: process.env.NODE_OPTIONS, ...env } };
    execFile(process.execPath, [MAIN, ...args], options, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

describe("listen", () => {
  test("brings the deliveries of an endpoint to a real receiver, as they were sent", async () => {
    const handled: string[] = [];
    const sandbox = createSandbox();
    const { url, target } = await open();
    const endpoint = { instance_id: sandbox.instances.development.id, url };
    const own = await sandbox.control.webhookEndpoints.create(endpoint);
    const receiver = createWebhookReceiver({ secrets: own.secret }).onUnhandled(({ name }) =>
      handled.push(name),
    );
    const program = servers[0] as Server; // the one that `open` started first
    program.removeAllListeners("request");
    program.on("request", nodeHandler(receiver));
    await sandbox.control.payins.create({ instance_id: endpoint.instance_id });
    await vi.waitFor(() => expect(handled).toEqual(["payin.new"]), { timeout: 60_000 });
    expect((await sandbox.deliveries()).map(({ attempts }) => attempts[0]?.status)).toEqual([204]);
    expect(target).toContain("127.0.0.1");
    sandbox.close();
  });

  test("changes no byte and no header, on the way and on the disk", async () => {
    const { url, arrived, stored } = await open();
    const value = fc.stringMatching(/^[\x21-\x7e]([\x20-\x7e]{0,20}[\x21-\x7e])?$/);
    const own = fc.array(fc.tuple(fc.constantFrom("X-Trace", "x-trace", "Webhook-Extra"), value), {
      maxLength: 4,
    });
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), own, async (bytes, headers) => {
        arrived.length = 0;
        const id = `msg_${++count}`;
        const sent = ["webhook-id", id, ...headers.flat()];
        const status = await post(url, sent, Buffer.from(bytes));
        expect(status).toBe(204);
        const [{ headers: got, body } = { headers: [], body: Buffer.alloc(0) }] = arrived;
        expect(body.equals(Buffer.from(bytes))).toBe(true);
        expect(got.join("\n")).toContain(sent.join("\n"));
        expect(stored.find(id)?.body.equals(Buffer.from(bytes))).toBe(true);
      }),
      runs,
    );
    expect(readdirSync(folder).filter((name) => name.endsWith(".json")).length).toBeLessThanOrEqual(100);
  });

  test("gives the sender the status and the pause of the program, and 502 when nobody listens", async () => {
    const busy: RequestListener = (_, response) =>
      response.writeHead(503, { "retry-after": "7" }).end("secret page");
    const { url, target } = await open({ respond: busy });
    const response = await fetch(url, await signed());
    expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([
      503,
      "7",
      "",
    ]);
    servers[0]?.close();
    servers[0]?.closeAllConnections();
    expect((await fetch(url, await signed())).status).toBe(502);
    await expect(fetch(target)).rejects.toThrow();
  });

  test("prints nothing that a terminal obeys, and no secret, whatever is sent", async () => {
    const { url, lines } = await open({ verifies: true });
    const text = fc.string({ unit: "binary", maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), async (name, isForged) => {
        const body = JSON.stringify({ webhook_event: `\u001b[2J${name}\u202e` });
        const sent = await signed({ event: body });
        await fetch(url, isForged ? { ...sent, body: `${body} ` } : sent);
        expect(lines.join("")).toMatch(/^[\x20-\x7e]*$/);
        expect(lines.join("")).not.toContain("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
      }),
      runs,
    );
    expect(lines.some((line) => line.includes("rejected: No signature matches"))).toBe(true);
    expect(lines.some((line) => line.includes("msg_1 -> 204 in"))).toBe(true);
  });

  test("with a secret, neither keeps nor forwards what is forged or old", async () => {
    const { url, arrived } = await open({ verifies: true });
    const forged = { ...(await signed()), body: "{}" };
    const old = await signed({ timestamp: new Date(Date.now() - 3_600_000) });
    for (const each of [forged, old]) expect((await fetch(url, each)).status).toBe(401);
    expect([arrived, existsSync(folder)]).toEqual([[], false]);
    expect((await fetch(url, await signed())).status).toBe(204);
  });

  test("refuses what is too long at once, what a web page sends, and other methods", async () => {
    const { url, arrived } = await open();
    expect(await post(url, ["content-length", "5242881"], undefined)).toBe(413);
    const page = await fetch(url, { ...(await signed()), headers: { origin: "https://evil.example.com" } });
    expect([page.status, (await fetch(url)).status]).toEqual([403, 405]);
    expect((await fetch(url, { method: "POST", body: new Uint8Array(5_242_881) })).status).toBe(413);
    expect(arrived).toEqual([]);
  });
});

/** Posts with raw headers; without a body, only the head is sent. */
function post(url: string, headers: readonly string[], body: Buffer | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const own = body ? ["content-length", String(body.length)] : [];
    const options = { method: "POST", headers: ["host", new URL(url).host, ...own, ...headers] };
    const outgoing = httpRequest(url, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      if (!body) outgoing.destroy();
    });
    outgoing.on("error", reject);
    if (body) outgoing.end(body);
    else outgoing.flushHeaders();
  });
}

describe("what is kept", () => {
  const delivery = (id: string, bytes = 1) => ({
    id,
    headers: ["webhook-id", id],
    body: Buffer.alloc(bytes, "x"),
  });

  test("is the newest 100, at most 64 MiB, for the owner alone and not for git", () => {
    const stored = openStoredDeliveries(folder);
    for (let index = 0; index < 105; index++) stored.save(delivery(`msg_${index}`));
    expect(["msg_4", "msg_5", "msg_104"].map((id) => stored.find(id)?.id)).toEqual([
      undefined,
      "msg_5",
      "msg_104",
    ]);
    for (let index = 0; index < 12; index++) stored.save(delivery(`big_${index}`, 5_242_880));
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(67_200_000);
    expect([stored.find("big_0"), stored.find("big_11")?.body.length]).toEqual([undefined, 5_242_880]);
    expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("*\n");
    if (process.platform !== "win32") expect(statSync(folder).mode & 0o077).toBe(0);
  });

  test("never lies outside of the folder, whatever the ID", () => {
    const stored = openStoredDeliveries(folder);
    for (const id of ["../../evil", "/etc/passwd", "a\0b", "x".repeat(5000)]) {
      stored.save(delivery(id));
      expect(stored.find(id)?.id).toBe(id);
    }
    expect(readdirSync(join(folder, ".."))).toEqual(["kept"]);
  });
});

describe("redeliver", () => {
  test("signs a kept delivery again, and says what happens without the secret", async () => {
    const receiver = createWebhookReceiver({ secrets: secret, onError: () => undefined });
    const target = await start(createServer(nodeHandler(receiver)));
    const { headers, body } = await signed({ timestamp: new Date(Date.now() - 3_600_000) });
    openStoredDeliveries(folder).save({
      id: "msg_1",
      headers: Object.entries(headers).flat(),
      body: Buffer.from(body),
    });
    const args = ["redeliver", "msg_1", "--forward-to", target, "--folder", folder];
    expect(await command(args, { WEBHOOK_SECRET: secret })).toEqual({
      code: 0,
      out: "msg_1 -> 204\n",
      err: "",
    });
    const unsigned = await command(args);
    expect([unsigned.code, unsigned.out]).toEqual([1, "msg_1 -> 401\n"]);
    expect(unsigned.err).toContain("older than 5 minutes");
    const unknown = await command(["redeliver", "msg_\u001b[2J", "--forward-to", target, "--folder", folder]);
    expect([unknown.code, unknown.err]).toEqual([
      2,
      `No delivery with the ID msg_?[2J is kept in ${folder}.\n`,
    ]);
  });

  test("is named where the old command is used", async () => {
    const { code, err } = await command(["replay", "msg_1"]);
    expect([code, err]).toEqual([2, "replay was renamed to redeliver.\n"]);
  });
});

describe("the options", () => {
  const read = (args: readonly string[], env = {}) => readListenOptions("listen", args, env);

  test.each([
    [[], /--forward-to is required\. Use an http URL/],
    [["--forward-to", "http://10.0.0.1:3000"], /of this machine/],
    [["--forward-to", "http://127.0.0.1.evil.example.com/"], /of this machine/],
    [["--forward-to", "http://user@127.0.0.1/"], /of this machine/],
    [["--forward-to", "https://127.0.0.1/"], /Use an http URL/],
    [["--forward-to", " "], /--forward-to is empty/],
    [["--forward-to", "http://localhost:1", "--port", "65536"], /--port/],
    [["--forward-to", "http://localhost:1", "--folder", ""], /--folder is empty/],
    [["--forward-to", "http://localhost:1", "msg_1"], /too many arguments/],
    [["--forward-to", "http://127.0.0.1", "--prot=1"], 'Unknown option "--prot". Did you mean "--port"?'],
  ])("%j are refused", (args, message) => expect(() => read(args)).toThrow(message));

  test("refuse an empty secret, show none, and have their help", async () => {
    const args = ["--forward-to", "http://[::1]:3000/"];
    expect(() => read(args, { WEBHOOK_SECRET: "" })).toThrow("WEBHOOK_SECRET is empty");
    expect(
      await command(["listen", "--port", "0", ...args], { WEBHOOK_SECRET: "hunter2-hunter2" }),
    ).toMatchObject({
      code: 2,
      err: expect.not.stringContaining("hunter2"),
    });
    expect(() => readListenOptions("redeliver", args, {})).toThrow("Pass the message ID");
    expect((await command(["listen", "--help"])).out).toBe(LISTEN_HELP);
    const guide = readFileSync(new URL("../../../docs/packages/sandbox.md", import.meta.url), "utf8");
    for (const [option] of LISTEN_HELP.matchAll(/--[a-z-]+(?= [A-Z])/g))
      expect(guide).toContain(`\`${option}\``);
  });
});
