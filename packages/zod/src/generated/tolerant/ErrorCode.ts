// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { ErrorCode as ExactErrorCode } from "../exact/ErrorCode.ts";

const schema = openEnum<z.output<typeof ExactErrorCode>>();

/** The type of `ErrorCode`. */
export interface ErrorCodeSchema extends SchemaType<typeof schema> {}

/**
 * The stable identifier of what went wrong, and the field to branch on. The error catalogue gives each
 * code its usual status, its retry class and what to do about it.
 */
export const ErrorCode: ErrorCodeSchema = schema;
