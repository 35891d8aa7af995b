// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import * as z from "zod";

/** Whether a US account belongs to a person or to a business. */
export const AccountClass = z.enum(["individual", "business"]);
