// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { object } from "@crossborder/runtime/zod";
import { InstanceId } from "../exact/InstanceId.ts";
import { Quote } from "../exact/Quote.ts";
import { QuoteCreate } from "../exact/QuoteCreate.ts";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/ErrorEnvelope.ts";

/** `POST /v1/instances/{instance_id}/quotes` */
export const quotesCreate = {
  request: {
    path: object({ instance_id: InstanceId }),
    body: QuoteCreate,
  },
  response: {
    "200": Quote,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
