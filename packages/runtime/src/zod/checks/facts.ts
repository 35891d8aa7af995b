import type * as z from "zod";
import type { JsonTypeName } from "../json/json-type.ts";
import type { Reshaping } from "../schemas/reshape.ts";
import type { Place } from "../zod-internals.ts";

/** What a check asks, as the keywords of JSON Schema that it stands for: values are JSON, or schemas. */
export type Keywords = Readonly<Record<string, unknown>>;

/** What a check of ours says of itself. */
export interface Facts {
  /** What it asks, in JSON Schema: every check of ours has some. */
  readonly keywords?: Keywords;
  /** The same in a version of JSON Schema that may lack words for them. */
  readonly keywordsIn?: (target: string) => Keywords;
  /** Describes the schemas in the keywords, where there are some. */
  readonly jsonOf?: (keywords: Keywords, place: Place) => unknown;
  /** What it looks at. */
  readonly applicator?: Applicator;
  /** Adds the check to an object made from its own; throws where it cannot hold. */
  readonly again?: (object: z.ZodObject, reshaping: Reshaping) => z.ZodObject;
}

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
  /** All of what has such a type. */
  | { readonly kind: "all"; readonly of: readonly ("object" | "array")[] };
