import {
  type ClientCore,
  type ClientCoreOptions,
  ConfigurationError,
  createClientCore as createCore,
} from "@crossborder/runtime/client";
import type { ClientOptions } from "./client-options.ts";
import { DOCS_BASE_URL } from "./docs-base-url.ts";
import { decisiveInfo } from "./error-info.ts";
import { descriptionVersion, securitySchemes } from "./generated/description.ts";
import type { RequestOptions } from "./request-options.ts";
import { version } from "./version.ts";

/** Adds a feature to a client core that safe calls do not need, such as `checkOptions`. */
export type ClientCoreExtra = (
  options: ClientCoreOptions<RequestOptions>,
) => ClientCoreOptions<RequestOptions>;

/**
 * A client core for calling single operations, where a bundle should hold no more than these. Throws
 * `ConfigurationError` for options that cannot work. Only options that protect money and keys are checked; the extra
 * `checkOptions` checks the type and range of every option, here and in calls. With `sharePauses`, a pause that the
 * service requests applies to all calls that it limits. With `rotateKeys`, `apiKey` may be a function. With
 * `explainErrors`, errors have the `retryClass` and the `action` of every code, and stacks that lead to the call.
 */
export function createClientCore(
  options: ClientOptions,
  ...extras: readonly ClientCoreExtra[]
): ClientCore<RequestOptions> {
  return createCore(extras.reduce((given, add) => add(given), clientCoreOptions(options)));
}

/** Returns the options of a client core. Throws `ConfigurationError` for options that cannot work. */
export function clientCoreOptions(given: ClientOptions): ClientCoreOptions<RequestOptions> {
  checkRequired(given);
  const { apiKey, instanceId, baseUrl, docsBaseUrl = DOCS_BASE_URL, userAgent, ...options } = given;
  checkInstanceId(instanceId);
  const ownAgent = `crossborder-client/${version} (description ${descriptionVersion})`;
  return {
    ...options,
    baseUrl,
    ...(docsBaseUrl !== null && { docsBaseUrl }),
    // A value of another type is rejected with the other options.
    userAgent: typeof userAgent === "string" ? `${userAgent} ${ownAgent}` : (userAgent ?? ownAgent),
    credentials: { BearerAuth: apiKey },
    schemes: securitySchemes,
    errorInfo: decisiveInfo,
    fill: (call) => ({
      instance_id: call.instanceId == null ? instanceId : checkInstanceId(call.instanceId),
    }),
  };
}

type Required = "apiKey" | "instanceId" | "baseUrl";

/** An environment variable that is not set is undefined, and empty in some shells. */
function checkRequired(options: ClientOptions): asserts options is ClientOptions & {
  readonly [Name in Required]: NonNullable<ClientOptions[Name]>;
} {
  const given: Partial<ClientOptions> = options ?? {}; // callers without types may give nothing
  for (const name of ["apiKey", "instanceId", "baseUrl"] as const)
    if (given[name] === undefined || given[name] === "") throw new ConfigurationError(`${name} is required.`);
  if (!/string|function/.test(typeof given.apiKey))
    throw new ConfigurationError("apiKey must be a string or a function that returns one.");
}

/** A wrong instance would be rejected with a misleading error. */
function checkInstanceId(instanceId: string): string {
  if (typeof instanceId === "string" && /^in_.{12}$/u.test(instanceId)) return instanceId;
  throw new ConfigurationError('instanceId must be "in_" and 12 more characters.');
}
