import type * as z from "zod";
import type { JsonTypeName } from "../json/json-type.ts";
import type { Reshaping } from "../schemas/reshape.ts";
import type { Place } from "../zod-internals.ts";

/** JSON Schema keywords that a check implements. Values are JSON or schemas. */
export type Keywords = Readonly<Record<string, unknown>>;

/** Properties of a check of this package. */
export interface Facts {
  /** Keywords that it implements; every check of this package sets them. */
  readonly keywords?: Keywords;
  /** Returns the keywords for a version of JSON Schema that may lack some of them. */
  readonly keywordsIn?: (target: string) => Keywords;
  /** Describes the schemas among the keywords, if there are any. */
  readonly jsonOf?: (keywords: Keywords, place: Place) => unknown;
  /** Members or items that it evaluates. */
  readonly applicator?: Applicator;
  /** Adds the check to an object that was derived from its own; throws if the check can no longer apply. */
  readonly reapply?: (object: z.ZodObject, reshaping: Reshaping) => z.ZodObject;
}

/** Members and items that a check evaluates, for `unevaluatedProperties` and `unevaluatedItems`. */
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
  /** All members of an object, all items of an array. */
  | { readonly kind: "all"; readonly of: readonly ("object" | "array")[] };
