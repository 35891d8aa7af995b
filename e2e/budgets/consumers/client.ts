// What a typical file uses of the package: a call, a list, an iterator, an error by its code.
import { createClient, isApiError } from "@crossborder/client";

const client = createClient({ apiKey: "key", instanceId: "in_000000000001", baseUrl: "http://127.0.0.1:9" });

/** The IDs of all payouts. */
export async function ids(): Promise<string[]> {
  const found: string[] = [];
  for await (const payout of client.payouts.list({})) found.push(payout.id);
  return found;
}

/** Returns the number of customers on the first page, none while the instance is unknown. */
export async function customers(): Promise<number> {
  try {
    const page = await client.customers.list({ limit: 50 });
    return page.data.length;
  } catch (error) {
    if (isApiError(error, "CUSTOMERS_NOT_FOUND")) return 0;
    throw error;
  }
}
