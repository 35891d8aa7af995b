import type * as z from "zod";
import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { QuickCheck } from "../accept/accepts.ts";
import type { OwnCheck } from "../checks/check.ts";
import { objectMethods } from "./object-methods.ts";

/** Methods that make an object with fewer members, with more that may be absent, or with others. */
const METHODS = ["pick", "omit", "partial", "exactPartial", "extend"] as const;

type Method = (typeof METHODS)[number];

/** How an object was made from another one. */
export interface Reshaping {
  readonly method: Method;
  readonly before: z.ZodObject;
}

/** A check that an object keeps when another one is made from it, where zod throws because there are checks. */
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

function reshaped(before: z.ZodObject, method: Method, argument: never): z.ZodObject {
  const all = (before._zod.def.checks ?? []) as unknown as readonly QuickCheck[]; // checks of zod that may be ours
  const others = all.filter(({ _zod }) => !_zod.keywords) as unknown as z.core.$ZodCheck<never>[];
  const bare = before.clone(util.mergeDefs(before._zod.def, { checks: others }));
  const made: z.ZodObject = objectMethods[method].call(bare, argument);
  return all
    .filter(({ _zod }) => _zod.keywords)
    .reduce((next, check) => check._zod.again?.(next, { method, before }) ?? withCheck(next, check), made);
}

// An object with one more check, which may be ours.
export function withCheck(object: z.ZodObject, check: QuickCheck): z.ZodObject {
  return object.check(check as z.core.$ZodCheck<unknown>);
}
