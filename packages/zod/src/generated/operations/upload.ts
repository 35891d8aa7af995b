// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { OpenObject } from "@crossborder/runtime/zod";
import { deferred, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { UploadResult } from "../request/index.ts";
import { ErrorEnvelope as ResponseErrorEnvelope } from "../response/index.ts";

export interface UploadCreateValidators {
  request: {
    body: OpenObject<{
      file: z.ZodUnknown;
      bucket: z.ZodString;
    }>;
  };
  response: {
    "200": typeof UploadResult;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `POST /upload`: Upload a file */
export const uploadCreate: UploadCreateValidators = {
  request: {
    body: /* @__PURE__ */ deferred(() => object({
      file: z.unknown(),
      bucket: z.string(),
    })),
  },
  response: {
    "200": UploadResult,
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};
