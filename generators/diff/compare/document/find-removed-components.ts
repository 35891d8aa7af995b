import type { ApiModel, ComponentModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { CompareContext } from "../context.ts";
import { DOCUMENT_POSITION, within } from "./position.ts";
import { reportInBase, reportInRevision } from "./report.ts";

/** Components whose names are gone or former ones, without those of which it is told that they are called something else. */
export function findRemovedComponents(
  { base, revision }: CompareContext,
  reported: readonly Difference[],
): Difference[] {
  const kept = new Set(revision.schemas.map(({ name }) => name));
  const renamed = new Set(reported.filter(({ rule }) => RENAMES.has(rule)).map(({ before }) => before));
  return base.schemas
    .filter(({ name }) => !kept.has(name) && !renamed.has(name))
    .map((component) => reportRemoved(component, revision));
}

const RENAMES: ReadonlySet<RuleId> = new Set(["component-renamed", "component-renamed-with-alias"]);

function reportRemoved({ name, schema }: ComponentModel, { schemas }: ApiModel): Difference {
  const position = within(DOCUMENT_POSITION, "components");
  const reported = { direction: "both", position, subject: name } as const;
  for (const { name: after, aliases } of schemas) {
    const alias = aliases.find((former) => former.name === name);
    if (alias)
      return reportInRevision("component-renamed-with-alias", {
        ...reported,
        place: alias.place,
        before: name,
        after,
      });
  }
  return reportInBase("component-removed", { ...reported, place: schema.place });
}
