// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { object } from "@crossborder/runtime/zod";
import { InstanceId, Payout, PayoutCreateEvm } from "../exact/index.ts";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

/** `POST /v1/instances/{instance_id}/payouts/evm` */
export const payoutsCreateEvm = {
  request: {
    path: object({ instance_id: InstanceId }),
    body: PayoutCreateEvm,
  },
  response: {
    "200": Payout,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
