/** Returns the SHA-256 of bytes as 64 hexadecimal digits. */
export async function sha256Hex(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Maximum length of a key: an index of Postgres can store 2704 bytes, including its overhead. */
const LONGEST_BYTES = 2000;
const DIGEST = "sha-256:";

/**
 * Returns the key for an index: the key itself, or its digest if it is too long. A short key that looks like a digest
 * is digested as well, so that no two keys collide.
 */
export async function indexKey(key: string): Promise<string> {
  const bytes = new TextEncoder().encode(key);
  if (bytes.length <= LONGEST_BYTES && !key.startsWith(DIGEST)) return key;
  return DIGEST + (await sha256Hex(bytes));
}
