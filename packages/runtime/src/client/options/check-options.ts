import type { CallOptions } from "../contracts/call-options.ts";
import type { ConnectionOptions } from "../contracts/connection-options.ts";
import { checkValues } from "./check-values.ts";
import { NOTHING } from "./nothing.ts";
import { callRules, connectionRules } from "./option-rules.ts";

/**
 * Checks the type and range of every option, now and at each call, and returns the options to connect with. Throws
 * `ConfigurationError`. Connections check by themselves only what protects money and keys.
 */
export function checkOptions<Options extends CallOptions>(
  options: ConnectionOptions<Options>,
): ConnectionOptions<Options> {
  checkValues(options, connectionRules);
  return {
    ...options,
    checkCall(given) {
      options.checkCall?.(given);
      if (given !== NOTHING) checkValues(given, callRules);
    },
  };
}
