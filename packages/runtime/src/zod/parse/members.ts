import type * as z from "zod";
import { acceptsAnything } from "../accept/accepts.ts";
import type { Part } from "../issues/place-issues.ts";
import { type Schema, whenAbsent } from "../zod-internals.ts";
import { type Plain, plainOf } from "./plain.ts";

/** A member of an object, with what is looked up about it once. */
export interface Member extends Part {
  readonly key: string;
  readonly plain: Plain | undefined;
  /** True where every object inherits something under this name. */
  readonly isInherited: boolean;
}

/** The members of an object: the named ones, and what holds for all others where something does. */
export interface Members {
  readonly named: readonly Member[];
  readonly names: ReadonlySet<string>;
  readonly others: Member | undefined;
  /** True where members that are not named are left out of the result, as `.strip()` asks. */
  readonly isStripped: boolean;
}

/** Looks up the members of an object. */
export function membersOf({ shape, catchall }: z.core.$ZodObjectDef): Members {
  const member = (key: string, schema: Schema): Member => ({
    key,
    schema,
    whenAbsent: whenAbsent(schema),
    plain: plainOf(schema),
    isInherited: key in Object.prototype,
  });
  const names = Object.keys(shape);
  return {
    named: names.map((key) => member(key, shape[key] as Schema)), // its own key
    names: new Set(names),
    isStripped: !catchall,
    others: !catchall || acceptsAnything(catchall) ? undefined : member("", catchall),
  };
}
