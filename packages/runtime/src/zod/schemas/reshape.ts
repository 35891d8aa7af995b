import type * as z from "zod";
import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { type Check, definitionOf, factsOf, onAttach } from "../zod-internals.ts";
import { objectMethods } from "./object-methods.ts";

/** Methods that derive an object with fewer members, more optional members, or other members. */
const METHODS = ["pick", "omit", "partial", "exactPartial", "extend", "merge"] as const;

type Method = (typeof METHODS)[number];

/** The method and the object that a new object was derived from. */
export interface Reshaping {
  readonly method: Method;
  readonly before: z.ZodObject;
}

/** Keeps a check on objects that are derived from its object; zod would throw because there are checks. */
export function keptOnReshape<Value>(made: Check<Value>): Check<Value> {
  onAttach(made, (schema) => {
    if (definitionOf(schema).type !== "object") return;
    for (const method of METHODS) {
      const value = (argument: never) => reshaped(schema as z.ZodObject, method, argument); // its type says so
      Object.defineProperty(schema, method, { value, configurable: true, writable: true });
    }
  });
  return made;
}

function reshaped(before: z.ZodObject, method: Method, argument: never): z.ZodObject {
  const { checks: all = [] } = before.def;
  const bare = before.clone(util.mergeDefs(before.def, { checks: all.filter((check) => !factsOf(check)) }));
  const made: z.ZodObject = objectMethods[method].call(bare, argument);
  return all
    .filter(factsOf)
    .reduce(
      (next, check) => factsOf(check)?.reapply?.(next, { method, before }) ?? next.check(check as Check),
      made,
    );
}
