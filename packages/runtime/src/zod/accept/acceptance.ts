import type * as z from "zod";
import { ascend, currentDepth, descend, returnTo } from "../depth.ts";
import type { Accepts, AnySchema } from "./accepts.ts";
import { acceptsAnything } from "./accepts-anything.ts";
import { acceptsChecks, checksOf, isQuick } from "./accepts-checks.ts";
import { acceptsObject } from "./accepts-object.ts";
import { acceptsUnion } from "./accepts-union.ts";

const known = new WeakMap<z.core.$ZodType, Accepts | null>();

/**
 * A quick yes or no for a schema: without payloads, issues and copies. Undefined where a schema converts, or a function
 * of its user has a say: those are called once, by zod.
 */
export function acceptanceOf(schema: z.core.$ZodType): Accepts | undefined {
  const found = known.get(schema);
  if (found !== undefined) return found ?? undefined;
  const accepts = isTransparent(schema) ? build(schema) : null;
  known.set(schema, accepts);
  return accepts ?? undefined;
}

/** Asks from outside: wherever the answer went, also where it threw, the depth is as before. */
export function ask(accepts: Accepts, value: unknown): boolean {
  const depth = currentDepth();
  try {
    return accepts(value);
  } finally {
    returnTo(depth);
  }
}

/** True for what can be told from one value and its items, so that asking twice costs no more than twice. */
export function isFlat(schema: z.core.$ZodType): boolean {
  const { def } = (schema as AnySchema)._zod;
  if (def.type === "nullable" || def.type === "optional") return isFlat(def.innerType);
  if (def.type === "array") return isFlat(def.element);
  return LEAVES.includes(def.type) && isTransparent(schema);
}

const LEAVES: readonly string[] = [
  "string",
  "number",
  "boolean",
  "null",
  "unknown",
  "any",
  "never",
  "enum",
  "literal",
];

/** The schemas within a schema; undefined where it does more than accept or refuse. */
function partsOf(schema: z.core.$ZodType): readonly z.core.SomeType[] | undefined {
  const { def, traits } = (schema as AnySchema)._zod;
  switch (def.type) {
    case "nullable":
    case "optional":
      return [def.innerType];
    case "array":
      return [def.element];
    case "union":
      return def.options;
    case "intersection":
      return traits.has("Conjunction") ? [def.left, def.right] : undefined;
    case "lazy":
      return [def.getter()];
    case "object":
      return traits.has("StructurePreservingObject")
        ? [...Object.values(def.shape), ...(def.catchall ? [def.catchall] : [])]
        : undefined;
    default:
      return LEAVES.includes(def.type) && !("coerce" in def && def.coerce) ? [] : undefined;
  }
}

function isTransparent(schema: z.core.$ZodType): boolean {
  const seen = new Set<z.core.$ZodType>([schema]);
  for (const part of seen) {
    const parts = checksOf(part).every(isQuick) ? partsOf(part) : undefined;
    if (!parts) return false;
    for (const inner of parts) seen.add(inner as z.core.$ZodType); // SomeType is its structural shadow
  }
  return true;
}

/** The quick form of a part of something transparent. */
function acceptsPart(schema: z.core.SomeType): Accepts {
  const part = schema as z.core.$ZodType; // SomeType is its structural shadow
  const found = known.get(part);
  if (found) return found;
  // What contains itself asks for itself while it is built.
  let accepts: Accepts | undefined;
  known.set(part, (value) => (accepts as Accepts)(value));
  accepts = build(part);
  known.set(part, accepts);
  return accepts;
}

function build(schema: z.core.$ZodType): Accepts {
  const base = acceptsBase(schema);
  const checks = acceptsChecks(checksOf(schema));
  return checks ? (value) => base(value) && checks(value) : base;
}

/** The quick form of a schema without its checks. */
function acceptsBase(schema: z.core.$ZodType): Accepts {
  const { def, values } = (schema as AnySchema)._zod;
  switch (def.type) {
    case "string":
      return (value) => typeof value === "string";
    case "boolean":
      return (value) => typeof value === "boolean";
    case "number":
      return (value) => typeof value === "number" && Number.isFinite(value);
    case "null":
      return (value) => value === null;
    case "never":
      return () => false;
    case "enum":
    case "literal":
      return acceptsValues(values as ReadonlySet<unknown>);
    case "nullable": {
      const inner = acceptsPart(def.innerType);
      return (value) => value === null || inner(value);
    }
    case "optional": {
      const inner = acceptsPart(def.innerType);
      const isExact = schema._zod.traits.has("$ZodExactOptional");
      return isExact ? inner : (value) => value === undefined || inner(value);
    }
    case "array": {
      const item = acceptsPart(def.element);
      return (value) => Array.isArray(value) && acceptsItems(value, item);
    }
    case "union":
      return acceptsUnion(def, acceptsPart);
    case "intersection": {
      const [left, right] = [acceptsPart(def.left), acceptsPart(def.right)];
      return (value) => left(value) && right(value);
    }
    case "lazy":
      return acceptsDeeper(() => acceptsPart(def.getter()));
    case "object": {
      const others = def.catchall as z.core.$ZodType | undefined;
      const isClosed = others && !acceptsAnything(others);
      return acceptsObject({ shape: def.shape, others: isClosed ? others : undefined }, acceptsPart);
    }
    default:
      return () => true;
  }
}

function acceptsValues(values: ReadonlySet<unknown>): Accepts {
  const [only] = values;
  return values.size === 1 ? (value) => value === only : (value) => values.has(value);
}

function acceptsItems(items: readonly unknown[], accepts: Accepts): boolean {
  for (let index = 0; index < items.length; index += 1) if (!accepts(items[index])) return false;
  return true;
}

function acceptsDeeper(inner: () => Accepts): Accepts {
  let accepts: Accepts | undefined;
  return (value) => {
    if (!descend()) return false;
    accepts ??= inner();
    const isAccepted = accepts(value);
    ascend();
    return isAccepted;
  };
}
