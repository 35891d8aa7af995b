// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Operation } from "@crossborder/runtime/client/internal";
import { identityFault } from "@crossborder/runtime/client/internal";
import type { operations } from "@crossborder/types";

type BlockchainWalletsSignMessageDescribed = operations["blockchainWallets.signMessage"];

type BlockchainWalletsSignMessageMembers = Omit<BlockchainWalletsSignMessageDescribed["parameters"]["path"], "instance_id">;

/** Input of `blockchainWallets.signMessage`. */
export interface BlockchainWalletsSignMessageInput extends BlockchainWalletsSignMessageMembers {}

/** Result of `blockchainWallets.signMessage`. */
export type BlockchainWalletsSignMessageOutput = BlockchainWalletsSignMessageDescribed["responses"][200]["content"]["application/json"];

/**
 * Get a challenge for a wallet to sign
 *
 * Gives the challenge that proves a wallet's ownership. Let the wallet sign it by its own means, and
 * register the wallet with the signature.
 *
 * GET /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets/sign-message
 *
 * Inferred: `x-idempotency`: the operation only reads.
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
  idempotency: { kind: "idempotent" },
  security: [["BearerAuth"]],
};

type BlockchainWalletsCreateDescribed = operations["blockchainWallets.create"];

type BlockchainWalletsCreateMembers =
  Omit<BlockchainWalletsCreateDescribed["parameters"]["path"], "instance_id"> &
  { readonly body: BlockchainWalletsCreateDescribed["requestBody"]["content"]["application/json"] };

/** Input of `blockchainWallets.create`. */
export interface BlockchainWalletsCreateInput extends BlockchainWalletsCreateMembers {}

/** Result of `blockchainWallets.create`. */
export type BlockchainWalletsCreateOutput = BlockchainWalletsCreateDescribed["responses"][200]["content"]["application/json"];

/**
 * Register a blockchain wallet
 *
 * Registers an external wallet with the signature over its challenge. Its address can then send
 * payouts. A customer has at most 10 wallets (`WALLETS_LIMIT_REACHED`).
 *
 * POST /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets
 *
 * Inferred: `x-idempotency`: nothing is said of repeating the request, so it may register a second
 * wallet.
 */
export const blockchainWalletsCreate: Operation<BlockchainWalletsCreateInput, BlockchainWalletsCreateOutput> = {
  operationId: "blockchainWallets.create",
  method: "POST",
  path: "/v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets",
  parameters: [
    { name: "instance_id", in: "path", required: true },
    { name: "customer_id", in: "path", required: true },
  ],
  body: { mediaType: "application/json", kind: "json", required: true, placement: "body" },
  responses: { "200": "object" },
  errorMark: { success: false },
  identifiedBy: { members: { id: "bw_", customer_id: "re_" }, faultOf: identityFault },
  accept: "application/json",
  idempotency: { kind: "none" },
  security: [["BearerAuth"]],
};
