// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { object } from "@crossborder/runtime/zod";
import { BlockchainWalletCreate, CustomerId, InstanceId } from "../exact/index.ts";
import { BlockchainWallet as TolerantBlockchainWallet, ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

/** `POST /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets` */
export const blockchainWalletsCreate = {
  request: {
    path: object({
      instance_id: InstanceId,
      customer_id: CustomerId,
    }),
    body: BlockchainWalletCreate,
  },
  response: {
    "200": TolerantBlockchainWallet,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
