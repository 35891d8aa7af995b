// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { deferred, record } from "@crossborder/runtime/zod";
import * as z from "zod";
import { ErrorEnvelope as ResponseErrorEnvelope } from "../response/index.ts";

export interface DocGetValidators {
  request: {};
  response: {
    "200": z.ZodObject<{}, z.core.$catchall<z.ZodUnknown>>;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `GET /doc`: Get the service's own description */
export const docGet: DocGetValidators = {
  request: {},
  response: {
    "200": /* @__PURE__ */ deferred(() => record(z.unknown())),
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};
