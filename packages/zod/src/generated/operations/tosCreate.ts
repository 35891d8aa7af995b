// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { object } from "@crossborder/runtime/zod";
import { InstanceId, TosCreate, TosLink } from "../exact/index.ts";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

/** `POST /v1/e/instances/{instance_id}/tos` */
export const tosCreate = {
  request: {
    path: object({ instance_id: InstanceId }),
    body: TosCreate,
  },
  response: {
    "200": TosLink,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
