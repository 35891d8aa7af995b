import type * as z from "zod";
import { acceptanceOf } from "../accept/acceptance.ts";
import type { Accepts, ParseContext } from "../accept/accepts.ts";
import { type AcceptsMembers, acceptsMembers } from "../accept/accepts-object.ts";
import { currentDepth, descend, refuseDepth, returnTo } from "../accept/depth.ts";
import { type Members, membersOf } from "../accept/members.ts";
import type { Payload } from "../checks/check.ts";
import { parseMembers } from "./parse-members.ts";

/** How the objects of a definition are parsed. */
export interface ObjectParts {
  readonly members: Members;
  /** Where there are only named members, and all of them only accept or reject. */
  readonly accepts: AcceptsMembers | undefined;
}

/** Looks up, once, how the objects of a definition are parsed. */
export function partsOf(definition: z.core.$ZodObjectDef): ObjectParts {
  const members = membersOf(definition, acceptanceOf);
  const isQuick = !members.others && !members.isStripped && members.named.every(({ accepts }) => accepts);
  return {
    members,
    accepts: isQuick ? acceptsMembers(members.named as Members<Accepts>["named"]) : undefined,
  };
}

/**
 * Holds each member of an object to its schema and collects what each has against it. Positional for speed: this runs
 * once per object of a value.
 */
export function parseObject(
  payload: Payload,
  context: ParseContext,
  { members, accepts }: ObjectParts,
): Payload | Promise<Payload> {
  const place = currentDepth();
  if (!descend()) return refuseDepth(payload, context);
  try {
    if (!accepts) return parseMembers(payload, context, members);
    accepts(payload.value as Readonly<Record<string, unknown>>, payload.issues, context); // the caller has looked
    return payload;
  } finally {
    returnTo(place);
  }
}
