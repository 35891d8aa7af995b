import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SUFFIX_LENGTH = 12;

/** The SHA-256 of a text, at once: Web Crypto is asynchronous, and a transaction never waits. */
export function hashOf(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** An ID of 15 characters: the prefix and 12 letters or digits that follow from the seed and the number. */
export function createId<Prefix extends string>(
  prefix: Prefix,
  seed: string,
  number: number,
): `${Prefix}${string}` {
  return `${prefix}${lettersOf(`${seed}:${number}`, SUFFIX_LENGTH)}`;
}

/** At most 32 letters and digits that follow from the text. */
export function lettersOf(text: string, length: number): string {
  const bytes = hashOf(text);
  return Array.from(bytes.subarray(0, length), (byte) => LETTERS[byte % LETTERS.length]).join("");
}
