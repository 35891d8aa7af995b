import type * as z from "zod";
import { type AnySchema, acceptsAnything, type QuickCheck } from "../accept/accepts.ts";
import type { OwnCheck } from "../checks/check.ts";
import type { Keywords } from "../checks/keywords.ts";
import { kept, withCheck } from "./reshape.ts";

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
export function speaking<Value>(made: OwnCheck<Value>): OwnCheck<Value> {
  const keywords = made._zod.keywords ?? {};
  made._zod.again = (object, { method, before }) => {
    const lack = lackOf(object, before);
    const isWhole = method === "extend" || lack.gone.size + lack.maybe.size === 0;
    const spoken = isWhole ? new Set<string>() : spokenOf(keywords, lack);
    if (spoken?.size === 0) return withCheck(object, made);
    const names = spoken ? [...spoken].map((name) => JSON.stringify(name)).join(", ") : "all members";
    throw new Error(
      `.${method}() cannot be used on this object schema, because its description has a rule about ${names} (${Object.keys(keywords).join(", ")}). To drop such rules, use z.looseObject(schema.shape).${method}().`,
    );
  };
  return kept(made);
}

function lackOf({ shape }: z.ZodObject, { shape: before }: z.ZodObject): Lack {
  const names = Object.keys(before);
  const isOptional = (member: z.core.SomeType | undefined) => member?._zod.optin !== undefined;
  return {
    gone: new Set(names.filter((name) => !Object.hasOwn(shape, name))),
    maybe: new Set(names.filter((name) => isOptional(shape[name]) && !isOptional(before[name]))),
    left: new Set(Object.keys(shape)),
  };
}

/** Keywords that hold for fewer members as they did for more. */
const HOLDING: readonly string[] = [
  "patternProperties",
  "additionalProperties",
  "propertyNames",
  "maxProperties",
];

/** The lacking members that keywords of an object speak of; undefined where they speak of members without naming them. */
function spokenOf(keywords: Keywords, lack: Lack): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  const seen = new Set<object>();
  if (!collect(keywords)) return undefined;
  return new Set([...names].filter((name) => lack.gone.has(name) || lack.maybe.has(name)));

  function collect(asked: Keywords): boolean {
    return Object.entries(asked).every(([keyword, value]) => {
      if (HOLDING.includes(keyword)) return true;
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
    return (
      typeof value !== "object" || value === null || !("_zod" in value) || collectSchema(value as AnySchema)
    );
  }

  function collectSchema(schema: AnySchema): boolean {
    if (seen.has(schema)) return true;
    seen.add(schema);
    const checks = (schema._zod.def.checks ?? []) as unknown as readonly QuickCheck[]; // checks of zod that may be ours
    return (
      partsOf(schema).every((part) => collectSchema(part as AnySchema)) &&
      isNamed(schema) &&
      checks.every(collectCheck)
    );
  }

  function collectCheck({ _zod: { keywords } }: QuickCheck): boolean {
    return keywords !== undefined && collect(keywords);
  }

  function isNamed({ _zod: { def } }: AnySchema): boolean {
    if (def.type !== "object") return true;
    for (const name of Object.keys(def.shape)) names.add(name);
    return def.catchall !== undefined && acceptsAnything(def.catchall);
  }
}

/** The schemas within that speak of the same value. */
function partsOf({ _zod: { def } }: AnySchema): readonly z.core.SomeType[] {
  switch (def.type) {
    case "union":
      return def.options;
    case "intersection":
      return [def.left, def.right];
    case "lazy":
      return [def.getter()];
    case "nullable":
    case "optional":
    case "nonoptional":
      return [def.innerType];
    default:
      return [];
  }
}
