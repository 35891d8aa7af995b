import { hash } from "node:crypto";

/** Returns a hash that is equal for equal texts only. */
export function hashText(text: string | Uint8Array): string {
  return hash("sha256", text, "base64url");
}
