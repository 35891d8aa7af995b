// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { AchCopDocumentType as ExactAchCopDocumentType } from "../exact/AchCopDocumentType.ts";

const schema = openEnum<z.output<typeof ExactAchCopDocumentType>>();

/** The type of `AchCopDocumentType`. */
export interface AchCopDocumentTypeSchema extends SchemaType<typeof schema> {}

/** The kind of identity document that a Colombian beneficiary is known by. */
export const AchCopDocumentType: AchCopDocumentTypeSchema = schema;
