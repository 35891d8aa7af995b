import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import { isWebhookError, type WebhookError } from "../../../src/webhooks/index.ts";
import { letter, receiver, sign, time } from "../fixtures.ts";
import { chunked, exchange, headOf } from "./exchange.ts";
import { type Before, type Framework, frameworks, type Running } from "./frameworks.ts";

// Whatever has happened to a body before the receiver: the verdict is right, or the error names what has happened.

const RUNS = { ...search(20), verbose: true } as const;

const MAX_BYTES = 2000;

/** Arguments and errors of the tested server's receiver. */
let seen: { bodies: Uint8Array[]; errors: unknown[] } = { bodies: [], errors: [] };
beforeEach(() => {
  seen = { bodies: [], errors: [] };
});
const watched = (options: Parameters<typeof receiver>[0]) =>
  receiver({ maxBodyBytes: MAX_BYTES, onError: (error) => void seen.errors.push(error), ...options }).on(
    "letter.new",
    ({ rawBody }) => seen.bodies.push(rawBody),
  );

interface Body {
  readonly bytes: Buffer;
  readonly isUtf8: boolean;
}

/** JSON with characters of every length, and bytes that a decoder would change: a byte order mark, invalid UTF-8. */
const bodyOf = (before: Before): fc.Arbitrary<Body> =>
  fc
    .record({
      text: fc.string({ unit: "binary", maxLength: 500 }),
      padding: fc.constantFrom(0, 0, 0, before === "decoded" ? 0 : MAX_BYTES), // which of both faults is told is of no matter
      mark: fc.constantFrom("", "", "\ufeff"),
      isUtf8: fc.constantFrom(true, true, false),
    })
    .map(({ text, padding, mark, isUtf8 }) => {
      const json = JSON.stringify({ ...letter, text: text + "é".repeat(padding / 2) });
      // Parsers in front refuse these by themselves: nothing arrives.
      if (before === "parsed") return { bytes: Buffer.from(json), isUtf8: true };
      const bytes = Buffer.from(mark + json);
      return isUtf8
        ? { bytes, isUtf8 }
        : { bytes: Buffer.concat([bytes.subarray(0, -2), Buffer.from([0xff]), bytes.subarray(-2)]), isUtf8 };
    });

interface Sent extends Body {
  readonly isForged: boolean;
  /** Ends of the chunks as shares of the body; none for a body with a content length. */
  readonly cuts: readonly number[];
}

const sentOf = (before: Before): fc.Arbitrary<Sent> =>
  fc
    .record({
      body: bodyOf(before),
      isForged: fc.boolean(),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
    })
    .map(({ body, ...rest }) => ({ ...body, ...rest }));

async function partsOf({ bytes, isForged, cuts }: Sent): Promise<(string | Uint8Array)[]> {
  const signed = await sign({ event: isForged ? Buffer.concat([bytes, Buffer.from(" ")]) : bytes });
  if (cuts.length === 0) return [headOf(signed, `content-length: ${bytes.length}`), bytes];
  const ends = [
    0,
    ...cuts.map((share) => Math.floor(share * bytes.length)).sort((a, b) => a - b),
    bytes.length,
  ];
  const chunks = ends.slice(1).map((end, index) => bytes.subarray(ends[index], end));
  return [headOf(signed, "transfer-encoding: chunked"), ...chunked(chunks), "0\r\n\r\n"];
}

interface Verdict {
  readonly status: number;
  /** Text that the error must contain. */
  readonly says?: RegExp;
}

const USED: Readonly<Record<Exclude<Before, "nothing" | "bytes">, RegExp>> = {
  parsed: /was already parsed|was already read/,
  decoded: /was decoded to text|is marked as base64/,
  read: /was already read/,
  text: /was decoded to text|was already read/,
};

/** Expected result of a delivery. */
function verdictOn(sent: Sent, before: Before, { isBuffered }: Framework): Verdict {
  // The declared length is refused before anything looks at the body.
  if (sent.cuts.length === 0 && sent.bytes.length > MAX_BYTES) return verdictOnBytes(sent);
  if (before === "nothing" || before === "bytes") return verdictOnBytes(sent);
  if (!isBuffered || before === "parsed" || before === "decoded") return { status: 500, says: USED[before] };
  // A gateway's own text is taken where it tells the bytes; a body that was taken away leaves an empty one.
  if (before === "read")
    return { status: 401, says: sent.cuts.length > 0 ? /its body was changed/ : /content-length is/ };
  return sent.isUtf8 || sent.bytes.length > MAX_BYTES
    ? verdictOnBytes(sent)
    : { status: 401, says: /U\+FFFD|content-length is/ };
}

function verdictOnBytes({ bytes, isForged, isUtf8 }: Sent): Verdict {
  if (bytes.length > MAX_BYTES) return { status: 413, says: /longer than 2000 bytes/ };
  if (isForged) return { status: 401, says: /^No signature matches/ };
  return isUtf8 ? { status: 204 } : { status: 400, says: /not UTF-8/ };
}

describe.each(frameworks)("$name", (framework) => {
  describe.each<Before>(["nothing", "parsed", ...framework.mayBefore])(
    "with a body before it: %s",
    (before) => {
      let running: Running;
      beforeAll(async () => {
        running = await framework.start(watched({ timeoutMs: 300_000 }), before);
      });
      afterAll(() => running.close());

      test("gives the right verdict, or an error that names what has happened and what to do", async () => {
        await fc.assert(
          fc.asyncProperty(sentOf(before), async (sent) => {
            seen = { bodies: [], errors: [] };
            const { status, says } = verdictOn(sent, before, framework);
            const answer = await exchange(running.port, await partsOf(sent));
            expect(answer.split(" ")[1]).toBe(String(status));
            expect(seen.bodies.map((body) => Buffer.from(body).equals(sent.bytes))).toEqual(
              status === 204 ? [true] : [],
            );
            expect(seen.errors).toHaveLength(says ? 1 : 0);
            const [error] = seen.errors;
            if (!says) return;
            expect(isWebhookError(error)).toBe(true);
            const { message } = error as WebhookError; // checked just here
            expect(message).toMatch(says);
            if (status === 500) expect(message).toMatch(framework.hint);
          }),
          RUNS,
        );
      });
    },
  );
});

// A gateway waits for the whole body by itself.
test.each(frameworks.filter(({ isBuffered }) => !isBuffered))(
  "$name responds 408 to a body that drips, and runs no handler",
  async (framework) => {
    const running = await framework.start(watched({ timeoutMs: 150 }), "nothing");
    try {
      const drops = Array.from({ length: 100 }, () => "[");
      const started = Date.now();
      const answer = await exchange(running.port, [headOf(await sign(), "content-length: 1000"), ...drops], {
        pauseMs: 20,
      });
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(Date.now() - started).toBeLessThan(20 * drops.length);
      expect(seen.errors).toEqual([expect.objectContaining({ reason: "body-timeout" })]);
      expect(seen.bodies).toEqual([]);
    } finally {
      await running.close();
    }
  },
);

test.each(frameworks.filter(({ isBuffered }) => !isBuffered))(
  "$name responds without a body that never comes, when its headers decide",
  async (framework) => {
    const running = await framework.start(watched({ timeoutMs: 300_000 }), "nothing");
    try {
      const old = await sign({ timestamp: new Date(time - 301_000) });
      const heads = [
        headOf({ headers: {} }, "content-length: 100"),
        headOf(old, "transfer-encoding: chunked"),
        headOf(await sign(), `content-length: ${MAX_BYTES + 1}`),
      ];
      const answers = await Promise.all(heads.map((head) => exchange(running.port, [head])));
      expect(answers.map((answer) => answer.split(" ")[1])).toEqual(["401", "401", "413"]);
      const reasons = seen.errors.map((error) => isWebhookError(error) && error.reason);
      expect(reasons.sort()).toEqual(["headers", "timestamp", "too-large"]);
    } finally {
      await running.close();
    }
  },
);
