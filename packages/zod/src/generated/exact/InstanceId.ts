// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, minLength, startsWith } from "@crossborder/runtime/zod";

const schema = startsWith("in_").check(minLength(15), maxLength(15));

/** The type of `InstanceId`. */
export interface InstanceIdSchema extends SchemaType<typeof schema> {}

/**
 * Names an instance, the tenant that every resource path is scoped by. An instance is either a
 * development instance (test networks, token USDB, customers approved automatically) or a production
 * instance.
 */
export const InstanceId: InstanceIdSchema = schema;
