import type { Bytes } from "../../bytes.ts";
import type { SigningKey } from "../verify/signing-key.ts";

// `#hmac` without the condition `node`: browsers, workers, edge runtimes.

const ALGORITHM = { name: "HMAC", hash: "SHA-256" } as const;

/** Creates a signer with WebCrypto. The key is imported on first use. */
export function createHmacSigner(secret: Bytes): SigningKey {
  let imported: Promise<CryptoKey> | undefined;
  return async (message) => {
    imported ??= crypto.subtle.importKey("raw", secret, ALGORITHM, false, ["sign"]);
    return toBase64(new Uint8Array(await crypto.subtle.sign("HMAC", await imported, message)));
  };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
