// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object, patternProperties } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({
  network: z.unknown().exactOptional(),
  address: z.string(),
  abi: z.unknown().exactOptional(),
  amount: z.unknown().exactOptional(),
  serviceContractAddress: z.string().exactOptional(),
}).loose().check(patternProperties([/^[a-z][A-Za-z0-9]*ContractAddress$/u, z.string()]));

/** The type of `QuoteContract`. */
export interface QuoteContractSchema extends SchemaType<typeof schema> {}

/**
 * What the sender needs to approve the token spend on-chain, from the sender's own wallet, before the
 * payout is executed: allow the service's contract to spend `amount` of the token at `address`.
 *
 * Inferred: The required field (`address`): it is shown with a name that tells its type, and not
 * called nullable. Also the name `serviceContractAddress`, the pattern beside it, and that its value
 * is a string: in the interface the name is the service's own name followed by `ContractAddress`.
 */
export const QuoteContract: QuoteContractSchema = schema;
