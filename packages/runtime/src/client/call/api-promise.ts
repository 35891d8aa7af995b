import { asResponse } from "./as-response.ts";
import { CallPromise, callOf } from "./call-promise.ts";

/** The promise of a call's output, as the methods of a client give it. */
export class ApiPromise<Output> extends CallPromise<Output> {
  /**
   * The response of a success with its body unread, to pass it on as it arrives: `await client.x.y(…).asResponse()`. Call
   * it right where you make the call, and do not await the output as well. `timeoutMs` ends with the headers; `signal`
   * still stops the body. Nothing validates the body, and a body that breaks is not asked for again. Called later, it gives
   * a copy of the response that was read. You can pass the response on: its headers do not speak of compression that
   * fetch has undone, or of the connection.
   */
  asResponse(): Promise<Response> {
    return asResponse(this);
  }
}

/** The promise of a call with the methods of a client. */
export function apiPromiseOf<Output>(called: CallPromise<Output>): ApiPromise<Output> {
  return new ApiPromise(called.withResponse(), callOf(called));
}
