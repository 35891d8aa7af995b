import {
  bindGroups,
  checkCallOptions,
  checkClientOptions,
  createApi,
  createConnection,
  type OptionNames,
} from "@crossborder/runtime/client";
import type { paths } from "@crossborder/types";
import type { Client as FetchClient } from "openapi-fetch";
import type { ClientCallOptions, FilledParameter } from "./call-options.ts";
import type { ClientOptions } from "./client-options.ts";
import { connectionOptions } from "./connect.ts";
import type { Groups } from "./generated/groups.ts";
import { operationTable } from "./generated/operation-table.ts";

/** The service: its operations by group, and `api` for any path. */
export interface Client extends Groups<FilledParameter, ClientCallOptions> {
  /**
   * The typed openapi-fetch client, with the same key, time limit and retries. Like openapi-fetch it gives
   * `{ data, error, response }` instead of throwing; look at `response.ok`, since an error without a body has no
   * `error`. It rejects where no response says what happened, and for a success that is
   * not of the described kind or is an error.
   */
  readonly api: FetchClient<paths>;
}

const OPTIONS: OptionNames<ClientOptions> = {
  apiKey: true,
  instanceId: true,
  baseUrl: true,
  fetch: true,
  timeoutMs: true,
  retry: true,
  hooks: true,
  headers: true,
  validators: true,
  validate: true,
  idempotencyHeader: true,
  allowBrowser: true,
  clock: true,
};

/** Makes a client. Throws `ConfigurationError` for options that cannot work, or that it does not know. */
export function createClient(options: ClientOptions): Client {
  checkClientOptions(options, OPTIONS);
  const connection = createConnection<ClientCallOptions>({
    ...connectionOptions(options),
    checkCall: (call) => checkCallOptions(call, { instanceId: true }),
  });
  const operations = Object.values(operationTable).flatMap((group) => Object.values(group));
  const groups = bindGroups<Groups<FilledParameter, ClientCallOptions>, ClientCallOptions>(
    connection,
    operationTable,
  );
  return { ...groups, api: createApi<paths>(connection, operations) };
}
