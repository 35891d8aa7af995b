// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { OpenObject } from "@crossborder/runtime/zod";
import { anyOf, array, deferred, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { CustomerId, InstanceId, PageLimit, Payable, PayablePage, PayableStatus } from "../request/index.ts";
import { ErrorEnvelope as ResponseErrorEnvelope } from "../response/index.ts";

export interface PayablesListValidators {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    query: OpenObject<{
      status: z.ZodExactOptional<typeof PayableStatus>;
      customer_id: z.ZodExactOptional<typeof CustomerId>;
      limit: z.ZodExactOptional<typeof PageLimit>;
      starting_after: z.ZodExactOptional<z.ZodString>;
      ending_before: z.ZodExactOptional<z.ZodString>;
      offset: z.ZodExactOptional<z.ZodUnknown>;
    }>;
  };
  response: {
    "200": z.ZodUnion<readonly [z.ZodArray<typeof Payable>, typeof PayablePage]>;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `GET /v1/instances/{instance_id}/payables`: List payables */
export const payablesList: PayablesListValidators = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    query: /* @__PURE__ */ deferred(() => object({
      status: PayableStatus.exactOptional(),
      customer_id: CustomerId.exactOptional(),
      limit: PageLimit.exactOptional(),
      starting_after: z.string().length(15).exactOptional(),
      ending_before: z.string().length(15).exactOptional(),
      offset: z.unknown().exactOptional(),
    })),
  },
  response: {
    "200": /* @__PURE__ */ deferred(() => anyOf([array(Payable), PayablePage])),
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};
