import { readFile } from "node:fs/promises";
import type { Attributes, Span, SpanOptions, Tracer } from "@opentelemetry/api";
import { expect, test } from "vitest";
import { createClient } from "../src/index.ts";
import { API_KEY, INSTANCE } from "./support/test-client.ts";
import { traceCalls } from "./support/trace-calls.ts";

interface Recorded {
  readonly name: string;
  readonly attributes: Attributes;
  failed: boolean;
  ended: number;
}

/** A tracer that keeps its spans; the API package has none that does. */
function recordingTracer(): { readonly tracer: Tracer; readonly spans: Recorded[] } {
  const spans: Recorded[] = [];
  const startSpan = (name: string, { attributes = {} }: SpanOptions = {}): Span => {
    const recorded: Recorded = { name, attributes: { ...attributes }, failed: false, ended: 0 };
    spans.push(recorded);
    const span = {
      setAttribute: (key: string, value: string | number) =>
        Object.assign(recorded.attributes, { [key]: value }),
      setStatus: () => Object.assign(recorded, { failed: true }),
      end: () => Object.assign(recorded, { ended: recorded.ended + 1 }),
    };
    return span as unknown as Span; // the example uses no other members
  };
  return { tracer: { startSpan } as unknown as Tracer, spans };
}

const common = { apiKey: API_KEY, instanceId: INSTANCE, baseUrl: "https://service.test" } as const;

function fetchOf(...steps: (() => Response)[]): () => Promise<Response> {
  return async () => (steps.shift() ?? (() => Response.json({ url: "https://terms.test" })))();
}

const lost = (): Response => {
  throw Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNRESET" } });
};

test("each attempt of a call is a span that ends once", async () => {
  const { tracer, spans } = recordingTracer();
  const busy = () => Response.json({ success: false, code: "AUTH_RATE_LIMITED" }, { status: 429 });
  const fetch = fetchOf(lost, busy);
  const client = createClient({ ...common, fetch, hooks: traceCalls(tracer), retry: { baseDelayMs: 1 } });
  await client.tos.create({ idempotency_key: "00000000-0000-4000-8000-000000000001" });
  const attributes = {
    "http.request.method": "POST",
    "url.template": "/v1/e/instances/{instance_id}/tos",
  };
  const name = "POST /v1/e/instances/{instance_id}/tos";
  expect(spans).toEqual([
    { name, attributes: { ...attributes, "error.type": "ECONNRESET" }, failed: true, ended: 1 },
    {
      name,
      attributes: {
        ...attributes,
        "http.request.resend_count": 1,
        "http.response.status_code": 429,
        "error.type": "AUTH_RATE_LIMITED",
      },
      failed: true,
      ended: 1,
    },
    {
      name,
      attributes: { ...attributes, "http.request.resend_count": 2, "http.response.status_code": 200 },
      failed: false,
      ended: 1,
    },
  ]);
});

test("a call without a response ends its span with the error", async () => {
  const { tracer, spans } = recordingTracer();
  const client = createClient({
    ...common,
    fetch: fetchOf(lost),
    hooks: traceCalls(tracer),
    retry: { maxAttempts: 1 },
  });
  await client.doc.get().catch(() => {});
  expect(spans).toMatchObject([
    { attributes: { "error.type": "OutcomeUnknownError" }, failed: true, ended: 1 },
  ]);
});

test("the guide shows this very example", async () => {
  const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");
  const example = (await read("./support/trace-calls.ts")).replace(
    "../../src/index.ts",
    "@crossborder/client",
  );
  expect(await read("../../../docs/packages/client.md")).toContain(`\`\`\`ts\n${example}\`\`\``);
});
