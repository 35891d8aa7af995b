import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import type { DeliveryOutcome, FindSecrets, WebhookReceiver } from "../../../src/webhooks/index.ts";
import { createMemoryStore } from "../../../src/webhooks/stores/memory.ts";
import { type LetterEvents, letter, otherSecret, receiver, secret, sign, time } from "../fixtures.ts";

// Deliveries as anybody may send them, against a model of a few lines that says what must become of each.

const runs = search(300);

const MAX_BYTES = 200;
const SECRETS = { acme: secret, umbrella: otherSecret } as const;
type Tenant = keyof typeof SECRETS;
/** Names in a URL, and the tenant that is found by them in a table that does not distinguish their case. */
const SPELLINGS = {
  acme: "acme",
  ACME: "acme",
  Acme: "acme",
  umbrella: "umbrella",
  nobody: undefined,
} as const;

interface Sent {
  readonly path: keyof typeof SPELLINGS;
  readonly signer: Tenant;
  readonly id: string;
  readonly page: number;
  readonly head: "right" | "no id" | "two ids" | "no signature" | "two prefixes";
  /** Age of the signature in seconds. */
  readonly age: number;
  readonly declared: "nothing" | "its length" | "too much" | "no number";
  readonly body: "whole" | "changed" | "breaks off" | "too long";
  readonly work: "done" | "fails";
}

const anyDelivery: fc.Arbitrary<Sent> = fc.record({
  path: fc.constantFrom("acme", "ACME", "Acme", "umbrella", "nobody"),
  signer: fc.constantFrom("acme", "umbrella"),
  id: fc.constantFrom("m1", "m2"),
  page: fc.constantFrom(1, 2),
  head: fc.constantFrom("right", "no id", "two ids", "no signature", "two prefixes"),
  age: fc.constantFrom(0, 300, -300, 301, -301),
  declared: fc.constantFrom("nothing", "its length", "too much", "no number"),
  body: fc.constantFrom("whole", "changed", "breaks off", "too long"),
  work: fc.constantFrom("done", "fails"),
});

const RIGHT = { signer: "acme", head: "right", age: 0, declared: "its length", body: "whole" } as const;

const FAULTS = ["path", "signer", "head", "age", "declared", "body"] as const;

/** One fault or none: two faults would hide each other, and repeated messages would be rare. */
const sent: fc.Arbitrary<Sent> = fc
  .record({
    any: anyDelivery,
    path: fc.constantFrom("acme", "ACME"),
    fault: fc.constantFrom("none", "none", "none", ...FAULTS),
  })
  .map(({ any, path, fault }) => {
    const right = { ...RIGHT, path, id: any.id, page: any.page, work: any.work };
    return fault === "none" ? right : { ...right, [fault]: any[fault] };
  });

const scenario = fc.record({
  deliveries: fc.array(sent, { minLength: 1, maxLength: 10 }),
  /** True if `secrets` returns the tenant's name as the request spells it. */
  isNaive: fc.boolean(),
  /** Number of deliveries after which the receiver is closed. */
  closesAfter: fc.option(fc.nat({ max: 9 }), { nil: Number.POSITIVE_INFINITY }),
});

/** A request whose body is created on read. */
async function requestOf(each: Sent): Promise<{ request: Request; pulls: () => number }> {
  const event = { ...letter, page: each.page, text: "x".repeat(each.body === "too long" ? MAX_BYTES : 0) };
  const timestamp = new Date(time - each.age * 1000);
  const signed = await sign({ secrets: SECRETS[each.signer], id: each.id, timestamp, event });
  const headers = new Headers(signed.headers);
  if (each.head === "no id") headers.delete("webhook-id");
  if (each.head === "two ids") headers.append("webhook-id", each.id);
  if (each.head === "no signature") headers.delete("webhook-signature");
  if (each.head === "two prefixes") headers.set("acme-id", each.id);
  const bytes = new TextEncoder().encode(`${signed.body}${each.body === "changed" ? " " : ""}`);
  const lengths = { "its length": bytes.length, "too much": MAX_BYTES + 1, "no number": "5, 5" };
  if (each.declared !== "nothing") headers.set("content-length", String(lengths[each.declared]));
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulls++;
        if (each.body === "breaks off") return controller.error(new Error("reset"));
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  return { request: new Request(`https://shop.example.com/${each.path}`, init), pulls: () => pulls };
}

/** Expected end of a delivery: a status, and the outcome with its reason. */
type Verdict = readonly [status: number, ended: string];

/** The receiver as its documentation describes it. */
function createModel(isNaive: boolean): (each: Sent, isClosed: boolean) => Verdict {
  const done = new Map<string, number>();
  const names = new Map<Tenant, string>();
  return (each, isClosed) => {
    const headVerdict = verdictOnHead(each, isClosed);
    if (headVerdict) return headVerdict;
    const tenant = SPELLINGS[each.path] as Tenant; // nobody was rejected above
    if (each.body === "breaks off") return [400, "rejected aborted"];
    if (each.body === "too long") return [413, "rejected too-large"];
    if (each.body === "changed" || each.signer !== tenant) return [401, "rejected signature"];
    const name = isNaive ? each.path : tenant;
    const known = names.get(tenant) ?? name;
    names.set(tenant, known);
    if (known !== name) return [500, "rejected config"];
    const message = `${tenant} ${each.id}`;
    const page = done.get(message);
    if (page !== undefined) return [204, page === each.page ? "duplicate" : "changed changed"];
    if (each.work === "fails") return [503, "failed"];
    done.set(message, each.page);
    return [204, "accepted"];
  };
}

/** The expected end of deliveries that are rejected before the body is read. */
function verdictOnHead(each: Sent, isClosed: boolean): Verdict | undefined {
  if (isClosed) return [503, "closed closed"];
  const isTooLong = each.declared === "its length" && each.body === "too long";
  if (each.declared === "too much" || isTooLong) return [413, "rejected too-large"];
  if (each.head !== "right") return [401, "rejected headers"];
  if (Math.abs(each.age) > 300) return [401, "rejected timestamp"];
  return SPELLINGS[each.path] === undefined ? [401, "rejected signature"] : undefined;
}

/** A receiver that records the outcomes of its deliveries. */
function open(isNaive: boolean) {
  const outcomes: DeliveryOutcome[] = [];
  const errors: unknown[] = [];
  const handled: string[] = [];
  let work: Sent["work"] = "done";
  const secrets: FindSecrets = ({ url }) => {
    const path = (url ?? "").split("/").at(-1) as Sent["path"];
    const tenant = SPELLINGS[path];
    return tenant && { tenant: isNaive ? path : tenant, secrets: SECRETS[tenant] };
  };
  const hooks: WebhookReceiver<LetterEvents> = receiver({
    secrets,
    headerPrefix: ["webhook-", "acme-"],
    maxBodyBytes: MAX_BYTES,
    timeoutMs: 300_000,
    deduplicate: { store: createMemoryStore(), consumer: "shop" },
    onError: (error) => errors.push(error),
    onOutcome: (outcome) => outcomes.push(outcome),
  }).on("letter.new", ({ tenant, id }) => {
    if (work === "fails") throw new Error("out of order");
    handled.push(`${tenant?.toLowerCase()} ${id}`);
  });
  const setWork = (next: Sent["work"]) => {
    work = next;
  };
  return { hooks, outcomes, errors, handled, setWork };
}

test("every delivery ends as the model says, and no body is read whose headers decide", async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ deliveries, isNaive, closesAfter }) => {
      const { hooks, outcomes, errors, handled, setWork } = open(isNaive);
      const verdictOn = createModel(isNaive);
      for (const [index, each] of deliveries.entries()) {
        if (index === closesAfter) expect(await hooks.close()).toEqual([]);
        const isClosed = index >= closesAfter;
        const [status, ended] = verdictOn(each, isClosed);
        const { request, pulls } = await requestOf(each);
        const reported = errors.length;
        setWork(each.work);
        const response = await hooks.handle(request);
        expect([response.status, pulls() > 0]).toEqual([status, !verdictOnHead(each, isClosed)]);
        expect(response.headers.has("retry-after")).toBe(status === 503);
        // A message must not be handled twice, however its tenant is spelled.
        expect(handled).toEqual([...new Set(handled)]);
        const { outcome, reason, durationMs, status: told } = outcomes[index] as DeliveryOutcome;
        expect([told, [outcome, reason].filter(Boolean).join(" ")]).toEqual([status, ended]);
        expect(durationMs).toBeGreaterThanOrEqual(0);
        expect(errors.length - reported).toBe(["accepted", "duplicate"].includes(ended) ? 0 : 1);
      }
      expect(outcomes).toHaveLength(deliveries.length);
    }),
    runs,
  );
});
