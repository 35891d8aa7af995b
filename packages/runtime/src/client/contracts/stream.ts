import type { JsonKind, Operation } from "./operation.ts";
import type { RequestOptions } from "./request-options.ts";

/** One block of a stream as it came. Every field is there only if the service sent it. */
export interface RawEvent {
  /** The text of the event; missing in a block that only has an ID or a delay. */
  readonly data?: string;
  /** The `event` field. */
  readonly event?: string;
  /** The `id` field. */
  readonly id?: string;
  /** The `retry` field: milliseconds before a reconnection. */
  readonly retry?: number;
}

/** Takes a stream apart, however it is cut into chunks. */
export interface StreamParser {
  /** Takes the next characters. Gives the events that are complete now. Throws `RangeError` for one that is too long. */
  push(text: string): readonly RawEvent[];
  /** Gives what came last, if nothing says that it is complete. */
  end(): RawEvent | undefined;
}

/** Describes how a media type separates events. */
export interface StreamFormat {
  /** `maxLength` is the number of characters that one event may have. */
  parser(maxLength: number): StreamParser;
  /** True where the last event may come without what separates it from the next. */
  readonly endsOpen: boolean;
}

/** Describes how events of an operation arrive. */
export interface StreamDescriptor {
  /** `streamEvents`: brings the code, so that bundles without streams hold none of it. */
  open(
    core: object,
    operation: StreamOperation<object, unknown>,
    input?: object,
    options?: RequestOptions & StreamOptions,
  ): EventStream<unknown>;
  /** `serverSentEvents`, `jsonLines` or `jsonSequence`. */
  readonly format: StreamFormat;
  /** `event`: an event is an object with `data`, and `event`, `id` and `retry` if they were sent. Default: its data alone. */
  readonly gives?: "event";
  /** Type of an event's data; what is not JSON stays text if `string` is one of the kinds. Default: JSON, or text. */
  readonly data?: "text" | "json" | readonly JsonKind[];
  /** Data that ends the stream. It is not an event. */
  readonly end?: string;
  /** Key of the input that asks for a stream: it is sent as true. */
  readonly flag?: string;
  /** Key of the `Last-Event-ID` header in the input, where the service can resume a stream. */
  readonly resume?: string;
}

/** An operation whose response is a stream of events. A plain call reads the stream to its end, as text. */
export interface StreamOperation<Input, Event> extends Operation<Input, string> {
  readonly stream: StreamDescriptor;
  /** Types only, never present. */
  readonly "~event"?: Event;
}

/** An event of a stream whose description says nothing about its data. */
export interface ServerSentEvent extends RawEvent {
  readonly data: string;
}

/** Options of one stream. */
export interface StreamOptions {
  /**
   * Milliseconds without a byte after which the connection counts as lost. Comments that keep a connection alive count as
   * bytes. Default: no limit, apart from the one of `fetch` (five minutes in Node).
   */
  readonly idleTimeoutMs?: number;
  /** Characters that one event may have; a longer one fails the stream. Default 16 777 216. */
  readonly maxEventLength?: number;
  /**
   * When to connect again, if the service can resume the stream. `"lost"`: after a lost connection; `"always"`: when the
   * service ends the stream as well, until it responds with 204; `"never"`. Default `"lost"`.
   */
  readonly reconnect?: "lost" | "always" | "never";
}

/**
 * The events of a stream, for one `for await`. The request is sent when the iteration begins, or with `open`. To leave the
 * loop closes the connection, and so does the call's `signal`.
 */
export interface EventStream<Event> extends AsyncIterable<Event> {
  /** The ID of the last event, to resume later; undefined while no event had one. */
  readonly lastEventId: string | undefined;
  /**
   * Sends the request, and resolves with the status and the headers of its response. Rejects with the client's errors.
   * Iterate over the events afterwards, or abort the call.
   */
  open(): Promise<Response>;
}
