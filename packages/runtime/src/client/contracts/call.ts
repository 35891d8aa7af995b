import type { Limit } from "./limit.ts";
import type { AnyOperation } from "./operation.ts";
import type { RequestOptions } from "./request-options.ts";
import type { ReceivedResponse, WithResponse } from "./response.ts";

/** One call of an operation. */
export interface Call {
  /** The number of the call in its session; 0 until it starts. */
  id: number;
  /** Set where the caller reads the body of the response; may be set until it arrives. */
  leaveUnread?: (response: Response, limit: Limit) => ReceivedResponse;
  /** The success, once it was received. */
  received?: ReceivedResponse;
  /** The end of the call. */
  ended?: Promise<WithResponse<unknown>>;
  /** Adds the line of the call to the stack of an error. */
  caller?: ((error: Error) => void) | undefined;
  /** Replaced together where the call gets a key that lets it be sent again. */
  operation: AnyOperation;
  readonly input: object;
  options: RequestOptions;
}
