import type { AttemptRecord } from "../contracts/attempt-record.ts";

/** The output of a call together with how it came. */
export interface WithResponse<Output> {
  readonly data: Output;
  /** Status and headers; the body has been read. */
  readonly response: Response;
  readonly attempts: readonly AttemptRecord[];
  /** The ID that the service gave the request: its `x-request-id` or `request-id` header. Undefined without one. */
  readonly requestId: string | undefined;
}

/** The promise of a call's output. */
export class ApiPromise<Output> extends Promise<Output> {
  readonly #settled: Promise<WithResponse<Output>>;
  readonly #response: () => Promise<Response>;

  /** Chained promises are plain ones. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** `response` gives what `asResponse` promises. Default: the response of the call, whose body has been read. */
  constructor(
    settled: Promise<WithResponse<Output>>,
    response: () => Promise<Response> = () => settled.then(({ response }) => response),
  ) {
    // The promise that this object is by itself stays unused: an extra one that rejects would count as unhandled.
    super(() => {});
    this.#settled = settled;
    this.#response = response;
  }

  /**
   * The response of a success with its body unread, to pass it on as it arrives: `await client.x.y(…).asResponse()`. Call
   * it right where you make the call, and do not await the output as well. `timeoutMs` ends with the headers; `signal`
   * still stops the body. Nothing validates the body, and a body that breaks is not asked for again. Called later, it gives
   * a copy of the response that was read. You can pass the response on: its headers do not speak of compression that
   * fetch has undone, or of the connection.
   */
  asResponse(): Promise<Response> {
    // Nobody else may look at the output: that there is none is no error then.
    this.#settled.catch(() => {});
    return this.#response();
  }

  /** The output with the response's status and headers and the record of the attempts. */
  withResponse(): Promise<WithResponse<Output>> {
    return this.#settled;
  }

  override then<Result = Output, Rejected = never>(
    onFulfilled?: ((value: Output) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Result | Rejected> {
    // Without a function to call, the promise is one of the output, which `Result` is then.
    return this.#settled.then(
      ({ data }) => (onFulfilled ? onFulfilled(data) : (data as unknown as Result)),
      onRejected,
    );
  }

  override catch<Rejected = never>(
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Output | Rejected> {
    return this.then(undefined, onRejected);
  }

  override finally(onFinally?: (() => void) | null): Promise<Output> {
    return this.then().finally(onFinally);
  }
}
