import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Client,
  isAbortedError,
  isApiError,
  isConnectionError,
  isOutcomeUnknownError,
} from "../src/index.ts";
import { error, json, reset } from "./support/behaviours.ts";
import { type FaultServer, startFaultServer } from "./support/fault-server.ts";
import { API_KEY, testClient } from "./support/test-client.ts";

type Bytes = Uint8Array<ArrayBuffer>;
const bytes = (text: string): Bytes => new TextEncoder().encode(text);
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (reason: unknown) => reason,
  );

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());
beforeEach(() => server.behave(json(200, { file_url: "https://files.example.com/1" })));

describe("an upload from a stream", () => {
  const sources: Readonly<Record<string, () => ReadableStream<Bytes> | AsyncIterable<Bytes>>> = {
    "a stream of the web": () => new Blob(["%P", "DF"]).stream() as ReadableStream<Bytes>,
    "a stream of Node": () => Readable.from([Buffer.from("%P"), Buffer.from(""), Buffer.from("DF")]),
    "a generator": async function* () {
      yield bytes("%P");
      yield bytes("DF");
    },
  };

  test.each(Object.entries(sources))(
    "of %s is sent as a file, between the other fields",
    async (_name, source) => {
      await testClient(server.url).upload.create({ file: source(), bucket: 'a "name"\r\n' });
      const { headers, body = "" } = server.received[0] ?? {};
      const [, boundary] =
        /^multipart\/form-data; boundary=(.+)$/.exec(headers?.["content-type"] ?? "") ?? [];
      expect(headers).toMatchObject({ "transfer-encoding": "chunked" });
      expect(body).toBe(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="blob"\r\n` +
          `Content-Type: application/octet-stream\r\n\r\n%PDF\r\n` +
          `--${boundary}\r\nContent-Disposition: form-data; name="bucket"\r\n\r\na "name"\r\n\r\n--${boundary}--\r\n`,
      );
      // As any reader of forms sees it.
      const form = await new Response(body, {
        headers: { "content-type": headers?.["content-type"] ?? "" },
      }).formData();
      expect([await (form.get("file") as File).text(), form.get("bucket")]).toEqual(["%PDF", 'a "name"\r\n']);
    },
  );

  test("is sent while it arrives, and never held as a whole", async () => {
    const received: number[] = [];
    const counting = createServer((request, response) => {
      request.on("data", (chunk: Buffer) => received.push(chunk.length));
      request.on("end", () => response.setHeader("content-type", "application/json").end("{}"));
    });
    const url = await listen(counting);
    const size = 200;
    let ahead = 0;
    async function* file(): AsyncGenerator<Bytes> {
      for (let index = 0; index < size; index++) {
        ahead = Math.max(ahead, index * 65_536 - received.reduce((sum, length) => sum + length, 0));
        yield new Uint8Array(65_536);
      }
    }
    await testClient(url).upload.create({ file: file(), bucket: "b" });
    expect(received.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(size * 65_536);
    expect(ahead).toBeLessThan((size * 65_536) / 2); // sockets hold some
    counting.closeAllConnections();
    counting.close();
  });

  /** More than the client keeps for another attempt. */
  const long = (): ReadableStream<Bytes> =>
    new Blob(["%PDF", new Uint8Array(200_000)]).stream() as ReadableStream<Bytes>;

  test("that is short is sent again as any other content", async () => {
    server.behave(reset, json(200, {}));
    await testClient(server.url).upload.create({ file: new Blob(["%PDF"]).stream(), bucket: "b" });
    const [first = "", second] = server.received.map(({ body }) => body);
    expect([first.includes("%PDF"), second]).toEqual([true, first]);
  });

  test.each([
    ["a lost answer", reset, isOutcomeUnknownError],
    ["a code that would be sent again", error(429, "AUTH_RATE_LIMITED"), isApiError],
  ])("of more than 64 KiB is not sent again after %s", async (_name, behaviour, guard) => {
    server.behave(behaviour, json(200, {}));
    const reason = await failureOf(testClient(server.url).upload.create({ file: long(), bucket: "b" }));
    expect(guard(reason) && reason.message).toContain("(stopped by a consumed stream)");
    expect(server.received.length).toBeLessThanOrEqual(1);
  });

  test("is sent whole after a connection that was refused", async () => {
    let attempts = 0;
    const client = testClient(server.url, {
      fetch: (url, init) => fetch(++attempts === 1 ? "http://127.0.0.1:1/" : url, init),
    });
    // Fetch itself blocks port 1; the system refuses connections to a closed port.
    const closed = createServer();
    const address = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    const refused = testClient(address, {
      fetch: (url, init) => fetch(++attempts % 2 === 0 ? url : `${server.url}/upload`, init),
    });
    for (const each of [client, refused]) {
      attempts = each === refused ? 1 : 0;
      server.received.length = 0;
      const file = sources["a generator"]?.() ?? expect.fail("a source of the table");
      // Fetch has read its beginning by then.
      const { attempts: made } = await each.upload.create({ file, bucket: "b" }).withResponse();
      expect(made.map(({ result }) => result)).toEqual(["not-sent", "responded"]);
      expect(server.received.map(({ body }) => body.includes("%PDF"))).toEqual([true]);
    }
  });

  test("that breaks ends the call: a part may have arrived, whatever the error looks like", async () => {
    const file = new ReadableStream<Bytes>({
      pull: (controller) =>
        controller.error(Object.assign(new Error(`disk failed near ${API_KEY}`), { code: "ECONNREFUSED" })),
    });
    const reason = await failureOf(testClient(server.url).upload.create({ file, bucket: "b" }));
    if (!isOutcomeUnknownError(reason)) throw reason;
    expect(reason.reconciliation).toBe("upload.create is safe to repeat.");
    expect(reason.attempts).toMatchObject([{ number: 1, result: "lost" }]);
    expect(JSON.stringify(reason)).not.toContain(API_KEY);
  });

  test.each<[string, object, (reason: unknown) => boolean]>([
    ["the time of the call", { timeoutMs: 60 }, isOutcomeUnknownError],
    ["the signal", { signal: AbortSignal.timeout(60) }, isAbortedError],
  ])("that gives nothing ends with %s, and is let go", async (_name, options, guard) => {
    let cancelled = false;
    const file = new ReadableStream<Bytes>({
      cancel: () => {
        cancelled = true;
      },
    });
    const reason = await failureOf(testClient(server.url).upload.create({ file, bucket: "b" }, options));
    expect([guard(reason), cancelled]).toEqual([true, true]);
  });

  test("that is let go before anything was sent is closed as well", async () => {
    let ended = false;
    async function* file(): AsyncGenerator<Bytes> {
      try {
        yield bytes("%PDF");
      } finally {
        ended = true;
      }
    }
    const generator = file();
    const signal = AbortSignal.abort();
    const reason = await failureOf(
      testClient(server.url).upload.create({ file: generator, bucket: "b" }, { signal }),
    );
    expect(isAbortedError(reason) && reason.outcome).toBe("not-sent");
    expect(isConnectionError(reason)).toBe(false);
    expect([await generator.next(), ended]).toEqual([{ done: true, value: undefined }, false]);
  });
});

describe("asResponse", () => {
  /** Responds in parts until the client is gone. */
  let parts: Server;
  let url: string;
  let client: Client;
  let isGone = false;
  beforeAll(async () => {
    parts = createServer((_request, response) => {
      isGone = false;
      response.writeHead(200, { "content-type": "application/json", "x-part": "1" });
      const timer = setInterval(() => response.write("[1]"), 5);
      response.on("close", () => {
        isGone = true;
        clearInterval(timer);
      });
    });
    url = await listen(parts);
    client = testClient(url, { timeoutMs: 1000, retry: { attemptTimeoutMs: 50 } });
  });
  afterAll(() => {
    parts.closeAllConnections();
    parts.close();
  });

  /** The server is notified after a while, which is long on a busy machine. */
  const untilGone = (): Promise<void> => expect.poll(() => isGone, { timeout: 20_000 }).toBe(true);

  test("gives the body as it arrives; the time ends with the headers", async () => {
    const response = await client.doc.get().asResponse();
    expect([response.status, response.headers.get("x-part"), response.bodyUsed]).toEqual([200, "1", false]);
    const reader = response.body?.getReader();
    for (let part = 0; part < 20; part++) expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    await untilGone();
  });

  test("the signal stops the body", async () => {
    const controller = new AbortController();
    const response = await client.doc.get({}, { signal: controller.signal }).asResponse();
    const text = failureOf(response.text());
    controller.abort(new Error("enough"));
    expect(await text).toMatchObject({ message: "enough" });
    await untilGone();
  });

  test("of a page is unread too", async () => {
    const response = await client.payouts.list().asResponse();
    expect(response.bodyUsed).toBe(false);
    await response.body?.cancel();
  });

  test("rejects with the errors of the call, after its retries", async () => {
    server.behave(reset, error(404, "PAYABLES_NOT_FOUND"));
    const reason = await failureOf(testClient(server.url).doc.get().asResponse());
    expect(isApiError(reason, "PAYABLES_NOT_FOUND") && reason.attempts).toHaveLength(2);
  });

  test("asked for later gives a copy of the response that was read", async () => {
    server.behave(json(200, { openapi: "3.1.0" }));
    const call = testClient(server.url).doc.get();
    await call;
    const copy = await call.asResponse();
    expect([copy.bodyUsed, await copy.json()]).toEqual([false, await call]);
  });
});

async function listen(listening: Server): Promise<string> {
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`; // it listens on TCP
}
