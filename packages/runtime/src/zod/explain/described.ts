import type * as z from "zod";
import { factsOfChecks } from "../accept/schema-parts.ts";
import { type JsonTypeName, jsonTypeOf } from "../json/json-type.ts";
import { definitionOf, isSchema, type Schema, valuesOf, whenAbsent } from "../zod-internals.ts";

/** A member that a schema describes. */
export interface DescribedMember {
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** Types, members and values that a schema declares, read without parsing a value. */
export interface Described {
  /** The types that it accepts; undefined if unknown. */
  readonly types: ReadonlySet<JsonTypeName> | undefined;
  readonly members: ReadonlyMap<string, DescribedMember>;
  /** The only values that it accepts; undefined if unknown. */
  readonly values: ReadonlySet<unknown> | undefined;
}

const ANYTHING: Described = { types: undefined, members: new Map(), values: undefined };

/** Result for a reference that leads back to a schema of the same value: it adds nothing. */
const NOTHING: Described = { types: new Set(), members: new Map(), values: undefined };

const known = new WeakMap<object, Described>();
const open = new Set<object>();
let loops = 0;

/** Describes a schema; results are cached, and a reference that leads back to it for the same value adds nothing. */
export function described(part: Schema): Described {
  const found = known.get(part);
  if (found) return found;
  if (open.has(part)) {
    loops += 1;
    return NOTHING;
  }
  const before = loops;
  open.add(part);
  const read = readAll(part);
  open.delete(part);
  // Inside a cycle, a result is provisional: it lacks the outer schemas, which are still being read.
  if (loops === before || open.size === 0) known.set(part, read);
  return read;
}

function readAll(part: Schema): Described {
  const beside = factsOfChecks(part).flatMap(
    ({ keywords: { allOf = [], if: test, then } = {} }): Described[] => {
      if (!test || !then || isSchema(test)) return allOf.map(described);
      return [{ ...ANYTHING, members: described(then).members }]; // it accepts all other types
    },
  );
  return [base(part), ...beside].reduce(both);
}

function base(schema: Schema): Described {
  const def = definitionOf(schema);
  switch (def.type) {
    case "string":
    case "number":
    case "boolean":
    case "null":
      return ofType(def.type);
    case "bigint":
      return ofType("number");
    case "literal":
    case "enum":
      return ofValues(valuesOf(schema));
    case "array":
    case "tuple":
      return ofType("array");
    case "object":
      return { ...ofType("object"), members: membersOf(def.shape) };
    case "nullable":
      return orNull(described(def.innerType));
    case "optional":
    case "nonoptional":
      return described(def.innerType);
    case "lazy":
      return described(def.getter());
    case "union":
      return either(def.options.map(described));
    case "intersection":
      return both(described(def.left), described(def.right));
    default:
      return ANYTHING;
  }
}

function ofType(type: JsonTypeName): Described {
  return { ...ANYTHING, types: new Set([type]) };
}

function ofValues(values: Described["values"]): Described {
  const types = values && new Set([...values].flatMap((value) => jsonTypeOf(value) ?? []));
  return { ...ANYTHING, values, types };
}

function membersOf(shape: z.core.$ZodShape): Described["members"] {
  return new Map(
    Object.entries(shape).map(([key, schema]) => [
      key,
      { schema, isRequired: whenAbsent(schema) === undefined },
    ]),
  );
}

function orNull({ types, members, values }: Described): Described {
  return {
    types: types && new Set([...types, "null"]),
    members,
    values: values && new Set([...values, null]),
  };
}

function either(options: readonly Described[]): Described {
  const types = options.flatMap((option) => (option.types ? [option.types] : []));
  const values = options.flatMap((option) => (option.values ? [option.values] : []));
  return {
    ...ANYTHING,
    types: types.length === options.length ? new Set(types.flatMap((each) => [...each])) : undefined,
    values: values.length === options.length ? new Set(values.flatMap((each) => [...each])) : undefined,
  };
}

function both(left: Described, right: Described): Described {
  return {
    types: left.types ?? right.types,
    members: new Map([...left.members, ...right.members]),
    values: left.values ?? right.values,
  };
}
