import {
  type ClientCore,
  ConfigurationError,
  type ClientCoreOptions as CoreOptions,
  createClientCore as createCore,
} from "@crossborder/runtime/client";
import type { ClientOptions } from "./client-options.ts";
import { decisiveInfo } from "./error-info.ts";
import { descriptionVersion, securitySchemes } from "./generated/description.ts";
import type { RequestOptions } from "./request-options.ts";
import { version } from "./version.ts";

/** Options of a client core. */
export interface ClientCoreOptions extends Omit<ClientOptions, "hooks"> {
  /** Pass them to the extra `watchCalls`. */
  readonly hooks?: never;
}

/** Adds a feature to a client core that safe calls do not need, such as `checkOptions`. */
export type ClientCoreExtra = (options: CoreOptions<RequestOptions>) => CoreOptions<RequestOptions>;

/**
 * A client core for calling single operations, where a bundle should hold no more than these. Throws
 * `ConfigurationError` for options that cannot work. Only options that protect money and keys are checked; the extra
 * `checkOptions` checks the type and range of every option, here and in calls. With `sharePauses`, a pause that the
 * service requests applies to all calls that it limits. With `rotateKeys`, `apiKey` may be a function. With
 * `watchCalls(hooks)`, hooks are called. With `explainErrors`, errors have the texts of the service and of the failure, the
 * `retryClass` and the `action` of every code, stacks that lead to the call, and the outcome `not-sent` for a request that
 * never left.
 */
export function createClientCore(
  options: ClientCoreOptions,
  ...extras: readonly ClientCoreExtra[]
): ClientCore<RequestOptions> {
  return createCore(extras.reduce((given, add) => add(given), clientCoreOptions(options)));
}

/** Returns the options of a client core. Throws `ConfigurationError` where one is missing. */
export function clientCoreOptions(given: ClientOptions): CoreOptions<RequestOptions> {
  // Callers without types may give no options at all. An environment variable that is not set is undefined, or empty.
  const { apiKey, instanceId, baseUrl, userAgent, ...options } = Object(given) as Partial<ClientOptions>;
  const ownAgent = `crossborder-client/${version} (description ${descriptionVersion})`;
  for (const [name, value] of Object.entries({ apiKey, instanceId, baseUrl }))
    if (!value) throw new ConfigurationError(`${name} is required.`);
  return {
    ...options,
    baseUrl: baseUrl as string, // it is there
    // A value of another type is rejected with the other options.
    userAgent: typeof userAgent === "string" ? `${userAgent} ${ownAgent}` : (userAgent ?? ownAgent),
    credentials: { BearerAuth: apiKey },
    schemes: securitySchemes,
    errorInfo: decisiveInfo,
    fill: (call) => ({ instance_id: call.instanceId ?? instanceId }),
  };
}
