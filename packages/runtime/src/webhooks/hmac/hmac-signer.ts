import type { Bytes } from "../../bytes.ts";

/** Returns the HMAC-SHA256 of a message under one key, in base64; synchronously if the platform can. */
export type HmacSigner = (message: Bytes) => string | Promise<string>;
