/**
 * An address as the URL parser reads it, without slashes at the end; undefined for one that is not http or https, or has
 * credentials, a query or a fragment, even an empty one: paths are put behind it.
 */
export function parseBaseUrl(text: unknown): string | undefined {
  try {
    if (typeof text !== "string") return undefined;
    const { protocol, origin, pathname, href } = new URL(text);
    if (!/^https?:$/.test(protocol) || href !== origin + pathname) return undefined;
    return origin + pathname.replace(/\/+$/, "");
  } catch {
    return undefined;
  }
}

/** Loopback, private and link-local addresses, names without a dot, and names that never lead to the public network. */
const PRIVATE_HOST =
  /^(?:[^.[]+|.*\.(?:localhost|local|internal|test)|(?:0|10|127)(?:\.\d+){3}|(?:169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d+){2}|\[(?:::1?|f[cd]..:.*|fe[89ab].:.*)\])$/;

/** True for an address that sends everything unencrypted over the public network. */
export function isPublicHttp(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === "http:" && !PRIVATE_HOST.test(hostname.replace(/\.$/, ""));
}
