import type { Credential } from "../contracts/credentials.ts";
import { isRecord } from "../options/rules.ts";

/** True for a credential that can be sent. Fetch would reject any other as well, with the key in its message. */
export function isCredential(value: unknown): value is Credential {
  if (typeof value === "string") return /^[\x20-\x7e]+$/.test(value);
  return isRecord(value) && typeof value.username === "string" && typeof value.password === "string";
}
