import type { SchemaModel } from "../../core/model/schema-model.ts";
import { statesValue } from "../../core/types/discriminated-branch.ts";
import type { ModuleNames } from "./scope.ts";

/** Tells of branches that a discriminator chooses and that do not state its value: validators do not ask for it. */
export function reportUnstated(
  schema: SchemaModel,
  branches: readonly SchemaModel[],
  module: ModuleNames,
): void {
  const name = schema.discriminator?.propertyName;
  if (name === undefined) return;
  for (const branch of branches) {
    if (!statesValue(branch, name)) reportBranch(branch, name, module);
  }
}

/** The same for one schema that a discriminator chooses. */
export function reportBranch(branch: SchemaModel, name: string, module: ModuleNames): void {
  module.report(branch, {
    code: "discriminator-value-unstated",
    message: `Nothing fixes "${name}" here, which a discriminator goes by; validators do not ask for its value, since a discriminator changes nothing of what is valid.`,
    help: `Give the property "${name}" a "const" in the schema that is chosen.`,
  });
}
