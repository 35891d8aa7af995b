import { createHmac } from "node:crypto";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { isWebhookError, type RawDelivery } from "../../../src/webhooks/index.ts";
import { createHeadCheck, type SignatureOptions } from "../../../src/webhooks/verify/verifier.ts";
import { otherSecret, secret, sign, time } from "../fixtures.ts";

const verify = async ({ body, ...head }: RawDelivery, options: Partial<SignatureOptions> = {}) =>
  createHeadCheck({ secrets: secret, now: () => time, ...options })(head).open(body);

/** A signature made by another implementation. */
function signature({
  id = "msg_1",
  timestamp = String(time / 1000),
  body = "{}",
  key = secret,
} = {}): string {
  const bytes = Buffer.from(key.replace("whsec_", ""), "base64");
  return `v1,${createHmac("sha256", bytes).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

const headers = (changes: Record<string, string | string[] | undefined> = {}) => ({
  "webhook-id": "msg_1",
  "webhook-timestamp": String(time / 1000),
  "webhook-signature": signature(),
  ...changes,
});

const reason = (expected: string) => expect.objectContaining({ name: "WebhookError", reason: expected });

describe("a delivery that may be trusted", () => {
  test("is one that another implementation has signed", async () => {
    const verified = await verify({ headers: headers(), body: "{}" });
    expect(verified.id).toBe("msg_1");
    expect(verified.timestamp).toEqual(new Date(time));
    expect(new TextDecoder().decode(verified.body)).toBe("{}");
  });

  test("is the published example of Standard Webhooks", async () => {
    const delivery = {
      headers: {
        "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
        "webhook-timestamp": "1614265330",
        "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
      },
      body: '{"test": 2432232314}',
    };
    const verified = await verify(delivery, { now: () => 1_614_265_330_000 });
    expect(verified.id).toBe("msg_p5jXN8AQM9LWM0D4loKWxJek");
  });

  test("may come as bytes, as a buffer, or as text", async () => {
    const bytes = new TextEncoder().encode("{}");
    for (const body of [bytes, bytes.buffer, Buffer.from("{}"), "{}"]) {
      await expect(verify({ headers: headers(), body })).resolves.toMatchObject({ id: "msg_1" });
    }
  });

  test("may come as bytes of another realm, as test runners and edge runtimes have them", async () => {
    const bodies: Uint8Array[] = runInNewContext(
      "const bytes = Uint8Array.of(0x7b, 0x7d); [bytes, bytes.buffer]",
    );
    for (const body of bodies)
      await expect(verify({ headers: headers(), body })).resolves.toMatchObject({ id: "msg_1" });
  });

  test("may have its headers in any form and any case of letters", async () => {
    const upper = Object.fromEntries(
      Object.entries(headers()).map(([name, value]) => [name.toUpperCase(), value]),
    );
    const lists = Object.fromEntries(
      Object.entries(headers()).map(([name, value]) => [name, [value as string]]),
    );
    for (const form of [upper, lists, new Headers(headers() as Record<string, string>)]) {
      await expect(verify({ headers: form, body: "{}" })).resolves.toMatchObject({ id: "msg_1" });
    }
  });

  test("is signed with any of several secrets, among signatures of other versions and keys", async () => {
    const several = `v2,abc v1a,xyz ${signature({ key: otherSecret })} ${signature()}`;
    await expect(
      verify({ headers: headers({ "webhook-signature": several }), body: "{}" }),
    ).resolves.toBeDefined();
    const rotating = headers({ "webhook-signature": signature({ key: otherSecret }) });
    await expect(
      verify({ headers: rotating, body: "{}" }, { secrets: [secret, otherSecret] }),
    ).resolves.toBeDefined();
  });

  test("may have another prefix, when that is allowed", async () => {
    const delivery = await sign({ headerPrefix: "acme-" });
    await expect(verify(delivery, { headerPrefix: ["webhook-", "Acme-"] })).resolves.toBeDefined();
    await expect(verify(delivery)).rejects.toThrow("webhook-id");
  });

  test("keeps bytes that are no text", async () => {
    const event = Uint8Array.of(0xef, 0xbb, 0xbf, 0xff, 0x00);
    const verified = await verify(await sign({ event }));
    expect([...verified.body]).toEqual([...event]);
  });

  test("is not changed by what happens to the caller's bytes meanwhile", async () => {
    const body = new TextEncoder().encode("{}");
    const pending = verify({ headers: headers(), body });
    body.fill(0x20);
    expect(new TextDecoder().decode((await pending).body)).toBe("{}");
  });
});

describe("a delivery is rejected", () => {
  test.each([
    ["a changed body", { body: "{ }" }],
    ["another secret", { key: otherSecret }],
    ["another message", { id: "msg_2" }],
    ["another time", { timestamp: "1738324801" }],
  ])("for a signature of %s", async (_, parts) => {
    const wrong = headers({ "webhook-signature": signature(parts) });
    await expect(verify({ headers: wrong, body: "{}" })).rejects.toEqual(reason("signature"));
  });

  test.each([
    "",
    "v1,",
    "v1",
    "v1,AAAA",
    "v2,abc",
    signature().slice(3),
    signature().replace("v1,", "V1,"),
    `${signature()}=`,
  ])("for %j as signature", async (value) => {
    const wrong = headers({ "webhook-signature": value });
    await expect(verify({ headers: wrong, body: "{}" })).rejects.toEqual(
      reason(value === "" ? "headers" : "signature"),
    );
  });

  test.each(["webhook-id", "webhook-timestamp", "webhook-signature"])("when %s is missing", async (name) => {
    await expect(verify({ headers: headers({ [name]: undefined }), body: "{}" })).rejects.toThrow(name);
  });

  test.each([
    ["as a list", headers({ "webhook-id": ["msg_1", "msg_1"] })],
    ["in two cases of letters", headers({ "Webhook-Id": "msg_1" })],
    ["joined", headers({ "webhook-signature": `${signature()}, ${signature()}` })],
  ])("when a header came twice %s", async (_, twice) => {
    await expect(verify({ headers: twice, body: "{}" })).rejects.toEqual(reason("headers"));
  });

  test("when prefixes are mixed, and says which were there", async () => {
    const mixed = { ...headers(), "acme-id": "msg_1" };
    const promise = verify({ headers: mixed, body: "{}" }, { headerPrefix: ["webhook-", "acme-"] });
    await expect(promise).rejects.toThrow("webhook-, acme-");
  });

  test("when its prefix is not allowed, and says which was there", async () => {
    const delivery = await sign({ headerPrefix: "Acme-" });
    await expect(verify(delivery)).rejects.toThrow(/webhook-signature was sent; .* with the prefix acme-\.$/);
    await expect(verify({ headers: {}, body: "{}" })).rejects.toThrow(
      /the delivery has no signature header\.$/,
    );
  });

  test("when there are no headers at all, as a mistake of the caller", async () => {
    const none = undefined as unknown as Headers; // what plain JavaScript may pass
    await expect(verify({ headers: none, body: "{}" })).rejects.toEqual(reason("config"));
  });

  test.each([
    ["numbers", { ...headers(), "webhook-timestamp": 1 }],
    ["pairs", Object.entries(headers())],
    ["lists of numbers", { ...headers(), "webhook-id": [1] }],
  ])("when its headers are %s, as a mistake of the caller", async (_, wrong) => {
    const given = wrong as unknown as Headers; // what plain JavaScript may pass
    await expect(verify({ headers: given, body: "{}" })).rejects.toEqual(reason("config"));
  });

  test("when a header is null, as if it were missing", async () => {
    const none = { ...headers(), "webhook-id": null } as unknown as Headers; // what some platforms pass
    await expect(verify({ headers: none, body: "{}" })).rejects.toEqual(reason("headers"));
  });

  test("when the clock gives no number", async () => {
    const verdict = verify(await sign(), { now: () => Number.NaN });
    await expect(verdict).rejects.toEqual(reason("timestamp"));
    await expect(verdict).rejects.toThrow("`now` did not return a number");
  });

  test("when the ID is not printable ASCII", async () => {
    await expect(verify({ headers: headers({ "webhook-id": "msg é" }), body: "{}" })).rejects.toEqual(
      reason("headers"),
    );
  });

  test.each([
    "0",
    "01738324800",
    "1738324800.0",
    " 1738324800",
    "+1738324800",
    "1e9",
    "-1",
    "1738324800000",
    "now",
  ])("for %j as timestamp", async (timestamp) => {
    const wrong = headers({ "webhook-timestamp": timestamp, "webhook-signature": signature({ timestamp }) });
    await expect(verify({ headers: wrong, body: "{}" })).rejects.toEqual(reason("timestamp"));
  });

  test.each([
    [-301, false],
    [-300, true],
    [0, true],
    [300, true],
    [301, false],
  ])("or not, when it was signed %i seconds from now", async (seconds, accepted) => {
    const delivery = await sign({ timestamp: new Date(time + seconds * 1000) });
    if (accepted) await expect(verify(delivery)).resolves.toBeDefined();
    else await expect(verify(delivery)).rejects.toEqual(reason("timestamp"));
  });

  test.each([
    [-412, /is 412 seconds in the past; 300 are allowed\. .*this machine's clock is fast/],
    [412, /is 412 seconds in the future; 300 are allowed\. This machine's clock is slow/],
  ])("with a word on the clock, when it was signed %i seconds from now", async (seconds, says) => {
    const delivery = await sign({ timestamp: new Date(time + seconds * 1000) });
    await expect(verify(delivery)).rejects.toThrow(says);
  });

  test.each([
    [
      "was compressed",
      { "content-encoding": "gzip" },
      Uint8Array.of(0x1f, 0x8b),
      /content-encoding.*decompress/,
    ],
    ["has another length", { "content-length": "3" }, "{ }\n", /has 4 bytes, but content-length is 3/],
    ["was decoded", {}, '{"a":"\ufffd"}', /U\+FFFD.*decoded/],
    ["was only changed", { "content-length": "3" }, "{ }", /forged, .*changed.*, or its secret is not in/],
    ["was decompressed", { "content-encoding": "gzip", "content-length": "9" }, "{ }", /forged/],
  ])("with a word on the body, when it %s", async (_, more, body, says) => {
    await expect(verify({ headers: headers(more), body })).rejects.toThrow(says);
  });

  test("when its ID is longer than stores can index, however it is signed", async () => {
    await expect(verify(await sign({ id: "i".repeat(512) }))).resolves.toBeDefined();
    await expect(verify(await sign({ id: "i".repeat(513) }))).rejects.toThrow(
      "The header webhook-id has 513 characters. A message ID has at most 512.",
    );
  });

  test("when the body was parsed already, with a word on how to get the raw one", async () => {
    const parsed = {} as unknown as string; // what a framework with a JSON parser in front gives
    await expect(verify({ headers: headers(), body: parsed })).rejects.toThrow(/already parsed.*arrayBuffer/);
  });
});

describe("a verifier cannot be made", () => {
  test.each([
    ["no secret", { secrets: [] }],
    ["an empty secret", { secrets: "" }],
    ["a prefix without a secret", { secrets: "whsec_" }],
    ["a secret from a variable that is not set", { secrets: undefined as unknown as string }],
    ["an endless tolerance", { secrets: secret, toleranceMs: Number.POSITIVE_INFINITY }],
    ["a secret that is not base64", { secrets: "whsec_not base64!" }],
    ["a secret of a wrong length", { secrets: `${secret}A` }],
    ["a secret of 2 bytes", { secrets: "abc" }],
    ["a secret of 23 bytes", { secrets: btoa("a".repeat(23)) }],
    ["a raw secret of 23 bytes", { secrets: { raw: "a".repeat(23) } }],
    ["a raw secret that is not set", { secrets: { raw: undefined as unknown as string } }],
    ["an empty prefix", { secrets: secret, headerPrefix: "" }],
    ["a negative tolerance", { secrets: secret, toleranceMs: -1 }],
    ["no tolerance at all", { secrets: secret, toleranceMs: Number.NaN }],
  ])("with %s", (_, options) => {
    expect(() => createHeadCheck(options)).toThrow(reason("config"));
  });

  test("with a secret that is too short, and says how long it must be", () => {
    expect(() => createHeadCheck({ secrets: btoa("a".repeat(24)) })).not.toThrow();
    expect(() => createHeadCheck({ secrets: [secret, "abc"] })).toThrow(
      "A signing secret has fewer than 24 bytes.",
    );
  });

  test("and does not reveal the secret", () => {
    expect(() => createHeadCheck({ secrets: "whsec_tell*me" })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("tell") }),
    );
  });
});

test("errors are known by their brand and their reason", async () => {
  const error: unknown = await verify({ headers: {}, body: "{}" }).catch((thrown: unknown) => thrown);
  expect(isWebhookError(error)).toBe(true);
  expect(isWebhookError(error, "headers", "signature")).toBe(true);
  expect(isWebhookError(error, "signature")).toBe(false);
  expect(isWebhookError(new Error("headers"))).toBe(false);
});
