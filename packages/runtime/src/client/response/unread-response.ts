import type { Limit } from "../contracts/limit.ts";
import type { ReceivedResponse } from "../contracts/response.ts";
import { withBody } from "./with-body.ts";

/** A success whose body comes as it arrives. The time limit ends with the headers; the caller can give up the body too. */
export function unreadResponse(response: Response, { end, endTime }: Limit): ReceivedResponse {
  endTime();
  const left = { kind: "responded", body: "", json: () => undefined, isUnread: true } as const;
  return { ...left, response: watched(response, end), success: { data: undefined } };
}

/** Calls `end` once nothing more will come: at the end of the body, when it breaks, or when the reader cancels it. */
function watched(response: Response, end: () => void): Response {
  const reader = response.body?.getReader();
  if (reader === undefined) {
    end();
    return response;
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      end();
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
  return withBody(response, body);
}
