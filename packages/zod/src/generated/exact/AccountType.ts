// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import * as z from "zod";

/** The kind of a bank account at its bank. The savings kind is spelled `saving`. */
export const AccountType = z.enum(["checking", "saving"]);
