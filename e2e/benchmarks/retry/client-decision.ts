import { createClient } from "@crossborder/client";

/** An error as the service answers with it. */
export interface ErrorAnswer {
  readonly status: number;
  readonly code: string;
}

/** Whether our client sends a `safe` request again after this answer: found out by calling it. */
export async function isSentAgain({ status, code }: ErrorAnswer): Promise<boolean> {
  let requests = 0;
  const client = createClient({
    apiKey: "key",
    instanceId: "in_000000000001",
    baseUrl: "http://127.0.0.1:9",
    retry: { maxAttempts: 2, baseDelayMs: 0 },
    fetch: async () => {
      requests += 1;
      return Response.json({ success: false, code }, { status });
    },
  });
  await client.tos.create({ idempotency_key: "00000000-0000-4000-8000-000000000001" }).catch(() => {});
  return requests > 1;
}
