// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { PseDocumentType as ExactPseDocumentType } from "../exact/PseDocumentType.ts";

const schema = openEnum<z.output<typeof ExactPseDocumentType>>();

/** The type of `PseDocumentType`. */
export interface PseDocumentTypeSchema extends SchemaType<typeof schema> {}

/**
 * The kind of identity document in a PSE payment instruction. This set is smaller than the one for
 * Colombian bank accounts.
 */
export const PseDocumentType: PseDocumentTypeSchema = schema;
