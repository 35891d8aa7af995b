import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import { checkValues } from "./check-values.ts";
import { NOTHING } from "./nothing.ts";
import { callRules, clientCoreRules } from "./option-rules.ts";

/**
 * Checks the type and range of every option, now and at each call, and returns the options to connect with. Throws
 * `ConfigurationError`. Client cores check by themselves only what protects money and keys.
 */
export function checkOptions<Options extends RequestOptions>(
  options: ClientCoreOptions<Options>,
): ClientCoreOptions<Options> {
  checkValues(options, clientCoreRules);
  return {
    ...options,
    checkCall(given) {
      options.checkCall?.(given);
      if (given !== NOTHING) checkValues(given, callRules);
    },
  };
}
