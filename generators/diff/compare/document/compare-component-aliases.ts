import type { ComponentModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { compareAliases, namesOf } from "./compare-aliases.ts";
import { DOCUMENT_POSITION, within } from "./position.ts";

/** Former names of components that are kept no longer, and those that are new. */
export function compareComponentAliases({ base, revision }: CompareContext): Difference[] {
  const position = within(DOCUMENT_POSITION, "components");
  return base.schemas.flatMap((component) => {
    const kept = findKept(component, revision.schemas) ?? { name: component.name, aliases: [] };
    return compareAliases({ base: component, revision: kept }, position);
  });
}

/** The component by its name, else what has one of its names now. */
function findKept(
  component: ComponentModel,
  components: readonly ComponentModel[],
): ComponentModel | undefined {
  const names = namesOf(component);
  return (
    components.find(({ name }) => name === component.name) ??
    components.find((other) => [...namesOf(other)].some((name) => names.has(name)))
  );
}
