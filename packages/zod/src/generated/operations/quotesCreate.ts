// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { object } from "@crossborder/runtime/zod";
import { InstanceId, Quote, QuoteCreate } from "../exact/index.ts";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

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
