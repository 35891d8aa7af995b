import type { Session } from "../contracts/session.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";

/**
 * The address as it is used: as the URL parser reads it, without slashes at the end. Throws `ConfigurationError` for one that
 * is not http or https, that has credentials, a query or a fragment, even an empty one, since paths are put behind it, or that
 * sends everything unencrypted over the public network.
 */
export function checkBaseUrl(
  given: unknown,
  { allowHttp, privateHost }: Pick<Session, "allowHttp" | "privateHost">,
): string {
  const url = typeof given === "string" && URL.canParse(given) ? new URL(given) : undefined;
  const isHttp = url?.protocol === "http:";
  if (!url || (!isHttp && url.protocol !== "https:") || url.href !== url.origin + url.pathname)
    throw new ConfigurationError("baseUrl must be a URL without credentials, query or fragment.");
  if (isHttp && allowHttp !== true && !privateHost.test(url.hostname.replace(/\.$/, "")))
    throw new ConfigurationError("baseUrl must be https. Set allowHttp to allow http.");
  return url.href.replace(/\/+$/, "");
}
