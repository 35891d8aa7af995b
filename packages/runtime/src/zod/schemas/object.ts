import * as z from "zod";
import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { isObject } from "../json/json-type.ts";
import { parseMembers } from "../parse/parse-members.ts";
import { type Members, membersOf } from "../parse/part-plan.ts";
import {
  addClasses,
  defineClass,
  definitionOf,
  describeBy,
  describeMemberValues,
  descriptionOf,
  isOfClass,
  type JsonSchema,
  type Place,
  parseBy,
  rejectType,
  type Schema,
  whenAbsent,
  within,
} from "../zod-internals.ts";
import { unstated } from "./deferred.ts";
import { objectMethods } from "./object-methods.ts";
import { preservingMethods } from "./preserving-methods.ts";

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

/** Getter of an object's members. zod reads `raw` if it does not need them evaluated. */
type ShapeGetter = (() => z.core.$ZodShape) & { raw?: z.core.$ZodShape };

/**
 * Reads the members of an object once, on first use: some are getters, whose schemas are defined later. A copy takes
 * them from its original: a getter may create another copy, which would contain yet another one.
 */
function readOnce(definition: z.core.$ZodObjectDef): void {
  const before: ShapeGetter | undefined = Object.getOwnPropertyDescriptor(definition, "shape")?.get;
  const shape = before?.raw ?? definition.shape;
  let read: z.core.$ZodShape | undefined;
  const get: ShapeGetter = () => {
    read ??= { ...(before?.() ?? shape) };
    Object.defineProperty(definition, "shape", { value: read });
    get.raw = read;
    return read;
  };
  get.raw = shape;
  Object.defineProperty(definition, "shape", { get });
}

/** Describes an object as JSON Schema: members that are only required have no description. */
function describeObject({ shape, catchall }: z.core.$ZodObjectDef, json: JsonSchema, place: Place): void {
  const [{ io }] = place;
  const properties: Record<string, unknown> = {};
  const members: [string, Schema][] = Object.entries(shape);
  for (const [key, member] of members)
    if (member !== unstated)
      util.assignProp(properties, key, descriptionOf(member, within(place, "properties", key)));
  const required = members.flatMap(([key, member]) => (isRequired(member, io) ? [key] : []));
  Object.assign(json, { type: "object", properties, ...(required.length > 0 && { required }) });
  if (catchall ? definitionOf(catchall).type === "never" : io === "output") json.additionalProperties = false;
  else if (catchall && catchall !== unstated)
    json.additionalProperties = descriptionOf(catchall, within(place, "additionalProperties"));
}

function isRequired(schema: Schema, io: "input" | "output"): boolean {
  return io === "output" ? whenAbsent(schema, "optout") === undefined : mustBeGiven(schema);
}

/** True if a member is required in the input. For `catch` and `preprocess`, the inner schema decides. */
function mustBeGiven(schema: Schema): boolean {
  const def = definitionOf(schema);
  if (def.type === "catch") return mustBeGiven(def.innerType);
  const isMade = def.type === "pipe" && isOfClass(def.in, "$ZodTransform");
  return isMade ? mustBeGiven(def.out) : whenAbsent(schema) === undefined;
}
