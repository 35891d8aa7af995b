import type {
  AnyOperation,
  StreamDescriptor,
  StreamFormat,
  StreamOperation,
} from "../../../src/client/internal.ts";
import {
  headerParameter,
  jsonLines,
  jsonSequence,
  serverSentEvents,
  streamEvents,
  textResponse,
} from "../../../src/client/internal.ts";
import { operation, type Step } from "../scripted-fetch.ts";

type Parts = Partial<StreamDescriptor> & { readonly of?: Partial<AnyOperation> };

/** An operation that gives events, with what matters for a test. */
export function streamOperation({ of = {}, ...stream }: Parts = {}): StreamOperation<object, unknown> {
  const { body: _, "~types": __, ...parts } = operation({ method: "GET", path: "/events", ...of });
  return {
    ...parts,
    operationId: "events.read",
    parameters: [{ name: "Last-Event-ID", in: "header", write: headerParameter }],
    responses: { 200: textResponse },
    accept: "text/event-stream",
    stream: { open: streamEvents, format: serverSentEvents, data: "text", ...stream },
  };
}

/** The formats by name. */
export const FORMATS: Readonly<Record<"serverSentEvents" | "jsonLines" | "jsonSequence", StreamFormat>> = {
  serverSentEvents,
  jsonLines,
  jsonSequence,
};

/** A response with these bytes, chunk by chunk; it breaks off where the last chunk is an error. */
export function streams(chunks: readonly (string | Uint8Array | Error)[], init: ResponseInit = {}): Step {
  return (_url, { signal }) => {
    const left = [...chunks];
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => signal?.addEventListener("abort", () => controller.error(signal.reason)),
      pull(controller) {
        const next = left.shift();
        if (next === undefined) controller.close();
        else if (next instanceof Error) controller.error(next);
        else controller.enqueue(typeof next === "string" ? new TextEncoder().encode(next) : next);
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" }, ...init });
  };
}

/** All events of a stream, and the error that it ended with. */
export async function collect<Event>(
  events: AsyncIterable<Event>,
): Promise<{ readonly events: readonly Event[]; readonly error?: unknown }> {
  const found: Event[] = [];
  try {
    for await (const event of events) found.push(event);
    return { events: found };
  } catch (error) {
    return { events: found, error };
  }
}
