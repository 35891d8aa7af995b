import * as z from "zod";
import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { QuickCheck } from "../accept/accepts.ts";
import type { OwnCheck } from "../checks/check.ts";
import type { Lack } from "./spoken-of.ts";

type Mask = Record<string, unknown>;

/**
 * How one object is made from another, where zod throws because there are checks. Checks of a description are kept where
 * they can still hold. Those that speak of a member that is left out, or that may be absent, stand in the way, as functions
 * that a user added do: dropped in silence, they would let pass what the description forbids.
 */
const reshaping = {
  pick(this: z.ZodObject, mask: Mask): z.ZodObject {
    const gone = Object.keys(this.shape).filter((key) => !mask[key]);
    return reshaped(this, { method: "pick", gone }, (bare) => util.pick(bare, mask));
  },
  omit(this: z.ZodObject, mask: Mask): z.ZodObject {
    const gone = Object.keys(mask).filter((key) => mask[key]);
    return reshaped(this, { method: "omit", gone }, (bare) => util.omit(bare, mask));
  },
  partial(this: z.ZodObject, mask?: Mask): z.ZodObject {
    const lack = { method: "partial", maybe: newlyOptional(this, mask) };
    return reshaped(this, lack, (bare) => util.partial(z.ZodOptional, bare, mask));
  },
  exactPartial(this: z.ZodObject, mask?: Mask): z.ZodObject {
    const lack = { method: "exactPartial", maybe: newlyOptional(this, mask) };
    return reshaped(this, lack, (bare) => util.partial(z.ZodExactOptional, bare, mask, "exactPartial"));
  },
  extend(this: z.ZodObject, shape: z.core.$ZodLooseShape): z.ZodObject {
    if (!ofDescription(this).isAll) return util.extend(this, shape);
    return reshaped(this, { method: "extend" }, (bare) => util.safeExtend(bare, shape));
  },
};

/** A check that an object keeps when another one is made from it. It brings the methods that do so. */
export function kept<Value>(made: OwnCheck<Value>): OwnCheck<Value> {
  made._zod.onattach.push((schema) => {
    if (schema._zod.def.type !== "object") return;
    for (const [name, method] of Object.entries(reshaping)) {
      const value = method.bind(schema as z.ZodObject); // its type says so
      Object.defineProperty(schema, name, { value, configurable: true, writable: true });
    }
  });
  return made;
}

interface Change {
  readonly method: string;
  /** Members that are left out. */
  readonly gone?: readonly string[];
  /** Members that may be absent from now on. */
  readonly maybe?: readonly string[];
}

function reshaped(
  object: z.ZodObject,
  { method, gone = [], maybe = [] }: Change,
  reshape: (bare: z.ZodObject) => z.ZodObject,
): z.ZodObject {
  const { checks, others, isAny } = ofDescription(object);
  if (!isAny) return reshape(object);
  const made = reshape(object.clone(util.mergeDefs(object._zod.def, { checks: others })));
  const lack: Lack = {
    gone: new Set(gone),
    maybe: new Set(maybe),
    left: new Set(Object.keys(made.shape)),
  };
  return checks.reduce((next, check) => keep(next, check, { method, lack }), made);
}

function keep(
  object: z.ZodObject,
  check: QuickCheck,
  { method, lack }: { readonly method: string; readonly lack: Lack },
): z.ZodObject {
  const { again, keywords = {}, spokenOf } = check._zod;
  if (again) return again(object) as z.ZodObject; // the class stays
  const spoken = lack.gone.size + lack.maybe.size > 0 && spokenOf ? spokenOf(lack) : new Set();
  if (spoken?.size === 0) return object.check(check as z.core.$ZodCheck<unknown>);
  const names = spoken ? [...spoken].map((name) => JSON.stringify(name)).join(", ") : "all members";
  throw new Error(
    `.${method}() cannot be used on this object schema, because its description has a rule about ${names} (${Object.keys(keywords).join(", ")}). To drop such rules, use z.looseObject(schema.shape).${method}().`,
  );
}

/** The checks of an object: those that its description asks for, and others. */
function ofDescription({ _zod: { def } }: z.ZodObject) {
  const all = (def.checks ?? []) as unknown as readonly QuickCheck[]; // checks of zod that may be ours
  const checks = all.filter(({ _zod }) => _zod.accepts);
  const others = all.filter(({ _zod }) => !_zod.accepts) as unknown as z.core.$ZodCheck<never>[];
  return { checks, others, isAny: checks.length > 0, isAll: others.length === 0 };
}

function newlyOptional({ shape }: z.ZodObject, mask: Mask | undefined): string[] {
  const keys = mask ? Object.keys(mask).filter((key) => mask[key]) : Object.keys(shape);
  return keys.filter((key) => shape[key]?._zod.optin === undefined);
}
