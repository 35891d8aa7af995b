import {
  ConfigurationError,
  type Connection,
  type ConnectionOptions,
  createConnection,
} from "@crossborder/runtime/client";
import type { ClientCallOptions } from "./call-options.ts";
import type { ClientOptions } from "./client-options.ts";
import { errorInfo } from "./error-info.ts";
import { descriptionVersion, securitySchemes } from "./generated/description.ts";
import { version } from "./version.ts";

/**
 * A connection for calling single operations, where a bundle should hold no more than these. Throws
 * `ConfigurationError` for options that cannot work.
 */
export function connect(options: ClientOptions): Connection<ClientCallOptions> {
  return createConnection(connectionOptions(options));
}

/** How the service is reached with these options. Throws `ConfigurationError` without a key or an instance. */
export function connectionOptions({
  apiKey,
  instanceId,
  headers,
  ...options
}: ClientOptions): ConnectionOptions<ClientCallOptions> {
  if (typeof apiKey !== "string" || apiKey === "") throw new ConfigurationError("apiKey is needed.");
  checkInstanceId(instanceId);
  return {
    ...options,
    headers: {
      "user-agent": `crossborder-client/${version} (description ${descriptionVersion})`,
      ...headers,
    },
    credentials: { BearerAuth: apiKey },
    schemes: securitySchemes,
    errorInfo,
    fill: (call) => ({ instance_id: checkInstanceId(call.instanceId ?? instanceId) }),
  };
}

/** A wrong instance would be refused with an error that speaks of something else. */
function checkInstanceId(instanceId: string): string {
  if (/^in_.{12}$/u.test(instanceId)) return instanceId;
  throw new ConfigurationError('instanceId must be "in_" and 12 more characters.');
}
