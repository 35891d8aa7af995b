import type * as z from "zod";
import { acceptsAnything } from "../accept/accepts.ts";
import { definitionOf, isOfClass, runnerOf, type Schema, valuesOf, whenAbsent } from "../zod-internals.ts";

/** What a member or an item is held to, looked up once. All of one shape, which engines read faster. */
export interface Rule {
  readonly schema: Schema;
  /** What zod says where it is absent; undefined where it has to be there. */
  readonly whenAbsent: "optional" | "defaulted" | undefined;
  /** The name of a member. */
  readonly key: string;
  /** True where every object inherits something under this name. */
  readonly isInherited: boolean;
  /** True where null passes: the schema is that of all other values. */
  isNullable: boolean;
  /** A type without checks or a set of values: a comparison is enough. */
  readonly plain: "string" | "number" | "boolean" | ReadonlySet<unknown> | undefined;
  /** What an object is made of that has no checks: its members are held to theirs at once. */
  readonly object: z.core.$ZodObjectDef | undefined;
  readonly runner: ReturnType<typeof runnerOf>;
  /** The members of the object, once they are known. */
  members: Members | undefined;
}

/** The rules of an object: those of its named members, and that of all others where there is one. */
export interface Members {
  readonly named: readonly Rule[];
  readonly names: ReadonlySet<string>;
  readonly others: Rule | undefined;
  /** True where members that are not named are left out of the result, as `.strip()` asks. */
  readonly isStripped: boolean;
}

const known = new WeakMap<z.core.$ZodObjectDef, Members>();

/** Looks up the members of an object. */
export function membersOf(definition: z.core.$ZodObjectDef): Members {
  const found = known.get(definition);
  if (found) return found;
  const { shape, catchall } = definition;
  const memberOf = (schema: Schema, key?: string) => ruleOf(schema, whenAbsent(schema), key);
  const names = Object.keys(shape);
  const members = {
    named: names.map((key) => memberOf(shape[key] as Schema, key)), // its own key
    names: new Set(names),
    isStripped: !catchall,
    others: !catchall || acceptsAnything(catchall) ? undefined : memberOf(catchall),
  };
  known.set(definition, members);
  return members;
}

/** Looks up how a member is held to its schema, or an item, which has no key. */
export function ruleOf(schema: Schema, absence: Rule["whenAbsent"], key?: string): Rule {
  const def = definitionOf(schema);
  const isBare = !def.checks?.length && !isOfClass(schema, "$ZodCheck") && !("coerce" in def);
  // Where a member is absent, an optional one is not asked.
  const isOptional = def.type === "optional" && absence === "optional" && key !== undefined;
  if (isBare && (isOptional || def.type === "nullable")) {
    const rule = ruleOf(def.innerType, absence, key);
    rule.isNullable ||= !isOptional;
    return rule;
  }
  return {
    key: key ?? "",
    isInherited: (key ?? "") in Object.prototype,
    schema,
    whenAbsent: absence,
    isNullable: false,
    plain: isBare ? plainOf(schema) : undefined,
    object:
      isBare && def.type === "object" && isOfClass(schema, "StructurePreservingObject") ? def : undefined,
    runner: runnerOf(schema),
    members: undefined,
  };
}

function plainOf(schema: Schema): Rule["plain"] {
  const { type } = definitionOf(schema);
  if (type === "literal" || type === "enum") return valuesOf(schema);
  return type === "string" || type === "number" || type === "boolean" ? type : undefined;
}

/** True for a value that is accepted by a comparison; zod reports all others. */
export function isPlainly({ isNullable, plain }: Rule, value: unknown): boolean {
  if (value === null && isNullable) return true;
  switch (plain) {
    case undefined:
      return false;
    case "string":
      return typeof value === "string";
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    case "boolean":
      return typeof value === "boolean";
    default:
      return plain.has(value);
  }
}
