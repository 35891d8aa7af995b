// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { retryTable } from "@crossborder/errors";
import type { ClientOf, ClientOptions } from "@crossborder/runtime/client";
import { createClientOf } from "@crossborder/runtime/client";
import type { paths } from "@crossborder/types";
import type { Credentials } from "./description.ts";
import { defaultBaseUrl, securitySchemes } from "./description.ts";
import type { Groups } from "./groups.ts";
import { operationTable } from "./operation-table.ts";

/** A client of Cross-border payments: its operations by group, and `api` for any path. */
export type Client = ClientOf<Groups, paths, ClientOptions<Credentials>>;

/** Makes a client of Cross-border payments. Throws `ConfigurationError` for options that cannot work. */
export function createClient(options: ClientOptions<Credentials> = {}): Client {
  return createClientOf({ defaultBaseUrl, securitySchemes, operationTable, retryTable }, options);
}
