// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = z.literal([10, 50, 100, 200, 500, 1000]);

/** The type of `PageLimit`. */
export interface PageLimitSchema extends SchemaType<typeof schema> {}

/** How many items a page may hold. No other sizes are accepted. */
export const PageLimit: PageLimitSchema = schema;
