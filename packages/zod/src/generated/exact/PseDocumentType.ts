// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import * as z from "zod";

/**
 * The kind of identity document in a PSE payment instruction. This set is smaller than the one for
 * Colombian bank accounts.
 */
export const PseDocumentType = z.enum(["CC", "NIT"]);
