import type * as z from "zod";
import { ascend, descend } from "../depth.ts";
import { getOwn, isObject } from "../json-type.ts";
import type { Accepts } from "./accepts.ts";

/** The members of an object, and what holds for the others where something does. */
export interface ObjectParts {
  readonly shape: Readonly<Record<string, z.core.$ZodType>>;
  readonly others: z.core.$ZodType | undefined;
}

type JsonRecord = Readonly<Record<string, unknown>>;
type AcceptsMembers = (object: JsonRecord) => boolean;

/** An object whose members are all accepted. */
export function acceptsObject(
  { shape, others }: ObjectParts,
  acceptsOf: (schema: z.core.$ZodType) => Accepts,
): Accepts {
  const acceptsNamed = acceptsNamedMembers(shape, acceptsOf);
  const acceptsOthers = others && acceptsOtherMembers(new Set(Object.keys(shape)), acceptsOf(others));
  return (value) => {
    if (!isObject(value) || !descend()) return false;
    const isAccepted = acceptsNamed(value) && (acceptsOthers === undefined || acceptsOthers(value));
    ascend();
    return isAccepted;
  };
}

/** Side by side in lists, and each member read in place: this runs once per member of every value. */
function acceptsNamedMembers(
  shape: ObjectParts["shape"],
  acceptsOf: (schema: z.core.$ZodType) => Accepts,
): AcceptsMembers {
  const keys = Object.keys(shape);
  const accepts = Object.values(shape).map(acceptsOf);
  const isOptional = Object.values(shape).map((schema) => schema._zod.optin === "optional");
  const isInherited = keys.map((key) => key in Object.prototype);
  return (object) => {
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] as string; // the lists are equally long
      const value = isInherited[index] ? getOwn(object, key) : object[key];
      if (value === undefined ? !isOptional[index] : !accepts[index]?.(value)) return false;
    }
    return true;
  };
}

function acceptsOtherMembers(known: ReadonlySet<string>, accepts: Accepts): AcceptsMembers {
  return (object) =>
    Object.keys(object).every((key) => known.has(key) || object[key] === undefined || accepts(object[key]));
}
