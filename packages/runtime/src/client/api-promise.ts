import type { AttemptRecord } from "./transport/attempt-record.ts";

/** The output of a call together with how it came. */
export interface WithResponse<Output> {
  readonly data: Output;
  /** Status and headers; the body has been read. */
  readonly response: Response;
  readonly attempts: readonly AttemptRecord[];
}

/** The promise of a call's output. */
export class ApiPromise<Output> extends Promise<Output> {
  readonly #settled: Promise<WithResponse<Output>>;

  /** Chained promises are plain ones. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  constructor(settled: Promise<WithResponse<Output>>) {
    // The promise that this object is by itself stays unused: an extra one that rejects would count as unhandled.
    super(() => {});
    this.#settled = settled;
  }

  /** The output with the response's status and headers and the record of the attempts. */
  withResponse(): Promise<WithResponse<Output>> {
    return this.#settled;
  }

  override then<Result = Output, Refused = never>(
    onFulfilled?: ((value: Output) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Refused | PromiseLike<Refused>) | null,
  ): Promise<Result | Refused> {
    // Without a function to call, the promise is one of the output, which `Result` is then.
    const give = onFulfilled ?? ((value: Output) => value as unknown as Result);
    return this.#settled.then(({ data }) => give(data), onRejected);
  }

  override catch<Refused = never>(
    onRejected?: ((reason: unknown) => Refused | PromiseLike<Refused>) | null,
  ): Promise<Output | Refused> {
    return this.then(undefined, onRejected);
  }

  override finally(onFinally?: (() => void) | null): Promise<Output> {
    return this.#settled.then(({ data }) => data).finally(onFinally);
  }
}
