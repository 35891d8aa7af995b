// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object, uuid } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({ idempotency_key: z.string().check(uuid()) });

/** The type of `TosCreate`. */
export interface TosCreateSchema extends SchemaType<typeof schema> {}

/**
 * Asks for a link to the terms of service.
 *
 * Inferred: The required field (`idempotency_key`): it is the whole input, and it is not called
 * optional.
 */
export const TosCreate: TosCreateSchema = schema;
