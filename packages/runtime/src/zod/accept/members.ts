import type * as z from "zod";
import type { Part } from "../issues/place-issues.ts";
import type { Accepts } from "./accepts.ts";
import { acceptsAnything } from "./accepts-anything.ts";

type AcceptsOf<MaybeAccepts> = (schema: z.core.$ZodType) => MaybeAccepts;

/** A member of an object, with what is looked up about it once. */
export interface Member<MaybeAccepts = Accepts | undefined> extends Part {
  readonly key: string;
  /** True where every object inherits something under this name. */
  readonly isInherited: boolean;
  /** Spares what is accepted payloads and copies; undefined where the schema converts. */
  readonly accepts: MaybeAccepts;
}

/** The members of an object: the named ones, and what holds for all others where something does. */
export interface Members<MaybeAccepts = Accepts | undefined> {
  readonly named: readonly Member<MaybeAccepts>[];
  readonly names: ReadonlySet<string>;
  readonly others: Member<MaybeAccepts> | undefined;
  /** True where members that are not named are left out of the result, as `.strip()` asks. */
  readonly isStripped: boolean;
}

/** Looks up the members of an object. */
export function membersOf<MaybeAccepts>(
  { shape, catchall }: z.core.$ZodObjectDef,
  acceptsOf: AcceptsOf<MaybeAccepts>,
): Members<MaybeAccepts> {
  const member = (key: string, schema: z.core.$ZodType): Member<MaybeAccepts> => ({
    key,
    schema,
    whenAbsent: schema._zod.optin,
    isInherited: key in Object.prototype,
    accepts: acceptsOf(schema),
  });
  const names = Object.keys(shape);
  return {
    named: names.map((key) => member(key, shape[key] as z.core.$ZodType)), // its own key
    names: new Set(names),
    isStripped: !catchall,
    others: !catchall || acceptsAnything(catchall) ? undefined : member("", catchall as z.core.$ZodType), // SomeType is its structural shadow
  };
}
