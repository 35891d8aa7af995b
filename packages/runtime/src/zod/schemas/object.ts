import * as z from "zod";
import { $constructor } from "zod/v4/core";
import { isObject } from "../json/json-type.ts";
import { type Members, membersOf } from "../parse/members.ts";
import { parseAs } from "../parse/parse-as.ts";
import { parseMembers } from "../parse/parse-members.ts";
import { describeObject } from "./object-json.ts";
import { objectMethods } from "./object-methods.ts";
import { describeValues, readOnce } from "./object-shape.ts";
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
const StructurePreservingObject: z.core.$constructor<z.ZodObject> = /* @__PURE__ */ $constructor<z.ZodObject>(
  "StructurePreservingObject",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodType> = z.ZodType; // an assertion signature needs a typed name
    base.init(instance, definition);
    for (const trait of ["ZodObject", "$ZodObject", "$ZodObjectJIT"]) instance._zod.traits.add(trait);
    readOnce(definition);
    describeValues(instance);
    instance._zod.processJSONSchema = (...place) => describeObject(definition, ...place);
    let members: Members | undefined; // a member may be defined later
    parseAs(instance, (payload, context) => {
      const input = payload.value;
      members ??= membersOf(definition);
      if (isObject(input)) return parseMembers(payload, context, members);
      payload.issues.push({ code: "invalid_type", expected: "object", input, inst: instance });
      return payload;
    });
  },
  // A getter has to stay one. Bundlers take a spread for a side effect, and would keep the class where nothing uses it.
  /* @__PURE__ */ Object.defineProperties(
    /* @__PURE__ */ Object.assign({}, handingThrough),
    /* @__PURE__ */ Object.getOwnPropertyDescriptors(objectMethods),
  ) as never, // zod knows their types
);

/** An object with the given members; other keys pass and are kept. `.strict()` rejects them, `.catchall()` types them. */
export function object<Shape extends z.core.$ZodLooseShape>(shape: Shape): OpenObject<Shape> {
  const definition = { type: "object", shape, catchall: unstated } as const;
  return new StructurePreservingObject(definition) as OpenObject<Shape>; // the constructor knows no shape
}

/** An object whose values all meet one schema, whatever their keys. */
// biome-ignore lint/complexity/noBannedTypes: the shape of an object without named members
export function record<Value extends z.ZodType>(value: Value): z.ZodObject<{}, z.core.$catchall<Value>> {
  return object({}).catchall(value);
}
