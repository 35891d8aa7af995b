// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { integer } from "@crossborder/runtime/zod";
import * as z from "zod";

/** How many items a page may hold. No other sizes are accepted. */
export const PageLimit = z.number().check(integer());
