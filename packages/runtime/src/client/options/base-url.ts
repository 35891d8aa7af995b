import { ConfigurationError } from "../errors/configuration-error.ts";

/** Loopback, private and link-local addresses, names without a dot, and names that never lead to the public network. */
const PRIVATE_HOST =
  /^(?:[^.[]+|.*\.(?:localhost|local|internal|test)|(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+|\[(?:::1?|f[cd]..:.*|fe[89ab].:.*)\])$/;

/**
 * The address as it is used: as the URL parser reads it, without slashes at the end. Throws `ConfigurationError` for one that
 * is not http or https, that has credentials, a query or a fragment, even an empty one, since paths are put behind it, or that
 * sends everything unencrypted over the public network.
 */
export function checkBaseUrl(given: unknown, allowHttp: boolean | undefined): string {
  const url = typeof given === "string" && URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== url.origin + url.pathname)
    throw new ConfigurationError(
      "baseUrl must be an http or https URL without credentials, query or fragment.",
    );
  if (url.protocol === "http:" && allowHttp !== true && !PRIVATE_HOST.test(url.hostname.replace(/\.$/, "")))
    throw new ConfigurationError(
      "baseUrl must be https: over http, others can read the key. Set allowHttp to allow it.",
    );
  return url.href.replace(/\/+$/, "");
}
