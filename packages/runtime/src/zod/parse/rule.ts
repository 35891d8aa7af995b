import type * as z from "zod";
import { acceptsAnything } from "../accept/accepts.ts";
import { definitionOf, isOfClass, runnerOf, type Schema, valuesOf, whenAbsent } from "../zod-internals.ts";

/** What a member or an item is held to, looked up once. */
export interface Rule {
  readonly schema: Schema;
  /** What zod says where it is absent; undefined where it has to be there. */
  readonly whenAbsent: "optional" | "defaulted" | undefined;
  /** A type without checks, or a set of values: a comparison is enough. */
  readonly plain: string | ReadonlySet<unknown> | undefined;
  /** True where null passes beside that. */
  readonly isNullable: boolean;
  readonly runner: ReturnType<typeof runnerOf>;
  /** An object without checks, whose members are held to theirs at once. */
  readonly object: z.core.$ZodObjectDef | undefined;
  /** The members of the object, once they are known. */
  members: Members | undefined;
}

/** The rules of an object: those of its named members, and that of all others where there is one. */
export interface Members {
  readonly named: readonly (Rule & { readonly key: string; readonly isInherited: boolean })[];
  readonly names: ReadonlySet<string>;
  readonly others: Rule | undefined;
  /** True where members that are not named are left out of the result, as `.strip()` asks. */
  readonly isStripped: boolean;
}

/** Looks up the members of an object. */
export function membersOf({ shape, catchall }: z.core.$ZodObjectDef): Members {
  return {
    named: Object.entries(shape).map(([key, schema]) => ({
      ...ruleOf(schema),
      key,
      isInherited: key in Object.prototype,
    })),
    names: new Set(Object.keys(shape)),
    isStripped: !catchall,
    others: !catchall || acceptsAnything(catchall) ? undefined : ruleOf(catchall),
  };
}

/** Looks up how a member or an item is held to its schema. */
export function ruleOf(schema: Schema, absence: Rule["whenAbsent"] = whenAbsent(schema)): Rule {
  let [inner, isNullable] = [schema, false];
  for (let def = definitionOf(inner); isBare(inner); def = definitionOf(inner)) {
    // An absent member is not asked.
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

function plainOf(schema: Schema): Rule["plain"] {
  const { type } = definitionOf(schema);
  if (type === "literal" || type === "enum") return valuesOf(schema);
  return type === "string" || type === "number" || type === "boolean" ? type : undefined;
}

/** True for a value that is accepted by a comparison; zod reports all others. */
export function isPlainly({ isNullable, plain }: Rule, value: unknown): boolean {
  if (plain === undefined) return false;
  if (value === null && isNullable) return true;
  if (typeof plain === "object") return plain.has(value);
  return typeof value === plain && (plain !== "number" || Number.isFinite(value));
}
