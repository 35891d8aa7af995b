// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = z.enum(["clabe", "debitcard", "phonenum"]);

/** The type of `SpeiProtocol`. */
export interface SpeiProtocolSchema extends SchemaType<typeof schema> {}

/**
 * How a Mexican account is addressed. `debitcard` and `phonenum` also need the institution code of the
 * bank, `clabe` does not.
 */
export const SpeiProtocol: SpeiProtocolSchema = schema;
