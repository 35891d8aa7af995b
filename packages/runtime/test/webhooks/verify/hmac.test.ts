import { createHmac } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { search } from "../../../../../random-search.ts";
import { createHmacSigner as byNode } from "../../../src/webhooks/hmac/node.ts";
import { createHmacSigner as byWeb } from "../../../src/webhooks/hmac/web.ts";
import type * as Verify from "../../../src/webhooks/verify/verifier.ts";
import { otherSecret, secret, sign, time } from "../fixtures.ts";

const RUNS = { ...search(300), verbose: true } as const;

const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((array) => new Uint8Array(array));

test("both implementations sign as HMAC-SHA256 does, whatever the key and the message", async () => {
  const key = fc.uint8Array({ minLength: 1, maxLength: 200 }).map((array) => new Uint8Array(array));
  const message = fc.oneof(
    bytes(300),
    fc.nat(100_000).map((length) => new Uint8Array(length).fill(length)),
  );
  await fc.assert(
    fc.asyncProperty(key, fc.array(message, { minLength: 1, maxLength: 3 }), async (raw, messages) => {
      const [node, web] = [byNode(raw), byWeb(raw)];
      for (const each of messages) {
        const expected = createHmac("sha256", raw).update(each).digest("base64");
        expect([await node(each), await web(each)]).toEqual([expected, expected]);
      }
    }),
    RUNS,
  );
});

/** A part of a delivery with something wrong, or not. */
interface Tampering {
  readonly event: Uint8Array;
  readonly secrets: readonly string[];
  readonly signedWith: readonly string[];
  /** Change of the headers after signing. */
  readonly header: "id" | "timestamp" | "signature" | "none";
  /** A place and a sign that is put there. */
  readonly change: readonly [share: number, sign: string];
  readonly more: Uint8Array;
}

const tampering: fc.Arbitrary<Tampering> = fc.record({
  event: bytes(200),
  secrets: fc.subarray([secret, otherSecret], { minLength: 1 }),
  signedWith: fc.subarray([secret, otherSecret, `whsec_${"QUJD".repeat(8)}`], { minLength: 1 }),
  header: fc.constantFrom("none", "none", "id", "timestamp", "signature"),
  change: fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom("A", "b", "=", " ", ",", "1", "+", ""),
  ),
  more: fc.oneof(fc.constant(new Uint8Array()), bytes(2)),
});

function changed(text: string, [share, sign]: Tampering["change"]): string {
  const at = Math.floor(share * (text.length - 1));
  return text.slice(0, at) + sign + text.slice(at + 1);
}

describe("a verifier", () => {
  const modules: (typeof Verify)[] = [];
  beforeAll(async () => {
    for (const implementation of [byNode, byWeb]) {
      vi.resetModules();
      vi.doMock("#hmac", () => ({ createHmacSigner: implementation }));
      modules.push(await import("../../../src/webhooks/verify/verifier.ts"));
    }
  });
  afterAll(() => vi.doUnmock("#hmac"));

  test("gives the same verdict with either implementation, and takes nothing that was changed", async () => {
    const counts = { taken: 0, refused: 0 };
    const webCrypto = vi.spyOn(crypto.subtle, "sign");
    await fc.assert(
      fc.asyncProperty(tampering, async ({ event, secrets, signedWith, header, change, more }) => {
        const { headers } = await sign({ event, secrets: signedWith });
        const wrong = Object.fromEntries(
          Object.entries(headers).map(([name, value]) =>
            name === `webhook-${header}` ? [name, changed(value, change)] : [name, value],
          ),
        );
        const body = Buffer.concat([event, more]);
        const verdicts = await Promise.all(
          modules.map(({ createHeadCheck }) =>
            Promise.resolve({ headers: wrong })
              .then(createHeadCheck({ secrets, now: () => time }))
              .then((head) => head.open(body))
              .then(
                ({ id }) => `taken ${id}`,
                (error: Error) => `refused ${error}`,
              ),
          ),
        );
        expect(verdicts[1]).toBe(verdicts[0]);
        const isTaken = verdicts[0] === "taken msg_1";
        counts[isTaken ? "taken" : "refused"]++;
        if (isTaken)
          expect([more.length, secrets.some((own) => signedWith.includes(own))]).toEqual([0, true]);
        const isUntouched = JSON.stringify(wrong) === JSON.stringify(headers) && more.length === 0;
        if (isUntouched && secrets.some((own) => signedWith.includes(own))) expect(isTaken).toBe(true);
      }),
      RUNS,
    );
    expect(webCrypto).toHaveBeenCalled(); // by one of both
    expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(0);
  });
});
