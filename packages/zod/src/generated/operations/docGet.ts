// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { record } from "@crossborder/runtime/zod";
import * as z from "zod";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

/** `GET /doc` */
export const docGet = {
  request: {},
  response: {
    "200": record(z.unknown()),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
