import type { CheckNode } from "../../core/checks/check-node.ts";
import type { SchemaNames } from "../print/names.ts";
import type { Place } from "./place.ts";
import { planConjunction } from "./plan-conjunction.ts";

/** True for a check that becomes an object of zod, with the type that is inferred of it. */
export function isObjectForm(check: CheckNode, place: Place, names: SchemaNames): boolean {
  if (check.kind === "object") return true;
  if (check.kind === "reference")
    return names.isObject(check) && (place.isDeferred || !names.isCyclic(check));
  if (check.kind !== "allOf") return false;
  const { base, declared } = planConjunction(check, place, names);
  if (declared) return false;
  return base.kind === "object" || (base.kind === "one" && isObjectForm(base.check, place, names));
}
