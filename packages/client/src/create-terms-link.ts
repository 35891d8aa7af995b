import type { TosLink } from "@crossborder/types";
import type { Client } from "./create-client.ts";
import type { RequestOptions } from "./request-options.ts";

/** The link to the terms of service, with a UUID of its own: all attempts of this call are one request. */
export function createTermsLink(client: Pick<Client, "tos">, options?: RequestOptions): Promise<TosLink> {
  return client.tos.create({ idempotency_key: crypto.randomUUID() }, options);
}
