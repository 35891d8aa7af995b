// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object, uri } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({ url: z.string().check(uri()) });

/** The type of `TosLink`. */
export interface TosLinkSchema extends SchemaType<typeof schema> {}

/**
 * Where a person accepts the terms in a browser. Doing so yields the `tos_id` that creating a customer
 * needs.
 *
 * Inferred: The required field (`url`): the link is the one thing that the reply is said to hold.
 *
 * Unspecified: The body beyond the link is not shown.
 */
export const TosLink: TosLinkSchema = schema;
