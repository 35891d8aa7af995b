// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { object } from "@crossborder/runtime/zod";
import { Customer, CustomerCreate, InstanceId } from "../exact/index.ts";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

/** `POST /v1/instances/{instance_id}/receivers` */
export const customersCreate = {
  request: {
    path: object({ instance_id: InstanceId }),
    body: CustomerCreate,
  },
  response: {
    "200": Customer,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
