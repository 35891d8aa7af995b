import type { Call } from "../contracts/call.ts";
import type { WithResponse } from "../contracts/response.ts";

/** Calls by their promises, where nothing that prints a promise finds the input. */
const calls = new WeakMap<object, Call>();

/** The promise of a call's output. `asResponse` gives the response instead. */
export class CallPromise<Output> extends Promise<Output> {
  readonly #settled: Promise<WithResponse<Output>>;

  /** Chained promises are plain ones. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** `call` is what the output is of; undefined where nothing was called. */
  constructor(settled: Promise<WithResponse<Output>>, call?: Call) {
    // The promise that this object is by itself stays unused: an extra one that rejects would count as unhandled.
    super(() => {});
    this.#settled = settled;
    if (call) calls.set(this, call);
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

/** The call that a promise is of; undefined where nothing was called. */
export function callOf(promise: CallPromise<unknown>): Call | undefined {
  return calls.get(promise);
}
