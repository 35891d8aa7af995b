import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** A wallet as users have them: an address, and signatures by EVM `personal_sign`. */
export interface Wallet {
  readonly address: string;
  readonly sign: (message: string) => string;
}

export function createWallet(): Wallet {
  const secretKey = secp256k1.utils.randomSecretKey();
  const publicKey = secp256k1.getPublicKey(secretKey, false);
  return {
    address: `0x${bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-20))}`,
    sign: (message) => {
      const text = utf8ToBytes(message);
      const prefix = utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`);
      const hash = keccak_256(new Uint8Array([...prefix, ...text]));
      const [recovery = 0, ...rest] = secp256k1.sign(hash, secretKey, {
        prehash: false,
        format: "recovered",
      });
      return `0x${bytesToHex(new Uint8Array([...rest, 27 + recovery]))}`;
    },
  };
}
