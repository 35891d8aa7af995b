import type { CompareContext } from "../../context.ts";
import type { SchemaFinding, SchemaPair, WalkedPair } from "../finding.ts";
import { flatten } from "../flatten.ts";
import { declaredNames } from "./pair-members.ts";

/** Reports a renamed component: the old name was removed, the new one was added, and both schemas are alike. */
export function compareComponents(
  { base, revision, containment }: CompareContext,
  pair: WalkedPair,
): SchemaFinding[] {
  const [left, right] = [pair.base.reference, pair.revision.reference];
  const [before, after] = [left?.component, right?.component];
  if (!left || !right || before === undefined || after === undefined || before === after) return [];
  const isRemoved = !revision.schemas.some(({ name }) => name === before);
  const isNew = !base.schemas.some(({ name }) => name === after);
  const targets = { base: left.target, revision: right.target };
  if (!isRemoved || !isNew || !(containment.isSame(targets.base, targets.revision) || areAlike(targets)))
    return [];
  return [
    {
      rule: "component-renamed",
      direction: "both",
      side: "revision",
      location: right.target.location,
      subject: before,
      before,
      after,
      certain: true,
      path: pair.path,
    },
  ];
}

/** True for objects that share at least half of their properties. */
function areAlike({ base, revision }: SchemaPair): boolean {
  const [left, right] = [base, revision].map((schema) => declaredNames(flatten(schema).parts));
  const shared = [...(left ?? [])].filter((name) => right?.has(name)).length;
  return shared > 0 && shared * 2 >= Math.max(left?.size ?? 0, right?.size ?? 0);
}
