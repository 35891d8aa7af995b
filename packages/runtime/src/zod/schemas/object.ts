import * as z from "zod";
import { isObject } from "../json/json-type.ts";
import { parseMembers } from "../parse/parse-members.ts";
import { type Members, membersOf } from "../parse/rule.ts";
import {
  addClasses,
  defineClass,
  describeBy,
  describeMemberValues,
  parseBy,
  refuseType,
} from "../zod-internals.ts";
import { describeObject } from "./object-json.ts";
import { objectMethods } from "./object-methods.ts";
import { readOnce } from "./object-shape.ts";
import { handingThrough } from "./readonly.ts";
import { unstated } from "./unstated.ts";

/** An object whose unknown keys pass. The input index signature is left out of the type, so that a typing error shows. */
export type OpenObject<Shape extends z.core.$ZodLooseShape> = z.ZodObject<
  z.core.util.Writeable<Shape>,
  z.core.$strip
>;

/**
 * zod's object, except that it returns what it was given: keys keep their order, unknown keys stay (also one called
 * `__proto__`), and only own properties count. A property that is `undefined` is an absent one.
 */
const preservingObject = /* @__PURE__ */ defineClass<z.ZodObject>(
  "StructurePreservingObject",
  z.ZodType as unknown as z.core.$constructor<z.ZodObject>, // zod's class of objects brings parsers along
  // A getter has to stay one. Bundlers take a spread for a side effect, and would keep the class where nothing uses it.
  /* @__PURE__ */ Object.defineProperties(
    /* @__PURE__ */ Object.assign({}, handingThrough),
    /* @__PURE__ */ Object.getOwnPropertyDescriptors(objectMethods),
  ),
  (schema, definition) => {
    addClasses(schema, "ZodObject", "$ZodObject", "$ZodObjectJIT");
    readOnce(definition);
    describeMemberValues(schema);
    describeBy(schema, (json, place) => describeObject(definition, json, place));
    let members: Members | undefined; // a member may be defined later
    parseBy(schema, (payload, context) => {
      if (!isObject(payload.value)) return refuseType(payload, "object", schema);
      members ??= membersOf(definition);
      return parseMembers(payload, context, members);
    });
  },
);

/** An object with the given members; other keys pass and are kept. `.strict()` rejects them, `.catchall()` types them. */
export function object<Shape extends z.core.$ZodLooseShape>(shape: Shape): OpenObject<Shape> {
  const definition = { type: "object", shape, catchall: unstated } as const;
  return preservingObject(definition) as OpenObject<Shape>; // the class knows no shape
}

/** An object whose values all meet one schema, whatever their keys. */
// biome-ignore lint/complexity/noBannedTypes: the shape of an object without named members
export function record<Value extends z.ZodType>(value: Value): z.ZodObject<{}, z.core.$catchall<Value>> {
  return object({}).catchall(value);
}
