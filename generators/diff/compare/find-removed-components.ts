import type { ApiModel, ComponentModel } from "../../core/model/api-model.ts";
import type { CompareContext } from "../context.ts";
import type { Difference } from "../difference.ts";
import type { RuleId } from "../rules/index.ts";
import { DOCUMENT_POSITION, within } from "./position.ts";
import { tellInBase, tellInRevision } from "./tell.ts";

/** Components whose names are gone or former ones, without those of which it is told that they are called something else. */
export function findRemovedComponents(
  { base, revision }: CompareContext,
  told: readonly Difference[],
): Difference[] {
  const kept = new Set(revision.schemas.map(({ name }) => name));
  const renamed = new Set(told.filter(({ rule }) => RENAMES.has(rule)).map(({ before }) => before));
  return base.schemas
    .filter(({ name }) => !kept.has(name) && !renamed.has(name))
    .map((component) => tellGone(component, revision));
}

const RENAMES: ReadonlySet<RuleId> = new Set(["component-renamed", "component-renamed-with-alias"]);

function tellGone({ name, schema }: ComponentModel, { schemas }: ApiModel): Difference {
  const position = within(DOCUMENT_POSITION, "components");
  const told = { direction: "both", position, subject: name } as const;
  for (const { name: after, aliases } of schemas) {
    const alias = aliases.find((former) => former.name === name);
    if (alias)
      return tellInRevision("component-renamed-with-alias", {
        ...told,
        place: alias.place,
        before: name,
        after,
      });
  }
  return tellInBase("component-removed", { ...told, place: schema.place });
}
