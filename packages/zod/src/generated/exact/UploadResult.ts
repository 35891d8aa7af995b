// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object, uri } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({ file_url: z.string().check(uri()) });

/** The type of `UploadResult`. */
export interface UploadResultSchema extends SchemaType<typeof schema> {}

/**
 * Where an uploaded file has been put.
 *
 * Inferred: The required field (`file_url`): it is the one thing that the reply is said to hold.
 */
export const UploadResult: UploadResultSchema = schema;
