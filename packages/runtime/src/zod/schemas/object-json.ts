import type * as z from "zod";
import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import {
  definitionOf,
  descriptionOf,
  isOfClass,
  type JsonSchema,
  type Place,
  type Schema,
  whenAbsent,
  within,
} from "../zod-internals.ts";
import { unstated } from "./unconstrained.ts";

/** Describes an object as JSON Schema: members that are only required have no description. */
export function describeObject(
  { shape, catchall }: z.core.$ZodObjectDef,
  json: JsonSchema,
  place: Place,
): void {
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
