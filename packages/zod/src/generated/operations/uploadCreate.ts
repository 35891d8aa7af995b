// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { UploadResult } from "../exact/index.ts";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

/** `POST /upload` */
export const uploadCreate = {
  request: {},
  response: {
    "200": UploadResult,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
