import type * as z from "zod";
import type { Keywords, Place } from "../checks/keywords.ts";
import type { Reshaping } from "../schemas/reshape.ts";
import type { Applicator } from "../unevaluated/applicator.ts";

/** What is wrong with a value, as zod hands it around. */
export type Issue = z.core.$ZodRawIssue;

/** How a value is parsed: what zod passes on from schema to schema. */
export type ParseContext = Parameters<z.core.$ZodType["_zod"]["run"]>[1];

/** A check, with what it says of itself where it is one of ours. */
export interface QuickCheck {
  readonly _zod: z.core.$ZodCheck["_zod"] & {
    applicator?: Applicator;
    /** What it asks, in JSON Schema: every check of ours has some. */
    keywords?: Keywords;
    /** The same in a version of JSON Schema that may lack words for them. */
    keywordsIn?: (target: string) => Keywords;
    /** Describes the schemas in the keywords, where there are some. */
    jsonOf?: (keywords: Keywords, ...place: Place) => unknown;
    /** Adds the check to an object made from its own; throws where it cannot hold. */
    again?: (object: z.ZodObject, reshaping: Reshaping) => z.ZodObject;
  };
}

/** What zod's own schemas have in common, read at run time. */
export type AnySchema = z.core.$ZodTypes;

/** What the checks of a schema look at. */
export function applicatorsOf({ _zod }: z.core.$ZodType): readonly Applicator[] {
  return (_zod.def.checks ?? []).flatMap((check) => (check as QuickCheck)._zod.applicator ?? []);
}

/** The checks of a schema; a schema of a format is its own first check. */
export function checksOf(schema: z.core.$ZodType): readonly QuickCheck[] {
  const { checks = [] } = schema._zod.def;
  const isCheck = schema._zod.traits.has("$ZodCheck");
  return isCheck ? [schema as unknown as QuickCheck, ...checks] : checks; // the trait says so
}

/** `z.unknown()`; with checks it accepts less. */
export function acceptsAnything(schema: z.core.SomeType): boolean {
  const { def } = (schema as z.core.$ZodType)._zod; // SomeType is its structural shadow
  return def.type === "unknown" && (def.checks ?? []).length === 0;
}
