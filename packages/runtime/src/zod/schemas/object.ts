import * as z from "zod";
import { isObject } from "../json/json-type.ts";
import { parseMembers } from "../parse/parse-members.ts";
import { type Members, membersOf } from "../parse/part-plan.ts";
import {
  addClasses,
  defineClass,
  describeBy,
  describeMemberValues,
  parseBy,
  rejectType,
} from "../zod-internals.ts";
import { describeObject } from "./object-json.ts";
import { objectMethods } from "./object-methods.ts";
import { readOnce } from "./object-shape.ts";
import { preservingMethods } from "./preserving-methods.ts";
import { unstated } from "./unconstrained.ts";

/** An object that accepts unknown keys. Its type has no index signature, so the compiler reports misspelled keys. */
export type OpenObject<Shape extends z.core.$ZodLooseShape> = z.ZodObject<
  z.core.util.Writeable<Shape>,
  z.core.$strip
>;

/**
 * zod's object, except that it returns its input: keys keep their order, unknown keys are kept (also `__proto__`), and
 * only own properties count. A property that is `undefined` counts as absent.
 */
const preservingObject = /* @__PURE__ */ defineClass<z.ZodObject>(
  "StructurePreservingObject",
  z.ZodType as unknown as z.core.$constructor<z.ZodObject>, // zod's class of objects would add parsers to the bundle
  // Not a spread: it would evaluate the getter, and bundlers treat it as a side effect that keeps an unused class.
  /* @__PURE__ */ Object.defineProperties(
    /* @__PURE__ */ Object.assign({}, preservingMethods),
    /* @__PURE__ */ Object.getOwnPropertyDescriptors(objectMethods),
  ),
  (schema, definition) => {
    addClasses(schema, "ZodObject", "$ZodObject", "$ZodObjectJIT");
    readOnce(definition);
    describeMemberValues(schema);
    describeBy(schema, (json, place) => describeObject(definition, json, place));
    let members: Members | undefined; // a member may be defined later
    parseBy(schema, (payload, context) => {
      if (!isObject(payload.value)) return rejectType(payload, "object", schema);
      members ??= membersOf(definition);
      return parseMembers(payload, context, members);
    });
  },
);

/** An object with the given members; other keys are accepted and kept, unless you use `.strict()` or `.catchall()`. */
export function object<Shape extends z.core.$ZodLooseShape>(shape: Shape): OpenObject<Shape> {
  const definition = { type: "object", shape, catchall: unstated } as const;
  return preservingObject(definition) as OpenObject<Shape>; // the class knows no shape
}

/** An object whose values all match one schema, whatever their keys. */
// biome-ignore lint/complexity/noBannedTypes: the shape of an object without named members
export function record<Value extends z.ZodType>(value: Value): z.ZodObject<{}, z.core.$catchall<Value>> {
  return object({}).catchall(value);
}
