import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Returns whether the text has the form of an EVM signature: 65 bytes in hex, with 0x or without. */
export function isSignature(text: unknown): text is string {
  return typeof text === "string" && /^(0x)?[0-9a-f]{130}$/i.test(text);
}

/** Returns whether the text is an EVM address. */
export function isAddress(text: unknown): text is string {
  return typeof text === "string" && /^0x[0-9a-f]{40}$/i.test(text);
}

/** The address whose key signed the message by `personal_sign` (EIP-191); undefined when the signature is none. */
export function recoverAddress(message: string, signature: string): string | undefined {
  const bytes = hexToBytes(signature.replace(/^0x/i, ""));
  const recovery = recoveryOf(bytes[64] ?? -1);
  if (recovery === undefined) return undefined;
  try {
    const recovered = concatBytes(Uint8Array.of(recovery), bytes.subarray(0, 64));
    const key = secp256k1.recoverPublicKey(recovered, personalHash(message), { prehash: false });
    return addressOf(secp256k1.Point.fromBytes(key).toBytes(false));
  } catch {
    return undefined; // numbers outside of the curve
  }
}

/** Returns the digest that `personal_sign` signs. */
export function personalHash(message: string): Uint8Array {
  const bytes = utf8ToBytes(message);
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes));
}

/** The address of an uncompressed public key, with the capital letters that check it (EIP-55). */
function addressOf(publicKey: Uint8Array): string {
  const address = bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-20));
  const hash = bytesToHex(keccak_256(utf8ToBytes(address)));
  const letters = [...address].map((letter, index) =>
    Number.parseInt(hash[index] ?? "0", 16) >= 8 ? letter.toUpperCase() : letter,
  );
  return `0x${letters.join("")}`;
}

/** Wallets write 27 and 28, some libraries 0 and 1. */
function recoveryOf(v: number): number | undefined {
  if (v === 27 || v === 28) return v - 27;
  return v === 0 || v === 1 ? v : undefined;
}

/** A wallet as users have them: signs by `personal_sign`. */
export interface Wallet {
  readonly address: string;
  /** `vOffset` is what the last byte counts from. Default: 27, as wallets do. */
  readonly sign: (message: string, vOffset?: number) => string;
}

/** Makes the wallet of a secret key. The same message always gets the same signature. */
export function walletOf(secretKey: Uint8Array): Wallet {
  return {
    address: addressOf(secp256k1.getPublicKey(secretKey, false)),
    sign(message, vOffset = 27) {
      const options = { prehash: false, format: "recovered" } as const;
      const [recovery = 0, ...bytes] = secp256k1.sign(personalHash(message), secretKey, options);
      return `0x${bytesToHex(Uint8Array.of(...bytes, recovery + vOffset))}`;
    },
  };
}
