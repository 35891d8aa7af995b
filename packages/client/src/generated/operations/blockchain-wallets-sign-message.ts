// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Operation } from "@crossborder/runtime/client";
import type { operations } from "@crossborder/types";

type Described = operations["blockchainWallets.signMessage"];

/**
 * Input of `blockchainWallets.signMessage`. `Filled` names the path parameters that the client fills
 * in.
 */
export type BlockchainWalletsSignMessageInput<Filled extends string = never> = Omit<Described["parameters"]["path"], Filled>;

/** Result of `blockchainWallets.signMessage`. */
export type BlockchainWalletsSignMessageOutput = Described["responses"][200]["content"]["application/json"];

/**
 * Get a challenge for a wallet to sign
 *
 * Gives the challenge that proves a wallet's ownership. Let the wallet sign it by its own means, and
 * register the wallet with the signature.
 *
 * GET /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets/sign-message
 *
 * Inferred: `x-replay`: the operation only reads.
 */
export const blockchainWalletsSignMessage: Operation<BlockchainWalletsSignMessageInput, BlockchainWalletsSignMessageOutput> = {
  operationId: "blockchainWallets.signMessage",
  method: "GET",
  path: "/v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets/sign-message",
  parameters: [
    { name: "instance_id", in: "path", required: true },
    { name: "customer_id", in: "path", required: true },
  ],
  responses: { "200": "json" },
  errorMark: { success: false },
  accept: "application/json",
  replay: { kind: "safe" },
  security: [["BearerAuth"]],
};
