import { readFile } from "node:fs/promises";
import { type Attributes, type Span, SpanKind, type SpanOptions, type Tracer } from "@opentelemetry/api";
import { expect, test } from "vitest";
import { createWebhookReceiver } from "../src/index.ts";
import { createMemoryStore } from "../src/stores/memory.ts";
import { signDelivery } from "../src/testing.ts";
import { traceDeliveries } from "./support/trace-deliveries.ts";

interface Recorded {
  readonly name: string;
  readonly kind: SpanKind | undefined;
  readonly attributes: Attributes;
  failed: boolean;
  readonly durations: number[];
}

/** A tracer that keeps its spans; the API package has none that does. */
function recordingTracer(): { readonly tracer: Tracer; readonly spans: Recorded[] } {
  const spans: Recorded[] = [];
  const startSpan = (name: string, { attributes = {}, kind, startTime }: SpanOptions = {}): Span => {
    const recorded: Recorded = { name, kind, attributes: { ...attributes }, failed: false, durations: [] };
    spans.push(recorded);
    const span = {
      setAttribute: (key: string, value: string) => Object.assign(recorded.attributes, { [key]: value }),
      setStatus: () => Object.assign(recorded, { failed: true }),
      end: (endTime: number) => recorded.durations.push(endTime - Number(startTime)),
    };
    return span as unknown as Span; // the example uses no other members
  };
  return { tracer: { startSpan } as unknown as Tracer, spans };
}

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const common = {
  "messaging.system": "webhook",
  "messaging.operation.name": "process",
  "messaging.operation.type": "process",
};

test("each delivery is a span that ends once, with its outcome and its duration", async () => {
  const { tracer, spans } = recordingTracer();
  let isDown = true;
  const receiver = createWebhookReceiver({
    secrets: secret,
    deduplicate: { store: createMemoryStore(), consumer: "payouts" },
    onError: () => undefined,
    onOutcome: traceDeliveries(tracer),
  }).on("payout.complete", async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (isDown) throw new Error("the database is down");
  });
  const deliver = async (text?: string) => {
    const event = { webhook_event: "payout.complete" } as const;
    const signed = await signDelivery({ secrets: secret, event, id: "msg_1" });
    await receiver.handle(new Request("https://shop.example.com/", { ...signed, body: text ?? signed.body }));
  };
  await deliver();
  isDown = false;
  await deliver();
  await deliver();
  await deliver("{}");
  const known = { ...common, "messaging.message.id": "msg_1", "webhook.tenant": undefined };
  const about = (status: number, outcome: string, attempt: number | undefined) => ({
    "http.response.status_code": status,
    "webhook.outcome": outcome,
    "webhook.attempt": attempt,
  });
  const name = "process payout.complete";
  expect(spans).toMatchObject([
    { name, failed: true, attributes: { ...known, ...about(503, "failed", 1), "error.type": "failed" } },
    { name, failed: false, attributes: { ...known, ...about(204, "accepted", 2) } },
    { name, failed: false, attributes: { ...known, ...about(204, "duplicate", 1) } },
    {
      name: "process webhook",
      failed: true,
      attributes: { ...common, ...about(401, "rejected", undefined), "error.type": "signature" },
    },
  ]);
  expect(spans.map(({ kind }) => kind)).toEqual(spans.map(() => SpanKind.CONSUMER));
  expect(spans.map(({ durations }) => durations.length)).toEqual([1, 1, 1, 1]);
  const [failed = 0, accepted = 0] = spans.map(({ durations }) => durations[0]);
  for (const duration of [failed, accepted]) expect(duration).toBeGreaterThan(15); // a timer may be early by a little
});

test("the guide shows this very example", async () => {
  const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");
  const example = (await read("./support/trace-deliveries.ts")).replace(
    "../../src/index.ts",
    "@crossborder/webhooks",
  );
  expect(await read("../../../docs/packages/webhooks.md")).toContain(`\`\`\`ts\n${example}\`\`\``);
});
