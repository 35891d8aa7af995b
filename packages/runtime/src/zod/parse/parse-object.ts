import type * as z from "zod";
import type { Accepts, ParseContext } from "../accept/accepts.ts";
import { acceptsPlain } from "../accept/accepts-leaf.ts";
import type { AcceptsMembers } from "../accept/accepts-object.ts";
import { currentDepth, descend, refuseDepth, returnTo } from "../accept/depth.ts";
import { type Member, type Members, membersOf } from "../accept/members.ts";
import type { Acceptance } from "../accept/provided-acceptance.ts";
import type { Payload } from "../checks/check.ts";
import { parseMembers } from "./parse-members.ts";

/** How the objects of a definition are parsed. */
export interface ObjectParts {
  readonly members: Members;
  /** Where there are only named members, and all of them only accept or reject. */
  readonly accepts: AcceptsMembers | undefined;
}

/** Looks up how the objects of a definition are parsed. */
export function partsOf(definition: z.core.$ZodObjectDef, acceptance: Acceptance | undefined): ObjectParts {
  const members = membersOf(definition, acceptance?.acceptanceOf ?? acceptsPlain);
  const isQuick = !members.others && !members.isStripped && members.named.every(({ accepts }) => accepts);
  const named = members.named as readonly Member<Accepts>[]; // where it is quick
  return { members, accepts: isQuick ? acceptance?.acceptsMembers(named) : undefined };
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
