import type * as z from "zod";
import { acceptsAnything, partsOf } from "../accept/accepts.ts";
import type { Facts, Keywords } from "../checks/facts.ts";
import {
  type Check,
  definitionOf,
  factsOf,
  isSchema,
  type Schema,
  whenAbsent,
  withFacts,
} from "../zod-internals.ts";
import { kept } from "./reshape.ts";

/** What an object lacks that was made from another one. */
interface Lack {
  /** Members that are left out. */
  readonly gone: ReadonlySet<string>;
  /** Members that may be absent. */
  readonly maybe: ReadonlySet<string>;
  /** All members that it has. */
  readonly left: ReadonlySet<string>;
}

/**
 * A check that speaks of members, and is kept by objects that are made from another one where it can still hold. A member
 * that is left out, or that may be absent, stands in the way, as functions that a user added do: dropped in silence, the
 * check would let pass what the description forbids.
 */
export function speaking<Value>(made: Check<Value>): Check<Value> {
  const { keywords = {} } = factsOf(made) ?? {};
  const again: Facts["again"] = (object, { method, before }) => {
    const lack = lackOf(object, before);
    const isWhole = method === "extend" || method === "merge" || lack.gone.size + lack.maybe.size === 0;
    const spoken = isWhole ? new Set<string>() : spokenOf(keywords, lack);
    if (spoken?.size === 0) return object.check(made as Check);
    const names = spoken ? [...spoken].map((name) => JSON.stringify(name)).join(", ") : "all members";
    throw new Error(
      `.${method}() cannot be used on this object schema, because its description has a rule about ${names} (${Object.keys(keywords).join(", ")}). To drop such rules, use z.looseObject(schema.shape).${method}().`,
    );
  };
  return kept(withFacts(made, { again }));
}

function lackOf({ shape }: z.ZodObject, { shape: before }: z.ZodObject): Lack {
  const names = Object.keys(before);
  const isOptional = (of: z.core.$ZodShape, name: string) =>
    Object.hasOwn(of, name) && whenAbsent(of[name] as Schema) !== undefined; // its own key
  return {
    gone: new Set(names.filter((name) => !Object.hasOwn(shape, name))),
    maybe: new Set(names.filter((name) => isOptional(shape, name) && !isOptional(before, name))),
    left: new Set(Object.keys(shape)),
  };
}

/** Keywords that hold for fewer members as they did for more. */
const HOLDING = /^(?:patternProperties|additionalProperties|propertyNames|maxProperties)$/;

/** Types of schemas that speak of no member, whatever their constraints. */
const MEMBERLESS: readonly string[] = ["string", "number", "bigint", "array", "tuple"];

/** The lacking members that keywords of an object speak of; undefined where they speak of members without naming them. */
function spokenOf(keywords: Keywords, lack: Lack): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  const seen = new Set<object>();
  if (!collect(keywords)) return undefined;
  return new Set([...names].filter((name) => lack.gone.has(name) || lack.maybe.has(name)));

  function collect(asked: Keywords): boolean {
    return Object.entries(asked).every(([keyword, value]) => {
      if (HOLDING.test(keyword)) return true;
      if (keyword === "dependentRequired" || keyword === "dependentSchemas")
        return collectDependent(value as Keywords);
      return ["not", "if", "then", "else", "allOf"].includes(keyword) && [value].flat().every(collectValue);
    });
  }

  /** What is left out asks for nothing. */
  function collectDependent(dependencies: Keywords): boolean {
    return Object.entries(dependencies).every(([key, value]) => {
      if (!lack.left.has(key)) return true;
      if (!Array.isArray(value)) names.add(key);
      return [value].flat().every(collectValue);
    });
  }

  function collectValue(value: unknown): boolean {
    if (typeof value === "string") names.add(value);
    return typeof value !== "object" || value === null || !isSchema(value) || collectSchema(value);
  }

  function collectSchema(schema: Schema): boolean {
    if (seen.has(schema) || MEMBERLESS.includes(definitionOf(schema).type)) return true;
    seen.add(schema);
    const { checks = [] } = definitionOf(schema);
    return partsOf(schema).every(collectSchema) && isNamed(schema) && checks.every(collectCheck);
  }

  function collectCheck(check: Check<never>): boolean {
    const { keywords } = factsOf(check) ?? {};
    return keywords !== undefined && collect(keywords);
  }

  function isNamed(schema: Schema): boolean {
    const def = definitionOf(schema);
    if (def.type !== "object") return true;
    for (const name of Object.keys(def.shape)) names.add(name);
    return def.catchall !== undefined && acceptsAnything(def.catchall);
  }
}
