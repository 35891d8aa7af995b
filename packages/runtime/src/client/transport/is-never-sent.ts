/**
 * Codes that only occur before a request leaves, whichever system call failed: refused connections (the last two are
 * Bun's), unknown hosts, certificates that this side does not accept. Alerts of the other side (`ERR_SSL_…`) may come after.
 */
const NEVER_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|UND_ERR_CONNECT_TIMEOUT|(?!ERR_SSL)\w*CERT\w*|UNABLE_TO_\w+|ConnectionRefused|FailedToOpenSocket)$/;

/** System calls that come before the first byte. */
const BEFORE_SENDING = /^(connect|getaddrinfo)$/;

/** Deno names a failed connection in the message alone, and so do browsers' rules of fetch in Node a port that they block. */
const UNSENT_MESSAGE = /client error \(Connect\)|^bad port$/;

const MAX_DEPTH = 5;

/**
 * True for the failure of a fetch after which the request was certainly never sent. `url` is the address of the request. It
 * is given where fetch is the user's own function, which may reject with an unrelated error.
 */
export function isNeverSent(error: unknown, url?: string): boolean {
  return showsUnsent(error, url === undefined ? undefined : new URL(url));
}

function showsUnsent(error: unknown, target: URL | undefined, depth = 0): boolean {
  if (depth > MAX_DEPTH || !isOwnFailure(error, target)) return false;
  const { code, syscall, message, errors, cause } = error;
  // Several addresses were tried: each of them must have failed early.
  if (Array.isArray(errors) && errors.length > 0)
    return errors.every((one) => showsUnsent(one, target, depth + 1));
  return (
    matches(NEVER_SENT, code) ||
    matches(BEFORE_SENDING, syscall) ||
    matches(UNSENT_MESSAGE, message) ||
    showsUnsent(cause, target, depth + 1)
  );
}

/**
 * An error that may be the transport's about this request: no signal's, no client's about another call (these have an
 * outcome), and none that names another destination.
 */
function isOwnFailure(error: unknown, target: URL | undefined): error is Record<string, unknown> {
  // An error of another realm is no instance of `Error` here; what no transport made has no stack.
  if (!isRecord(error) || error.stack === undefined || "outcome" in error) return false;
  if (matches(/^(Abort|Timeout)Error$/, error.name)) return false;
  const { hostname, port } = error;
  if (!target) return true;
  const ownPort = target.port || (target.protocol === "https:" ? 443 : 80);
  return (hostname ?? target.hostname) === target.hostname && String(port ?? ownPort) === String(ownPort);
}

/** Nothing but a text: what an object turns into may throw. */
function matches(pattern: RegExp, value: unknown): boolean {
  return typeof value === "string" && pattern.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
