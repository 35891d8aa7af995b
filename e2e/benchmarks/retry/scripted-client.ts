import { type Client, createClient } from "@crossborder/client";

/** A client whose every request gets the same response, and how many requests it has sent. */
export function scriptedClient(respond: () => Response): { readonly client: Client; sentCount(): number } {
  let requests = 0;
  const client = createClient({
    apiKey: "key",
    instanceId: "in_000000000001",
    baseUrl: "http://127.0.0.1:9",
    retry: { maxAttempts: 2, baseDelayMs: 0 },
    fetch: async () => {
      requests += 1;
      return respond();
    },
  });
  return { client, sentCount: () => requests };
}
