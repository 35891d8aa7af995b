import { secp256k1 } from "@noble/curves/secp256k1.js";
import { type Wallet, walletOf } from "../../src/rules/personal-sign.ts";

/** A wallet as users have them. */
export function createWallet(secretKey: Uint8Array = secp256k1.utils.randomSecretKey()): Wallet {
  return walletOf(secretKey);
}
