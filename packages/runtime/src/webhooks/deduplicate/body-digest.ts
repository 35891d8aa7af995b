import { WebhookError } from "../webhook-error.ts";

/** The SHA-256 of a body, in 64 hexadecimal digits. */
export async function bodyDigest(body: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array(body));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Error about a message that was handled before, with another body. */
export function changedError(): WebhookError {
  return new WebhookError(
    "changed",
    "A message with this ID was handled before, with another body. It was not handled again.",
  );
}
