import type * as z from "zod";
import { processSchema, util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { unstated } from "./unstated.ts";

type Process = NonNullable<z.core.$ZodType["_zod"]["processJSONSchema"]>;
type Part = z.core.$ZodType;

/** Describes an object as JSON Schema: members that are only required have no description. */
export function describeObject(
  definition: z.core.$ZodObjectDef,
  ...[context, json, params]: Parameters<Process>
): void {
  const { shape, catchall } = definition as {
    readonly shape: Readonly<Record<string, Part>>;
    readonly catchall?: Part;
  };
  const described = (schema: Part, ...path: string[]) =>
    processSchema(schema, context, { ...params, path: [...params.path, ...path] });
  const properties: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(shape))
    if (member !== unstated) util.assignProp(properties, key, described(member, "properties", key));
  const required = Object.keys(shape).filter((key) => isRequired(shape[key] as Part, context.io)); // its own key
  Object.assign(json, { type: "object", properties, ...(required.length > 0 && { required }) });
  if (catchall ? catchall._zod.def.type === "never" : context.io === "output")
    json.additionalProperties = false;
  else if (catchall && catchall !== unstated)
    json.additionalProperties = described(catchall, "additionalProperties");
}

function isRequired(schema: Part, io: "input" | "output"): boolean {
  return io === "output" ? schema._zod.optout === undefined : mustBeGiven(schema);
}

/** What is replaced where it is wrong, or made of anything, is absent where nothing is said of that. */
function mustBeGiven(schema: Part): boolean {
  const { def, optin } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "catch") return mustBeGiven(def.innerType as Part); // SomeType is its structural shadow
  const isMade = def.type === "pipe" && (def.in as Part)._zod.traits.has("$ZodTransform");
  return isMade ? mustBeGiven(def.out as Part) : optin === undefined;
}
