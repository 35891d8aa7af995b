import type * as z from "zod";
import { acceptsAnything } from "../accept/schema-parts.ts";
import { definitionOf, isOfClass, runnerOf, type Schema, valuesOf, whenAbsent } from "../zod-internals.ts";

/** Plan for parsing a member or an item, made once per container. */
export interface PartPlan {
  readonly schema: Schema;
  /** zod's `optin`: how an absent part is treated; undefined if it is required. */
  readonly whenAbsent: "optional" | "defaulted" | undefined;
  /** A type without checks, or a set of values, for which a comparison is enough. */
  readonly plain: string | ReadonlySet<unknown> | undefined;
  /** True if `plain` also accepts null. */
  readonly isNullable: boolean;
  readonly runner: ReturnType<typeof runnerOf>;
  /** An object without checks, whose members are parsed directly. */
  readonly object: z.core.$ZodObjectDef | undefined;
  /** The members of the object, once they are known. */
  members: Members | undefined;
}

/** Plans for the named members of an object, and for all others if they are parsed. */
export interface Members {
  readonly named: readonly (PartPlan & { readonly key: string; readonly isInherited: boolean })[];
  readonly names: ReadonlySet<string>;
  readonly others: PartPlan | undefined;
  /** True if unknown members are removed from the result, as by `.strip()`. */
  readonly isStripped: boolean;
}

/** Returns the plans of an object. */
export function membersOf({ shape, catchall }: z.core.$ZodObjectDef): Members {
  return {
    named: Object.entries(shape).map(([key, schema]) => ({
      ...planOf(schema),
      key,
      isInherited: key in Object.prototype,
    })),
    names: new Set(Object.keys(shape)),
    isStripped: !catchall,
    others: !catchall || acceptsAnything(catchall) ? undefined : planOf(catchall),
  };
}

/** Returns the plan of a member or an item. */
export function planOf(schema: Schema, absence: PartPlan["whenAbsent"] = whenAbsent(schema)): PartPlan {
  let [inner, isNullable] = [schema, false];
  for (let def = definitionOf(inner); isBare(inner); def = definitionOf(inner)) {
    // An absent optional part is never tested, so `optional` can be unwrapped.
    if (def.type !== "nullable" && (def.type !== "optional" || absence !== "optional")) break;
    isNullable ||= def.type === "nullable";
    inner = def.innerType;
  }
  const plain = isBare(inner) ? plainOf(inner) : undefined;
  const def = definitionOf(schema);
  const isObject = def.type === "object" && isBare(schema) && isOfClass(schema, "StructurePreservingObject");
  const object = isObject ? def : undefined;
  return {
    schema,
    whenAbsent: absence,
    plain,
    isNullable,
    runner: runnerOf(schema),
    object,
    members: undefined,
  };
}

function isBare(schema: Schema): boolean {
  const def = definitionOf(schema);
  return !def.checks?.length && !isOfClass(schema, "$ZodCheck") && !("coerce" in def);
}

function plainOf(schema: Schema): PartPlan["plain"] {
  const { type } = definitionOf(schema);
  if (type === "literal" || type === "enum") return valuesOf(schema);
  return type === "string" || type === "number" || type === "boolean" ? type : undefined;
}

/** True if a comparison is enough to accept a value; zod parses all others. */
export function matchesPlain({ isNullable, plain }: PartPlan, value: unknown): boolean {
  if (plain === undefined) return false;
  if (value === null && isNullable) return true;
  if (typeof plain === "object") return plain.has(value);
  return typeof value === plain && (plain !== "number" || Number.isFinite(value));
}
