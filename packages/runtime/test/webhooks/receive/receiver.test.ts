import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { createWebhookVerifier, type Payload } from "../../../src/webhooks/index.ts";
import { type LetterEvents, letter, receiver, secret, sign, time } from "../fixtures.ts";

const url = "https://shop.example.com/webhooks";
const reason = (expected: string) => expect.objectContaining({ name: "WebhookError", reason: expected });
const request = async (options?: Parameters<typeof sign>[0]) => new Request(url, await sign(options));

describe("a delivery", () => {
  test("is an envelope around the event", async () => {
    const signed = await sign();
    const delivery = await receiver().verify(signed);
    expect(delivery).toMatchObject({ kind: "letter.new", name: "letter.new", id: "msg_1", event: letter });
    expect(delivery.timestamp).toBeInstanceOf(Date);
    expect(new TextDecoder().decode(delivery.rawBody)).toBe(signed.body);
  });

  test("of an event that is not described is delivered as unknown", async () => {
    const delivery = await receiver().verify(await sign({ event: { event: "letter.lost", page: 3 } }));
    expect(delivery).toMatchObject({
      kind: "unknown",
      name: "letter.lost",
      event: { event: "letter.lost", page: 3 },
    });
  });

  test.each(["toString", "__proto__", "unknown", ""])("called %j is unknown", async (name) => {
    expect(await receiver().verify(await sign({ event: { event: name } }))).toMatchObject({
      kind: "unknown",
      name,
    });
  });

  test("may be known by more than a property", async () => {
    const nameProperty = ({ letter }: Payload) => letter && "letter.new";
    const description = { eventNames: ["letter.new"] as const, nameProperty };
    const verifier = createWebhookVerifier<LetterEvents>(description, { secrets: secret, now: () => time });
    const signed = await sign({ event: { letter: "le_1" } });
    expect((await verifier.verify(signed)).kind).toBe("letter.new");
    await expect(verifier.verify(await sign({ event: {} }))).rejects.toEqual(reason("payload"));
  });

  test("keeps fields that are not described", async () => {
    const delivery = await receiver().verify(await sign({ event: { ...letter, more: [1] } }));
    expect(delivery.event).toEqual({ ...letter, more: [1] });
  });

  test("may begin with a byte order mark", async () => {
    const event = `\ufeff${JSON.stringify(letter)}`;
    expect((await receiver().verify(await sign({ event }))).event).toEqual(letter);
  });

  test("pollutes nothing", async () => {
    const event =
      '{"event":"letter.new","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    const delivery = await receiver().verify(await sign({ event }));
    expect(Object.hasOwn(delivery.event, "__proto__")).toBe(true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each([
    ["text that is not JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["a text", '"letter.new"'],
    ["nothing", ""],
    ["an object without a name", "{}"],
    ["a name that is no text", '{"event":1}'],
    ["bytes that are not UTF-8", Uint8Array.of(0x22, 0xff, 0x22)],
    ["an inherited name", '{"__proto__":{"event":"letter.new"}}'],
  ])("that is signed rightly but holds %s is rejected", async (_, event) => {
    await expect(receiver().verify(await sign({ event }))).rejects.toEqual(reason("payload"));
  });

  test("does not repeat its payload in an error", async () => {
    await expect(receiver().verify(await sign({ event: "secret stuff" }))).rejects.toThrow(
      /^The payload is not JSON\.$/,
    );
  });

  test("may be nested as deep as allowed, and not deeper", async () => {
    const nested = (depth: number) =>
      `{"event":"letter.new","a":${"[".repeat(depth - 1)}"]]]{{{\\""${"]".repeat(depth - 1)}}`;
    await expect(receiver({ maxDepth: 5 }).verify(await sign({ event: nested(5) }))).resolves.toBeDefined();
    await expect(receiver({ maxDepth: 5 }).verify(await sign({ event: nested(6) }))).rejects.toEqual(
      reason("payload"),
    );
    await expect(receiver().verify(await sign({ event: nested(100_000) }))).rejects.toEqual(
      reason("payload"),
    );
  });
});

describe("a receiver", () => {
  test("runs the handler of the event, and responds when it has finished", async () => {
    const steps: string[] = [];
    const hooks = receiver().on("letter.new", async ({ event }) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      steps.push(event.id);
    });
    const response = await hooks.handle(await request());
    steps.push(String(response.status));
    expect(steps).toEqual(["le_1", "204"]);
  });

  test("runs the common handler for every event without one of its own", async () => {
    const own = vi.fn();
    const common = vi.fn();
    const hooks = receiver().on("letter.new", own).onUnhandled(common);
    await hooks.handle(await request());
    await hooks.handle(await request({ event: { event: "letter.gone" } }));
    await hooks.handle(await request({ event: { event: "letter.lost" } }));
    expect(own.mock.calls.map(([delivery]) => delivery.kind)).toEqual(["letter.new"]);
    expect(common.mock.calls.map(([delivery]) => [delivery.kind, delivery.name])).toEqual([
      ["letter.gone", "letter.gone"],
      ["unknown", "letter.lost"],
    ]);
  });

  test("takes events that nobody handles", async () => {
    expect((await receiver().handle(await request())).status).toBe(204);
  });

  test("asks the sender to try again when a handler fails", async () => {
    const failure = new Error("the database is away");
    const onError = vi.fn();
    const hooks = receiver({ onError }).on("letter.new", () => Promise.reject(failure));
    expect((await hooks.handle(await request())).status).toBe(503);
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure, expect.anything());
  });

  test("runs no handler for a delivery that it does not trust", async () => {
    const handler = vi.fn();
    const onError = vi.fn();
    const hooks = receiver({ onError }).on("letter.new", handler).onUnhandled(handler);
    const forged = new Request(url, { ...(await sign()), body: JSON.stringify({ ...letter, id: "le_2" }) });
    const response = await hooks.handle(forged);
    expect([response.status, await response.text()]).toEqual([401, ""]);
    expect(handler).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledExactlyOnceWith(reason("signature"), expect.anything());
  });

  test.each([
    ["without headers", () => new Request(url, { method: "POST", body: "{}" }), 401],
    ["with another method", () => new Request(url), 405],
    ["that is no event", () => request({ event: "[]" }), 400],
    ["that is too long", () => request({ event: { ...letter, text: "x".repeat(200) } }), 413],
  ])("responds to a request %s", async (_, make, status) => {
    expect((await receiver({ maxBodyBytes: 100 }).handle(await make())).status).toBe(status);
  });

  test.each([
    ["one byte", "x"],
    ["two bytes", "é"],
    ["three bytes", "語"],
    ["four bytes", "💸"],
  ])("takes a text of 1 Mi characters of %s each", async (_, character) => {
    const event = { ...letter, text: character.repeat(1_048_576) };
    expect((await receiver().handle(await request({ event }))).status).toBe(204);
  });

  test("stops reading a body of unreported length that is too long", async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(64));
      },
    });
    const endless: RequestInit & { duplex: "half" } = { ...(await sign()), body, duplex: "half" };
    expect((await receiver({ maxBodyBytes: 256 }).handle(new Request(url, endless))).status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  test("reports a body that broke off, and of one that was read before", async () => {
    const onError = vi.fn();
    const body = new ReadableStream({ start: (controller) => controller.error(new Error("reset")) });
    const broken: RequestInit & { duplex: "half" } = { ...(await sign()), body, duplex: "half" };
    await receiver({ onError }).handle(new Request(url, broken));
    const read = await request();
    await read.json();
    await receiver({ onError }).handle(read);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([reason("aborted"), reason("body-consumed")]);
  });

  test.each([
    [
      "fails",
      () => {
        throw new Error("disk full");
      },
    ],
    ["fails later", async () => Promise.reject(new Error("disk full"))],
    ["never ends", () => new Promise<void>(() => undefined)],
  ])("answers even when the log %s", async (_, onError) => {
    const forged = new Request(url, { method: "POST", body: "{}" });
    expect((await receiver({ onError }).handle(forged)).status).toBe(401);
    await new Promise((resolve) => setTimeout(resolve, 0)); // an unhandled rejection would end the run
  });
});

describe("a signed delivery", () => {
  test("may be bytes of another realm", async () => {
    const event: Uint8Array = runInNewContext("Uint8Array.of(0x7b, 0x7d)");
    expect([...new Uint8Array((await sign({ event })).body as Uint8Array)]).toEqual([0x7b, 0x7d]);
  });

  test("has an ID of its own, the time of now, and a signature per secret", async () => {
    const { signDelivery } = await import("../../../src/webhooks/testing/index.ts");
    const options = { secrets: [secret, secret], event: letter };
    const before = Math.floor(Date.now() / 1000);
    const [one, two] = await Promise.all([signDelivery(options), signDelivery(options)]);
    expect(one.headers["webhook-id"]).not.toBe(two.headers["webhook-id"]);
    const at = Number(one.headers["webhook-timestamp"]);
    expect([before <= at, at <= Date.now() / 1000]).toEqual([true, true]);
    expect(one.headers["webhook-signature"]).toMatch(/^v1,\S{44} v1,\S{44}$/);
  });
});
