import { sha256Hex } from "../sha256-hex.ts";

/** Room for the longest key that an index of Postgres holds (2704 bytes), with what it adds. */
const LONGEST_BYTES = 2000;
const DIGEST = "sha-256:";

/**
 * What a key is stored under: itself, or its digest when it is longer than an index can hold. A short key that looks like a
 * digest is digested as well, so that no two keys share a place.
 */
export async function indexKey(key: string): Promise<string> {
  const bytes = new TextEncoder().encode(key);
  if (bytes.length <= LONGEST_BYTES && !key.startsWith(DIGEST)) return key;
  return DIGEST + (await sha256Hex(bytes));
}
