/** Codes that only occur before a request leaves, whichever system call failed. */
const NEVER_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EAI_FAIL",
  "EAI_NODATA",
  "EAI_NONAME",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  // Bun's names.
  "ConnectionRefused",
  "FailedToOpenSocket",
]);

/** System calls that come before the first byte. */
const BEFORE_SENDING = new Set(["connect", "getaddrinfo"]);

/** Deno tells a failed connection in the message alone. */
const CONNECT_MESSAGE = /client error \(Connect\)/;

/** What a failed fetch says about the request: certain that it was never sent, or not. In doubt it is `lost`. */
export function classifyFailure(error: unknown): "not-sent" | "lost" {
  return isNeverSent(error, 0) ? "not-sent" : "lost";
}

/** The transport's own code, from the error or what caused it. */
export function transportCode(error: unknown, depth = 0): string | undefined {
  if (!isRecord(error) || depth > MAX_DEPTH) return undefined;
  const code = error.code;
  if (typeof code === "string") return code;
  return transportCode(error.cause, depth + 1);
}

const MAX_DEPTH = 5;

function isNeverSent(error: unknown, depth: number): boolean {
  if (!isRecord(error) || depth > MAX_DEPTH) return false;
  const { code, syscall, message, errors, cause } = error;
  // Several addresses were tried: each of them must have failed early.
  if (Array.isArray(errors) && errors.length > 0) return errors.every((one) => isNeverSent(one, depth + 1));
  if (typeof code === "string" && NEVER_SENT.has(code)) return true;
  if (typeof syscall === "string" && BEFORE_SENDING.has(syscall)) return true;
  if (typeof message === "string" && CONNECT_MESSAGE.test(message)) return true;
  return isNeverSent(cause, depth + 1);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
