import type * as z from "zod";
import type { JsonTypeName } from "../json/json-type.ts";

/** What a check looks at in a value, beyond accepting it: `unevaluated` asks for it. */
export type Applicator =
  | { readonly kind: "also"; readonly schema: z.ZodType }
  | { readonly kind: "on-type"; readonly type: JsonTypeName; readonly schema: z.ZodType }
  | {
      readonly kind: "condition";
      readonly if: z.ZodType;
      readonly then?: z.ZodType;
      readonly else?: z.ZodType;
    }
  | { readonly kind: "dependent"; readonly dependencies: readonly (readonly [string, z.ZodType])[] }
  | { readonly kind: "patterns"; readonly patterns: readonly RegExp[] }
  | { readonly kind: "contains"; readonly schema: z.ZodType }
  /** All of what has such a type; of anything else, what the schema looks at that it was made for. */
  | { readonly kind: "all"; readonly of: readonly ("object" | "array")[]; readonly base?: z.ZodType };
