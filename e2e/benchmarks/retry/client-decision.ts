import { scriptedClient } from "./scripted-client.ts";

/** An error as the service answers with it. */
export interface ErrorAnswer {
  readonly status: number;
  readonly code: string;
}

/** Whether our client sends an idempotent request again after this answer: found out by calling it. */
export async function isSentAgain({ status, code }: ErrorAnswer): Promise<boolean> {
  const { client, sentCount } = scriptedClient(() => Response.json({ success: false, code }, { status }));
  await client.tos.create({ idempotency_key: "00000000-0000-4000-8000-000000000001" }).catch(() => {});
  return sentCount() > 1;
}
