/// <reference types="node" />
import { createHmac, createSecretKey } from "node:crypto";
import type { Bytes } from "../../bytes.ts";
import type { SigningKey } from "../verify/signing-key.ts";

// `#hmac` under the condition `node`: Node, Bun and Deno. WebCrypto would wait for another thread, which takes longer
// than hashing a typical delivery.

/** Creates a signer with `node:crypto`. */
export function createHmacSigner(secret: Bytes): SigningKey {
  const key = createSecretKey(secret);
  return (message) => createHmac("sha256", key).update(message).digest("base64");
}
