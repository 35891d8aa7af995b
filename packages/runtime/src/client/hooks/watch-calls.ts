import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { Hooks } from "../contracts/hooks.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import { withExtras } from "../options/with-extras.ts";
import { callHook } from "./call-hook.ts";

/** Makes a client core call hooks. Of several `watchCalls`, the last one counts. */
export function watchCalls(hooks: Hooks) {
  return <Options extends RequestOptions>(options: ClientCoreOptions<Options>): ClientCoreOptions<Options> =>
    withExtras(options, {
      notify({ id, operation: { operationId, method, path } }, name, details) {
        callHook(hooks, name, { callId: id, operationId, method, path, ...details });
      },
    });
}
