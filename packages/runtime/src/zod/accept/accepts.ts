import type * as z from "zod";
import type { Keywords, Place } from "../checks/keywords.ts";
import type { Reshaping } from "../schemas/reshape.ts";
import type { Applicator } from "../unevaluated/applicator.ts";

/** What is wrong with a value, as zod hands it around. */
export type Issue = z.core.$ZodRawIssue;

/** How a value is parsed: what zod passes on from schema to schema. */
export type ParseContext = Parameters<z.core.$ZodType["_zod"]["run"]>[1];

/**
 * Says whether a value is accepted. Given a list, it may add the issues of a value that it rejects: all of them, or none,
 * and then zod can be asked. Positional for speed: this runs once per member of every value.
 */
export type Accepts = (value: unknown, issues?: Issue[], context?: ParseContext) => boolean;

/** A check that can also be asked for no more than a yes or no. */
export interface QuickCheck {
  readonly _zod: z.core.$ZodCheck["_zod"] & {
    accepts?: (value: unknown) => boolean;
    applicator?: Applicator;
    keywords?: Keywords;
    /** The same in a version of JSON Schema that may lack words for them. */
    keywordsIn?: (target: string) => Keywords;
    /** Describes the schemas in the keywords, where there are some. */
    jsonOf?: (keywords: Keywords, ...place: Place) => unknown;
    /** True for a schema that this check asks itself, with all checks before: nobody else needs to. */
    isWholeOf?: (schema: z.core.$ZodType) => boolean;
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
