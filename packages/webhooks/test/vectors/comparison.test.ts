import * as runtime from "@crossborder/runtime/webhooks";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectedOutcome, outcomeOf, type VerifierModule } from "./outcome.ts";
import { bodyOf, headersOf, readVectors, type Vector } from "./vector.ts";

type Library = new (secret: string) => { verify(body: never, headers: never): unknown };

/** The other libraries have one secret, their own prefix and no limits: only vectors that need no more are theirs. */
function isForAll({ options }: Vector): boolean {
  return typeof options.secrets === "string" && Object.keys(options).length === 1;
}

/** Returns true if a library accepts exactly what it must accept. It reports no reasons, so these do not count. */
function isRight(library: Library, vector: Vector): boolean {
  vi.setSystemTime(vector.now);
  const headers = headersOf(vector);
  const record = headers instanceof Headers ? Object.fromEntries(headers) : headers;
  const body = bodyOf(vector);
  try {
    const webhook = new library(vector.options.secrets as string); // one text, by isForAll
    webhook.verify((body instanceof Uint8Array ? Buffer.from(body) : body) as never, record as never);
    return "kind" in vector.expect;
  } catch {
    return "reason" in vector.expect;
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("ours accepts and rejects every vector as the rules say; this is what the others do", async () => {
  const ours = runtime as unknown as VerifierModule; // vectors also hold what the types do not allow
  const rows: string[] = [];
  for (const { file, vectors } of readVectors()) {
    const outcomes = await Promise.all(vectors.map((vector) => outcomeOf(ours, vector)));
    const right = vectors.filter((vector, index) => outcomes[index] === expectedOutcome(vector)).length;
    const common = vectors.filter(isForAll);
    const counts = [StandardWebhook, SvixWebhook].map(
      (library) => common.filter((vector) => isRight(library as unknown as Library, vector)).length, // called with all sorts of input
    );
    rows.push(
      [file, `${right}/${vectors.length}`, ...counts.map((count) => `${count}/${common.length}`)]
        .map((cell, column) => cell.padEnd(column === 0 ? 12 : 18))
        .join("")
        .trim(),
    );
  }
  expect(["vectors     ours              standardwebhooks  svix", ...rows].join("\n")).toMatchInlineSnapshot(`
    "vectors     ours              standardwebhooks  svix
    bodies      32/32             26/28             24/28
    headers     60/60             31/47             31/47
    payloads    55/55             31/48             21/48
    secrets     41/41             15/18             15/18
    signatures  54/54             53/54             53/54
    timestamps  51/51             42/44             42/44"
  `);
});
