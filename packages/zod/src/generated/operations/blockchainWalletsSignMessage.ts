// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { object } from "@crossborder/runtime/zod";
import { CustomerId, InstanceId, SignMessageChallenge } from "../exact/index.ts";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

/** `GET /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets/sign-message` */
export const blockchainWalletsSignMessage = {
  request: {
    path: object({
      instance_id: InstanceId,
      customer_id: CustomerId,
    }),
  },
  response: {
    "200": SignMessageChallenge,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
