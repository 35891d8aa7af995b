// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { OpenObject } from "@crossborder/runtime/zod";
import { deferred, object } from "@crossborder/runtime/zod";
import { InstanceId, TosCreate, TosLink } from "../request/index.ts";
import { ErrorEnvelope as ResponseErrorEnvelope } from "../response/index.ts";

export interface TosCreateValidators {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    body: typeof TosCreate;
  };
  response: {
    "200": typeof TosLink;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `POST /v1/e/instances/{instance_id}/tos`: Ask for a link to the terms of service */
export const tosCreate: TosCreateValidators = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    body: TosCreate,
  },
  response: {
    "200": TosLink,
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};
