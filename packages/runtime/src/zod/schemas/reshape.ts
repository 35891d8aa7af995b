import type * as z from "zod";
import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { QuickCheck } from "../accept/accepts.ts";
import type { OwnCheck } from "../checks/check.ts";
import { objectMethods } from "./object-methods.ts";
import type { Lack } from "./spoken-of.ts";

/** Methods that make an object with fewer members, with more that may be absent, or with others. */
const METHODS = ["pick", "omit", "partial", "exactPartial", "extend"] as const;

type Method = (typeof METHODS)[number];

/**
 * A check that an object keeps when another one is made from it, where zod throws because there are checks. It stays where it
 * can still hold. One that speaks of a member that is left out, or that may be absent, stands in the way, as functions that
 * a user added do: dropped in silence, it would let pass what the description forbids.
 */
export function kept<Value>(made: OwnCheck<Value>): OwnCheck<Value> {
  made._zod.onattach.push((schema) => {
    if (schema._zod.def.type !== "object") return;
    for (const method of METHODS) {
      const value = (argument: never) => reshaped(schema as z.ZodObject, method, argument); // its type says so
      Object.defineProperty(schema, method, { value, configurable: true, writable: true });
    }
  });
  return made;
}

function reshaped(object: z.ZodObject, method: Method, argument: never): z.ZodObject {
  const all = (object._zod.def.checks ?? []) as unknown as readonly QuickCheck[]; // checks of zod that may be ours
  const others = all.filter(({ _zod }) => !_zod.accepts) as unknown as z.core.$ZodCheck<never>[];
  const bare = object.clone(util.mergeDefs(object._zod.def, { checks: others }));
  const made: z.ZodObject = objectMethods[method].call(bare, argument);
  const lack = method === "extend" ? undefined : lackOf(made, object);
  return all
    .filter(({ _zod }) => _zod.accepts)
    .reduce((next, check) => keep(next, check, { method, lack }), made);
}

/** What an object lacks of another one. */
function lackOf({ shape }: z.ZodObject, { shape: before }: z.ZodObject): Lack {
  const names = Object.keys(before);
  const isOptional = (member: z.core.SomeType | undefined) => member?._zod.optin !== undefined;
  return {
    gone: new Set(names.filter((name) => !Object.hasOwn(shape, name))),
    maybe: new Set(names.filter((name) => isOptional(shape[name]) && !isOptional(before[name]))),
    left: new Set(Object.keys(shape)),
  };
}

function keep(
  object: z.ZodObject,
  check: QuickCheck,
  { method, lack }: { readonly method: Method; readonly lack: Lack | undefined },
): z.ZodObject {
  const { again, keywords = {}, spokenOf } = check._zod;
  if (again) return again(object) as z.ZodObject; // the class stays
  const spoken = lack && lack.gone.size + lack.maybe.size > 0 && spokenOf ? spokenOf(lack) : new Set();
  if (spoken?.size === 0) return object.check(check as z.core.$ZodCheck<unknown>);
  const names = spoken ? [...spoken].map((name) => JSON.stringify(name)).join(", ") : "all members";
  throw new Error(
    `.${method}() cannot be used on this object schema, because its description has a rule about ${names} (${Object.keys(keywords).join(", ")}). To drop such rules, use z.looseObject(schema.shape).${method}().`,
  );
}
