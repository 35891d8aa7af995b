import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import { withExtras } from "../options/with-extras.ts";
import { callHook } from "./call-hook.ts";

/** Makes a client core call the functions in its option `hooks`. */
export function watchCalls<Options extends RequestOptions>(
  options: ClientCoreOptions<Options>,
): ClientCoreOptions<Options> {
  return withExtras(options, {
    notify({ id, operation }, name, details) {
      const { operationId, method, path } = operation;
      callHook(options.hooks, name, { callId: id, operationId, method, path, ...details });
    },
  });
}
