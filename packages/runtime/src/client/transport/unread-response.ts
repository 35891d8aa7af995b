import { withBody } from "../response/with-body.ts";

/**
 * A response whose body comes as it arrives. Calls `end` once nothing more will come: at its end, when it breaks, or when
 * the reader cancels it.
 */
export function unreadResponse(response: Response, end: () => void): Response {
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
