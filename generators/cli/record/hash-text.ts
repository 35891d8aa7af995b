import { hash } from "node:crypto";

/** Equal for equal texts, and for no others. */
export function hashText(text: string | Uint8Array): string {
  return hash("sha256", text, "base64url");
}
