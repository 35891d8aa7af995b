// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { RecipientRelationship as ExactRecipientRelationship } from "../exact/RecipientRelationship.ts";

const schema = openEnum<z.output<typeof ExactRecipientRelationship>>();

/** The type of `RecipientRelationship`. */
export interface RecipientRelationshipSchema extends SchemaType<typeof schema> {}

/** What the holder of a bank account is to the customer who pays into it. */
export const RecipientRelationship: RecipientRelationshipSchema = schema;
