import { secp256k1 } from "@noble/curves/secp256k1.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { addressOf, personalHash } from "../../src/rules/personal-sign.ts";

/** A wallet as users have them: signs by `personal_sign`. */
export function createWallet(secretKey: Uint8Array = secp256k1.utils.randomSecretKey()) {
  const sign = (message: string, vOffset = 27) => {
    const signature = secp256k1.sign(personalHash(message), secretKey, {
      prehash: false,
      format: "recovered",
    });
    return `0x${bytesToHex(signature.subarray(1))}${(Number(signature[0]) + vOffset).toString(16).padStart(2, "0")}`;
  };
  return { address: addressOf(secp256k1.getPublicKey(secretKey, false)), sign };
}
