import type { Bytes } from "../../bytes.ts";
import type { SigningKey } from "../verify/signing-key.ts";

// `#hmac` without the condition `node`: browsers, workers, edge runtimes.

const ALGORITHM = { name: "HMAC", hash: "SHA-256" } as const;

/** Creates a signer with WebCrypto. The key is imported on first use. */
export function createHmacSigner(secret: Bytes): SigningKey {
  let imported: Promise<CryptoKey> | undefined;
  return async (message) => {
    imported ??= crypto.subtle.importKey("raw", secret, ALGORITHM, false, ["sign"]);
    const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", await imported, message));
    return btoa(String.fromCharCode(...bytes));
  };
}
