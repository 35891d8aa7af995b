// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { OpenObject } from "@crossborder/runtime/zod";
import { deferred, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { InstanceId, PageLimit, TransferPage } from "../request/index.ts";
import { ErrorEnvelope as ResponseErrorEnvelope } from "../response/index.ts";

export interface TransfersListValidators {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    query: OpenObject<{
      limit: z.ZodExactOptional<typeof PageLimit>;
      starting_after: z.ZodExactOptional<z.ZodString>;
      ending_before: z.ZodExactOptional<z.ZodString>;
      offset: z.ZodExactOptional<z.ZodUnknown>;
    }>;
  };
  response: {
    "200": typeof TransferPage;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `GET /v1/instances/{instance_id}/transfers`: List transfers */
export const transfersList: TransfersListValidators = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    query: /* @__PURE__ */ deferred(() => object({
      limit: PageLimit.meta({ default: 10 }).exactOptional(),
      starting_after: z.string().length(15).exactOptional(),
      ending_before: z.string().length(15).exactOptional(),
      offset: z.unknown().exactOptional(),
    })),
  },
  response: {
    "200": TransferPage,
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};
