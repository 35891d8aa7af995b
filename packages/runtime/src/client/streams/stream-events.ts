import type { ClientCore } from "../call/client-core.ts";
import { sessionOf } from "../call/session.ts";
import { sleep } from "../clock/clock.ts";
import type { Call } from "../contracts/call.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { Session } from "../contracts/session.ts";
import type {
  EventStream,
  RawEvent,
  StreamDescriptor,
  StreamOperation,
  StreamOptions,
} from "../contracts/stream.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { checkValue, checkValues } from "../options/check-values.ts";
import { atLeast, COUNT, RECORD, type RulesOf } from "../options/rules.ts";
import { inputRecord } from "../request/input-record.ts";
import { idempotencyOf } from "../retry/idempotency-of.ts";
import { retryDelay } from "../retry/retry-delay.ts";
import { cutStream, type OpenResponse, openResponse, unusableEvent } from "./open-response.ts";
import { readChunks } from "./read-chunks.ts";
import { readEvent } from "./read-event.ts";

/** Characters that one event may have, where the caller names no other number. */
export const DEFAULT_MAX_EVENT_LENGTH = 16_777_216;

const RULES: RulesOf<StreamOptions> = {
  idleTimeoutMs: atLeast(1),
  maxEventLength: COUNT,
  reconnect: [
    (value) => typeof value === "string" && /^(lost|always|never)$/.test(value),
    'one of "lost", "always", "never"',
  ],
};

/** Opens the stream of an operation: nothing is sent before the first event is asked for, or `open` is called. */
export function streamEvents<Input extends object | undefined, Event, Options extends RequestOptions>(
  core: ClientCore<Options>,
  operation: StreamOperation<Input, Event>,
  input?: Input,
  options?: Options & StreamOptions,
): EventStream<Event> {
  const stream = new Stream(sessionOf(core), operation.stream, {
    id: 0,
    operation: operation as Call["operation"],
    // Null is not missing, and rejected with everything else that is no object.
    input: input === undefined ? {} : input,
    options: options === undefined ? {} : options,
  });
  return {
    get lastEventId() {
      return stream.lastEventId;
    },
    open: async () => headOf((await stream.open()).response),
    // The events are what the description says.
    [Symbol.asyncIterator]: () => stream.iterate() as AsyncGenerator<Event>,
  };
}

/** Status and headers; the body belongs to the iteration. */
function headOf({ status, statusText, headers }: Response): Response {
  return new Response(null, { status, statusText, headers });
}

/** End of one connection of a stream. */
type StreamEnd = "marked" | "complete" | { readonly cause: unknown };

/** One stream, over as many connections as it takes. */
class Stream {
  lastEventId: string | undefined;
  readonly #session: Session;
  readonly #descriptor: StreamDescriptor;
  readonly #call: Call;
  #opened: Promise<OpenResponse> | undefined;
  #isIterated = false;
  /** Milliseconds before a reconnection, where the service names them. */
  #retryMs: number | undefined;
  /** Events that were given. */
  #count = 0;
  /** Connections that were lost since the last event. */
  #cuts = 0;

  constructor(session: Session, descriptor: StreamDescriptor, call: Call) {
    this.#session = session;
    this.#descriptor = descriptor;
    this.#call = call;
  }

  /** Sends the first request, once. */
  open(): Promise<OpenResponse> {
    this.#opened ??= this.#send();
    return this.#opened;
  }

  async *iterate(): AsyncGenerator<unknown, void, undefined> {
    if (this.#isIterated) throw new ConfigurationError(ITERATED_TWICE);
    this.#isIterated = true;
    for (let opened = await this.open(); hasContent(opened.response); opened = await this.#send()) {
      const end = yield* this.#events(opened);
      if (!(await this.#waitToResume(end, opened))) return;
    }
  }

  async #send(): Promise<OpenResponse> {
    const { idleTimeoutMs: _, maxEventLength: __, reconnect: ___, ...options } = this.#options();
    const { resume, flag } = this.#descriptor;
    const id =
      resume === undefined || !this.lastEventId ? undefined : { [resume]: headerText(this.lastEventId) };
    const input = { ...(flag !== undefined && { [flag]: true }), ...inputRecord(this.#call.input), ...id };
    return openResponse(this.#session, { ...this.#call, input, options });
  }

  /** The options, checked: those of the call are checked where it starts. */
  #options(): Call["options"] & StreamOptions {
    const { options } = this.#call;
    checkValue("The call options", options, RECORD);
    checkValues(options, RULES);
    return options;
  }

  /** The events of one connection. Returns how it ended. */
  async *#events(opened: OpenResponse): AsyncGenerator<unknown, StreamEnd, undefined> {
    const { idleTimeoutMs, maxEventLength = DEFAULT_MAX_EVENT_LENGTH, signal } = this.#options();
    const { format, end: mark } = this.#descriptor;
    const parser = format.parser(maxEventLength);
    const chunks = readChunks(opened.response, { clock: this.#session.clock, idleTimeoutMs, signal });
    try {
      for (;;) {
        const chunk = await chunks.next();
        if (chunk.done) {
          if (!chunk.value.isComplete) return { cause: chunk.value.cause };
          break;
        }
        for (const raw of parsed(() => parser.push(chunk.value), opened)) {
          if (mark !== undefined && raw.data === mark) return "marked";
          if (signal?.aborted) return { cause: signal.reason };
          yield* this.#give(raw, opened);
        }
      }
      const rest = parser.end();
      if (rest === undefined) return "complete";
      if (mark !== undefined && rest.data?.trim() === mark) return "marked";
      const isWhole =
        rest.data !== undefined &&
        readEvent(this.#descriptor, { ...rest, data: rest.data }, this.#call.operation.numbers);
      if (!format.endsOpen || !isWhole || isWhole.fault !== undefined) return { cause: ENDED_INSIDE };
      yield* this.#give(rest, opened);
      return "complete";
    } finally {
      await chunks.return({ isComplete: true });
    }
  }

  /** Gives one event to the caller, if it is one. */
  async *#give(raw: RawEvent, opened: OpenResponse): AsyncGenerator<unknown, void, undefined> {
    const { data, id, retry = this.#retryMs } = raw;
    this.#retryMs = retry;
    if (data === undefined) {
      if (id !== undefined) this.lastEventId = id;
      return;
    }
    const event = readEvent(this.#descriptor, { ...raw, data }, this.#call.operation.numbers);
    if (event.fault !== undefined) throw unusableEvent({ ...event, data }, opened);
    await checkEvent(event.value, data, opened);
    if (id !== undefined) this.lastEventId = id;
    this.#count += 1;
    this.#cuts = 0;
    yield event.value;
  }

  /** Waits until the stream may be resumed. False at its end. Throws where a connection is lost for good. */
  async #waitToResume(end: StreamEnd, opened: OpenResponse): Promise<boolean> {
    const { reconnect = "lost", signal } = this.#options();
    const isLost = typeof end === "object";
    if (end === "marked" || (end === "complete" && reconnect !== "always")) return false;
    if (isLost) this.#cuts += 1;
    const isResumed = reconnect !== "never" && this.#canResume(opened);
    if (isResumed && !signal?.aborted) await sleep(this.#session.clock, this.#delay(isLost, opened), signal);
    if (isResumed && !signal?.aborted) return true;
    if (!isLost && !signal?.aborted) return false;
    throw cutStream({ cause: isLost ? end.cause : signal?.reason, count: this.#count }, opened);
  }

  /** Milliseconds before the next connection: as the service says, else as browsers do, and after a loss as for retries. */
  #delay(isLost: boolean, { context: { retry } }: OpenResponse): number {
    const chance = this.#session.clock.random();
    const usual = isLost ? retryDelay({ number: this.#cuts }, { ...retry, chance }) : RECONNECT_MS;
    return this.#retryMs ?? usual;
  }

  /** True where the service continues behind the last event, or nothing was given that could come twice. */
  #canResume({ context: { retry } }: OpenResponse): boolean {
    if (this.#descriptor.resume === undefined || this.#cuts > retry.maxAttempts) return false;
    if (this.lastEventId) return SENDABLE.test(this.lastEventId);
    return this.#count === 0 && idempotencyOf(this.#call.operation).kind === "idempotent";
  }
}

/** Milliseconds before a stream that the service ended is asked for again. */
const RECONNECT_MS = 3000;

const ITERATED_TWICE = "A stream can be iterated over once. Call the method again for another stream.";

const ENDED_INSIDE = new Error("The response ended inside an event.");

/** IDs that can stand in a header: services may send others. */
const SENDABLE = /^[\t\x20-\x7e\u0080-\uffff]*$/;

/** The standard wants UTF-8 in the header, and fetch takes one character for each byte. */
function headerText(id: string): string {
  return Array.from(new TextEncoder().encode(id), (byte) => String.fromCharCode(byte)).join("");
}

/** False for the statuses that mean that there is no stream, or that it has ended. */
function hasContent({ status }: Response): boolean {
  return status !== 204 && status !== 205;
}

function parsed(parse: () => readonly RawEvent[], opened: OpenResponse): readonly RawEvent[] {
  try {
    return parse();
  } catch (cause) {
    throw unusableEvent({ fault: (cause as Error).message, data: "" }, opened); // the parser's own `RangeError`
  }
}

async function checkEvent(value: unknown, data: string, opened: OpenResponse): Promise<void> {
  const { checks, context, response, attempts } = opened;
  const received = { kind: "responded", response, body: data, json: () => value } as const;
  await checks.event?.({ operation: context.call.operation, received, data: value, attempts, context });
}
