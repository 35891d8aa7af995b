import {
  bindGroups,
  type ClientCore,
  ConfigurationError,
  checkCallOptions,
  checkClientOptions,
  checkOptions,
  createFetchClient,
  createRequest,
  deriveClientCore,
  mergeOptions,
  type OptionNames,
  type RequestFunction,
} from "@crossborder/runtime/client/internal";
import type { paths } from "@crossborder/types";
import type { Client as FetchClient } from "openapi-fetch";
import type { ClientOptions } from "./client-options.ts";
import { clientCoreOptions } from "./create-client-core.ts";
import { withCatalogue } from "./error-info.ts";
import type { Groups } from "./generated/groups.ts";
import { operationTable } from "./generated/operation-table.ts";
import type { RequestOptions } from "./request-options.ts";

/** The service: its operations by group, and `fetchClient` for any path. */
export interface Client extends Groups {
  /**
   * The typed openapi-fetch client, with the same key, time limit and retries. Like openapi-fetch it gives
   * `{ data, error, response }` instead of throwing; look at `response.ok`, since an error without a body has no
   * `error`. It rejects if no response says what happened, and for a success that is
   * not of the described kind or is an error.
   */
  readonly fetchClient: FetchClient<paths>;
  /**
   * Sends a request to a path that is not described, with the same key, time limit, retries and errors:
   * `client.request("GET", "/v1/instances/{instance_id}/fees", { query: { token: "USDB" } })`. The instance is filled in.
   * Only GET, HEAD and OPTIONS are repeated after a lost response, unless you pass `idempotent: true`.
   */
  readonly request: RequestFunction<RequestOptions>;
  /**
   * A client with some options changed, `retry` and `headers` part by part. It shares the retry budget with this one,
   * unless you change the budget or the address. Throws `ConfigurationError` for options that cannot work.
   */
  withOptions(changes: Partial<ClientOptions>): Client;
}

const OPTIONS: OptionNames<ClientOptions> = {
  apiKey: true,
  instanceId: true,
  baseUrl: true,
  fetch: true,
  fetchOptions: true,
  userAgent: true,
  timeoutMs: true,
  retry: true,
  hooks: true,
  headers: true,
  validators: true,
  validate: true,
  idempotencyHeader: true,
  docsBaseUrl: true,
  dangerouslyAllowBrowser: true,
  allowHttp: true,
  maxResponseBytes: true,
  clock: true,
};

/** Makes a client. Throws `ConfigurationError` for options that cannot work, or that it does not know. */
export function createClient(options: ClientOptions): Client {
  return derive(options);
}

function derive(options: ClientOptions, from?: ClientCore<RequestOptions>): Client {
  checkClientOptions(options, OPTIONS);
  const coreOptions = clientCoreOptions(options);
  checkInstanceId(options.instanceId);
  const core = deriveClientCore<RequestOptions>(
    checkOptions({
      ...withCatalogue(coreOptions),
      checkCall(call: RequestOptions) {
        checkCallOptions(call, { instanceId: true });
        checkInstanceId(call.instanceId ?? options.instanceId);
      },
    }),
    options.hooks,
    from,
  );
  const operations = Object.values(operationTable).flatMap((group) => Object.values(group));
  const groups = bindGroups<Groups, RequestOptions>(core, operationTable);
  return {
    ...groups,
    fetchClient: createFetchClient<paths>(core, operations),
    request: createRequest(core, operations),
    withOptions: (changes) => derive(mergeOptions(options, changes), core),
  };
}

/** A wrong instance would be rejected with a misleading error. */
function checkInstanceId(instanceId: unknown): void {
  if (typeof instanceId !== "string" || !/^in_.{12}$/u.test(instanceId))
    throw new ConfigurationError('instanceId must be "in_" and 12 more characters.');
}
