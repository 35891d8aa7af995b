// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { TransfersType as ExactTransfersType } from "../exact/TransfersType.ts";

const schema = openEnum<z.output<typeof ExactTransfersType>>();

/** The type of `TransfersType`. */
export interface TransfersTypeSchema extends SchemaType<typeof schema> {}

/** Which of the three kinds of Argentine account identifier is given. */
export const TransfersType: TransfersTypeSchema = schema;
