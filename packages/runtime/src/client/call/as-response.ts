import { ConfigurationError } from "../errors/configuration-error.ts";
import { unreadResponse } from "../response/unread-response.ts";
import { withBody } from "../response/with-body.ts";
import { type CallPromise, callOf } from "./call-promise.ts";

/**
 * Gives the response of a call with its body unread, as the method of `ApiPromise` does: `asResponse(call(core, docGet, {}))`.
 * Rejects with `ConfigurationError` for a promise that is not one of a call of this copy of the package.
 */
export async function asResponse(called: CallPromise<unknown>): Promise<Response> {
  // Nobody else may look at the output: that there is none is no error then.
  called.catch(() => {});
  const call = callOf(called);
  if (call) call.leaveUnread = unreadResponse;
  const { response } = await (call?.ended ?? called.withResponse()); // rejects where nothing was called
  if (!call) throw new ConfigurationError("This call was made by a different copy of the package.");
  const { received } = call;
  // Where the body was read before, there is a copy of it.
  return received && !received.isUnread ? withBody(response, received.body) : response;
}
