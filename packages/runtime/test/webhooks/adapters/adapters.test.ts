import { afterEach, describe, expect, test, vi } from "vitest";
import type { WebhookError } from "../../../src/webhooks/index.ts";
import { PATIENCE, receiver, secret, sign } from "../fixtures.ts";
import { chunked, exchange, headOf } from "./exchange.ts";
import { type Before, frameworks, type Running } from "./frameworks.ts";

let running: Running | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

// A JSON round trip would change every part of it, and decoding to text would lose its first three bytes.
const awkward = Buffer.concat([
  Buffer.from([0xef, 0xbb, 0xbf]),
  Buffer.from(
    '{ "event":"letter.new", "id":"le_1", "amount": 1.0, "big": 1e3, "twice":1, "twice":2, "text":"\\u0041\\/é" }\n',
  ),
]);

const requestOf = async (event: Uint8Array, framing: string) => headOf(await sign({ event }), framing);
const withLength = async (body: Uint8Array) => [
  await requestOf(body, `content-length: ${body.length}`),
  body,
];

describe.each(frameworks)("$name", ({ start, hint, isBuffered = false }) => {
  async function open(options: Parameters<typeof receiver>[0] = {}, before: Before = "nothing") {
    const onError = vi.fn<(error: unknown) => void>();
    const handler = vi.fn();
    const on = receiver({ onError, ...options }).on("letter.new", handler);
    running = await start(on, before);
    const { port } = running;
    return {
      port,
      handler,
      reason: () => (onError.mock.calls[0]?.[0] as WebhookError | undefined)?.reason,
      onError,
    };
  }

  test("gets the exact bytes of a body that a JSON round trip would change", async () => {
    const { port, handler } = await open();
    expect(await exchange(port, await withLength(awkward))).toContain(" 204");
    expect(Buffer.from(handler.mock.calls[0]?.[0].rawBody).equals(awkward)).toBe(true);
  });

  test("gets a body in chunks", async () => {
    const { port, handler } = await open();
    const chunks = [awkward.subarray(0, 2), awkward.subarray(2, 40), awkward.subarray(40)];
    const parts = [await requestOf(awkward, "transfer-encoding: chunked"), ...chunked(chunks), "0\r\n\r\n"];
    expect(await exchange(port, parts)).toContain(" 204");
    expect(Buffer.from(handler.mock.calls[0]?.[0].rawBody).equals(awkward)).toBe(true);
  });

  test("responds 413 to a body over the limit, of declared and undeclared length", async () => {
    const { port, reason } = await open({ maxBodyBytes: 1000 });
    const large = Buffer.alloc(200_000, " ");
    expect(await exchange(port, await withLength(large))).toContain(" 413");
    const parts = [await requestOf(large, "transfer-encoding: chunked"), ...chunked([large]), "0\r\n\r\n"];
    expect(await exchange(port, parts)).toContain(" 413");
    expect(reason()).toBe("too-large");
  });

  test("reports a body that was aborted, and runs no handler", async () => {
    const { port, handler, onError, reason } = await open();
    await exchange(port, [await requestOf(awkward, "content-length: 1000"), awkward], { isCut: true });
    // A gateway that waits for the whole body never calls us.
    if (!isBuffered) {
      await vi.waitFor(() => expect(onError).toHaveBeenCalled(), PATIENCE);
      expect(reason()).toBe("aborted");
    }
    expect(handler).not.toHaveBeenCalled();
  });

  test("responds 405 to another method", async () => {
    const { port } = await open();
    const response = await fetch(`http://127.0.0.1:${port}/webhooks`);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("responds 401 to a forged delivery, and no more", async () => {
    const { port, reason } = await open();
    const { headers } = await sign();
    const response = await fetch(`http://127.0.0.1:${port}/webhooks`, {
      method: "POST",
      headers,
      body: "{}",
    });
    expect([response.status, await response.text()]).toEqual([401, ""]);
    expect(reason()).toBe("signature");
  });

  test("gives the finder of secrets the path and the query as they were sent", async () => {
    const secrets = vi.fn(() => secret);
    const { port } = await open({ secrets });
    const { headers, body } = await sign();
    const query = "?tenant=a%20b%26c&tenant=d&empty=";
    const response = await fetch(`http://127.0.0.1:${port}/webhooks${query}`, {
      method: "POST",
      headers,
      body,
    });
    expect(response.status).toBe(204);
    // Who gets the last value of a repeated parameter alone has no more to tell.
    const sent = [`/webhooks${query}`, "/webhooks?tenant=d&empty="];
    const [[{ url } = { url: "" }] = []] = secrets.mock.calls as unknown as [{ url: string }][];
    expect(sent).toContain(url.replace(/^http:\/\/[^/]+/, ""));
  });

  test("responds 503 when the handler fails, and says when to try again", async () => {
    const { port, handler } = await open();
    handler.mockRejectedValue(new Error("out of order"));
    expect(await exchange(port, await withLength(awkward))).toMatch(/ 503 [\s\S]*retry-after: \d/i);
  });

  test("reports for a parser in front that the body was consumed, not that the signature is wrong, and what to do", async () => {
    const { port, onError, reason } = await open({}, "parsed");
    const body = Buffer.from('{"event":"letter.new"}');
    expect(await exchange(port, await withLength(body))).toContain(" 500");
    expect(reason()).toBe("body-consumed");
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringMatching(hint) }),
      expect.anything(),
    );
  });
});
