import type { Bytes } from "../../bytes.ts";

/** Gives the HMAC-SHA256 of a message under one key, in base64: at once where the platform can, otherwise later. */
export type HmacSigner = (message: Bytes) => string | Promise<string>;
