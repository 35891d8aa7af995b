import type { BumpedPackage, BumpLevel, Bumps } from "../change.ts";
import type { Difference } from "../difference.ts";
import { highestLevel } from "../group/merge-bumps.ts";

/** What a change means for the packages that are written from the description. */
export type PackageBumps = Readonly<Partial<Record<Exclude<BumpedPackage, "spec" | "sandbox">, BumpLevel>>>;

/**
 * The bumps of one difference: events are no business of the client, operations none of the webhooks. `spec` takes the
 * highest of all; `sandbox` a minor as soon as more than words changed.
 */
export function bumpsFor({ reached }: Pick<Difference, "reached">, bumps: PackageBumps): Bumps {
  const { client, webhooks, ...others } = bumps;
  const own = {
    ...others,
    ...(client && reached.kind !== "webhook" ? { client } : {}),
    ...(webhooks && reached.kind !== "operation" ? { webhooks } : {}),
  };
  const spec = highestLevel(Object.values(own));
  if (!spec) return {};
  return { spec, ...own, sandbox: spec === "patch" ? "patch" : "minor" };
}

/** The bumps where something has a name more or less: components are no business of the client's own. */
export function bumpsOfNames(difference: Pick<Difference, "reached">, level: BumpLevel): Bumps {
  const isOperation = difference.reached.kind === "operation";
  return bumpsFor(difference, { types: level, zod: level, ...(isOperation ? { client: level } : {}) });
}

/** The bumps where only words changed: a patch of whatever repeats them. */
export function bumpsForWords(difference: Pick<Difference, "reached">): Bumps {
  return bumpsFor(difference, {
    types: "patch",
    client: "patch",
    zod: "patch",
    webhooks: "patch",
    errors: "patch",
  });
}
