// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import * as z from "zod";

/**
 * An amount of money in minor units (cents): 5000 is fifty units of the currency. Never compute with
 * floating point; keep amounts integers from end to end.
 *
 * Inferred: The bounds are those within which JSON readers agree on every integer. The service
 * document asks for integers and names no bounds.
 */
export const MinorUnits = z.int();
