import type { TosLink } from "@crossborder/types";
import type { Client } from "./create-client.ts";
import type { RequestOptions } from "./request-options.ts";

/** Creates the link to the terms of service with a new UUID: all attempts of this call are one request. */
export function createTermsLink(client: Pick<Client, "tos">, options?: RequestOptions): Promise<TosLink> {
  return client.tos.create({ idempotency_key: crypto.randomUUID() }, options);
}
