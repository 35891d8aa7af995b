// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import * as z from "zod";

/** Which of the three kinds of Argentine account identifier is given. */
export const TransfersType = z.enum(["CVU", "CBU", "ALIAS"]);
