// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { object } from "@crossborder/runtime/zod";
import * as z from "zod";

/**
 * How the checkout has to collect a card.
 *
 * Inferred: The required field (`provider`): it is the one field shown, and it is not called nullable.
 *
 * Unspecified: Fields beyond `provider` are not shown.
 */
export const CardInstruction = object({ provider: z.string() });
