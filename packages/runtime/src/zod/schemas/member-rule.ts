import type * as z from "zod";
import { acceptsAnything, partsOf } from "../accept/schema-parts.ts";
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
import { keptOnReshape } from "./reshape.ts";

/** Members of a derived object, compared with the original. */
interface Diff {
  /** Members that were removed. */
  readonly removed: ReadonlySet<string>;
  /** Members that became optional. */
  readonly relaxed: ReadonlySet<string>;
  /** All members that remain. */
  readonly present: ReadonlySet<string>;
}

/**
 * Marks a check as a rule about members. A derived object keeps the check if it can still apply; otherwise the method
 * throws, because a member of the rule was removed or became optional, or because a user function was added: without
 * the check, the object would accept what the description forbids.
 */
export function memberRule<Value>(made: Check<Value>): Check<Value> {
  const { keywords = {} } = factsOf(made) ?? {};
  const reapply: Facts["reapply"] = (object, { method, before }) => {
    const diff = diffOf(object, before);
    const isKept = method === "extend" || method === "merge" || diff.removed.size + diff.relaxed.size === 0;
    const broken = isKept ? new Set<string>() : brokenMembers(keywords, diff);
    if (broken?.size === 0) return object.check(made as Check);
    const names = broken ? [...broken].map((name) => JSON.stringify(name)).join(", ") : "all members";
    throw new Error(
      `.${method}() cannot be used on this object schema, because its description has a rule about ${names} (${Object.keys(keywords).join(", ")}). To drop such rules, use z.looseObject(schema.shape).${method}().`,
    );
  };
  return keptOnReshape(withFacts(made, { reapply }));
}

function diffOf({ shape }: z.ZodObject, { shape: before }: z.ZodObject): Diff {
  const names = Object.keys(before);
  const isOptional = (of: z.core.$ZodShape, name: string) =>
    Object.hasOwn(of, name) && whenAbsent(of[name] as Schema) !== undefined; // its own key
  return {
    removed: new Set(names.filter((name) => !Object.hasOwn(shape, name))),
    relaxed: new Set(names.filter((name) => isOptional(shape, name) && !isOptional(before, name))),
    present: new Set(Object.keys(shape)),
  };
}

/** Keywords that still apply after members were removed. */
const STABLE = /^(?:patternProperties|additionalProperties|propertyNames|maxProperties)$/;

/** Types of schemas whose constraints never name a member. */
const MEMBERLESS: readonly string[] = ["string", "number", "bigint", "array", "tuple"];

/** Returns the removed or relaxed members that keywords name; undefined if they constrain members they do not name. */
function brokenMembers(keywords: Keywords, diff: Diff): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  const seen = new Set<object>();
  if (!collect(keywords)) return undefined;
  return new Set([...names].filter((name) => diff.removed.has(name) || diff.relaxed.has(name)));

  function collect(from: Keywords): boolean {
    return Object.entries(from).every(([keyword, value]) => {
      if (STABLE.test(keyword)) return true;
      if (keyword === "dependentRequired" || keyword === "dependentSchemas")
        return collectDependent(value as Keywords);
      return ["not", "if", "then", "else", "allOf"].includes(keyword) && [value].flat().every(collectValue);
    });
  }

  /** Skips dependencies of removed members: they never apply. */
  function collectDependent(dependencies: Keywords): boolean {
    return Object.entries(dependencies).every(([key, value]) => {
      if (!diff.present.has(key)) return true;
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
