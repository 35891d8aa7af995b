// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { anyOf, maxLength, minLength, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { CustomerId } from "../exact/CustomerId.ts";
import { InstanceId } from "../exact/InstanceId.ts";
import { PageLimit } from "../exact/PageLimit.ts";
import { Payable } from "../exact/Payable.ts";
import { PayablePage } from "../exact/PayablePage.ts";
import { PayableStatus } from "../exact/PayableStatus.ts";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/ErrorEnvelope.ts";

/** `GET /v1/instances/{instance_id}/payables` */
export const payablesList = {
  request: {
    path: object({ instance_id: InstanceId }),
    query: object({
      status: PayableStatus.exactOptional(),
      customer_id: CustomerId.exactOptional(),
      limit: PageLimit.exactOptional(),
      starting_after: z.string().check(minLength(15), maxLength(15)).exactOptional(),
      ending_before: z.string().check(minLength(15), maxLength(15)).exactOptional(),
      offset: z.unknown().exactOptional(),
    }),
  },
  response: {
    "200": anyOf([z.array(Payable), PayablePage]),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
