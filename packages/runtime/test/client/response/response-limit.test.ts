import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip, gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  type AnyOperation,
  asResponse,
  binaryResponse,
  type ClientCore,
  type ClientCoreOptions,
  createClientCore,
  explainErrors,
  isApiError,
  isConfigurationError,
  isInvalidResponseError,
} from "../../../src/client/internal.ts";
import { operation } from "../scripted-fetch.ts";

const { body: _, ...rest } = operation({ method: "GET" });
const GET: AnyOperation = rest;

async function serving(
  listener: RequestListener,
  options: Partial<ClientCoreOptions> = {},
): Promise<ClientCore> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return createClientCore(
    explainErrors({ baseUrl: `http://127.0.0.1:${port}`, retry: { maxAttempts: 1 }, ...options }),
  );
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (reason: unknown) => reason,
  );

describe("a response", () => {
  test("that decompresses to gigabytes is not read to its end", async () => {
    let written = 0;
    const core = await serving((_request, response) => {
      response.setHeader("content-type", "application/json").setHeader("content-encoding", "gzip");
      const zip = createGzip({ level: 9 });
      zip.pipe(response);
      const zeros = Buffer.alloc(1 << 20, 0x20);
      const write = (): void => {
        while (written < 2048 && !response.destroyed) {
          written++;
          if (!zip.write(zeros)) return void zip.once("drain", write);
        }
      };
      write();
    });
    const before = process.memoryUsage().arrayBuffers;
    const reason = await failureOf(core.call(GET, {} as never));
    expect(isInvalidResponseError(reason) && reason.message).toContain(
      "its response has more than maxResponseBytes (67108864).",
    );
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(300 << 20);
    expect(written).toBeLessThan(2000);
  });

  test.each([
    ["as JSON", GET],
    ["as bytes", { ...GET, responses: { 200: binaryResponse } }],
  ])("may be as large as maxResponseBytes, %s", async (_name, called) => {
    const text = JSON.stringify("é".repeat(499)); // 1000 bytes
    const send: RequestListener = (_request, response) => void response.end(text);
    const [fits, exceeds] = [
      await serving(send, { maxResponseBytes: 1000 }),
      await serving(send, { maxResponseBytes: 999 }),
    ];
    const given = await fits.call(called, {} as never);
    expect(given instanceof Blob ? JSON.parse(await given.text()) : given).toBe("é".repeat(499));
    expect(isInvalidResponseError(await failureOf(exceeds.call(called, {} as never)))).toBe(true);
  });

  test("that is an error has a limit too", async () => {
    const core = await serving((_request, response) => void response.writeHead(400).end("x".repeat(1001)), {
      maxResponseBytes: 1000,
    });
    const reason = await failureOf(core.call(GET, {} as never));
    expect(isApiError(reason) && [reason.status, reason.code, reason.rawBody]).toEqual([400, undefined, ""]);
  });
});

describe("asResponse", () => {
  const zipped: RequestListener = (_request, response) => {
    const body = gzipSync('{"a":"éé"}');
    response.setHeader("content-type", "application/json").setHeader("content-encoding", "gzip");
    response.setHeader("content-length", body.length).setHeader("set-cookie", ["a=1", "b=2"]).end(body);
  };

  test.each([
    ["at once", (core: ClientCore) => asResponse(core.call(GET, {} as never))],
    [
      "after the output",
      async (core: ClientCore) => {
        const call = core.call(GET, {} as never);
        await call;
        return asResponse(call);
      },
    ],
  ])("gives a response that can be passed on, %s", async (_name, ask) => {
    const inner = await serving(zipped);
    const forwarded = await ask(inner);
    expect([forwarded instanceof Response, forwarded.bodyUsed]).toEqual([true, false]);
    const outer = await serving(async (_request, response) => {
      response.setHeaders(forwarded.headers);
      response.end(Buffer.from(await forwarded.arrayBuffer()));
    });
    const received = await fetch(outer.baseUrl);
    expect(await received.text()).toBe('{"a":"éé"}');
    expect(received.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect([...forwarded.headers.keys()]).not.toContain("content-encoding");
  });

  test("keeps the length of a body that is not compressed", async () => {
    const core = await serving(
      (_request, response) => void response.setHeader("content-length", 2).end("{}"),
    );
    const response = await asResponse(core.call(GET, {} as never));
    expect([response.headers.get("content-length"), response.headers.get("connection")]).toEqual(["2", null]);
  });

  test("leaves the coding of a body that fetch does not decode", async () => {
    const core = await serving(
      (_request, response) => void response.setHeader("content-encoding", "aes128gcm").end("??"),
    );
    const response = await asResponse(core.call(GET, {} as never));
    expect([response.headers.get("content-encoding"), await response.text()]).toEqual(["aes128gcm", "??"]);
  });

  test("rejects the promise of a call that a different copy of the package made, whose body it cannot leave unread", async () => {
    const core = await serving((_request, response) => void response.end("{}"));
    vi.resetModules();
    const copy = await import("../../../src/client/index.ts");
    const reason = await failureOf(copy.asResponse(core.call(GET, {} as never) as never));
    expect(isConfigurationError(reason) && reason.message).toBe(
      "This call was made by a different copy of the package.",
    );
  });
});
