// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { OpenObject } from "@crossborder/runtime/zod";
import { deferred, object } from "@crossborder/runtime/zod";
import { InstanceId, Quote, QuoteCreate } from "../request/index.ts";
import { ErrorEnvelope as ResponseErrorEnvelope } from "../response/index.ts";

export interface QuotesCreateValidators {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    body: typeof QuoteCreate;
  };
  response: {
    "200": typeof Quote;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `POST /v1/instances/{instance_id}/quotes`: Create a quote for a payout */
export const quotesCreate: QuotesCreateValidators = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    body: QuoteCreate,
  },
  response: {
    "200": Quote,
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};
