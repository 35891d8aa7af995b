// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { OpenObject } from "@crossborder/runtime/zod";
import { deferred, object } from "@crossborder/runtime/zod";
import { BlockchainWalletCreate, CustomerId, InstanceId, SignMessageChallenge } from "../request/index.ts";
import {
  BlockchainWallet as ResponseBlockchainWallet,
  ErrorEnvelope as ResponseErrorEnvelope,
} from "../response/index.ts";

export interface BlockchainWalletsSignMessageValidators {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
      customer_id: typeof CustomerId;
    }>;
  };
  response: {
    "200": typeof SignMessageChallenge;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/**
 * `GET /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets/sign-message`: Get a
 * challenge for a wallet to sign
 */
export const blockchainWalletsSignMessage: BlockchainWalletsSignMessageValidators = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({
      instance_id: InstanceId,
      customer_id: CustomerId,
    })),
  },
  response: {
    "200": SignMessageChallenge,
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};

export interface BlockchainWalletsCreateValidators {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
      customer_id: typeof CustomerId;
    }>;
    body: typeof BlockchainWalletCreate;
  };
  response: {
    "200": typeof ResponseBlockchainWallet;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/**
 * `POST /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets`: Register a blockchain
 * wallet
 */
export const blockchainWalletsCreate: BlockchainWalletsCreateValidators = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({
      instance_id: InstanceId,
      customer_id: CustomerId,
    })),
    body: BlockchainWalletCreate,
  },
  response: {
    "200": ResponseBlockchainWallet,
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};
