import type * as z from "zod";
import type { JsonTypeName } from "../json/json-type.ts";
import type { Reshaping } from "../schemas/reshape.ts";
import type { Place, Schema } from "../zod-internals.ts";

/** JSON Schema keywords that a check implements. Values are JSON or schemas. */
export interface Keywords {
  readonly allOf?: readonly Schema[];
  /** A schema, or only a type. */
  readonly if?: z.core.$ZodType | { readonly type: JsonTypeName };
  readonly then?: Schema;
  readonly else?: Schema;
  readonly dependentSchemas?: Readonly<Record<string, Schema>>;
  readonly contains?: Schema;
  readonly [keyword: string]: unknown;
}

/** Any object of JSON. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Properties of a check of this package. */
export interface Facts {
  /** Keywords that it implements; every check of this package sets them. */
  readonly keywords?: Keywords;
  /** Returns the keywords for a version of JSON Schema that may lack some of them. */
  readonly keywordsIn?: (target: string) => JsonRecord;
  /** Describes the schemas among the keywords, if there are any. */
  readonly jsonOf?: (keywords: JsonRecord, place: Place) => unknown;
  /** Patterns of the members that it evaluates. */
  readonly patterns?: readonly RegExp[];
  /** Adds the check to an object that was derived from its own; throws if the check can no longer apply. */
  readonly reapply?: (object: z.ZodObject, reshaping: Reshaping) => z.ZodObject;
}
