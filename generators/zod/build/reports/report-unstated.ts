import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { statesValue } from "../../../core/types/discriminated-branch.ts";
import type { SchemaFile } from "../scope.ts";

/** Reports branches of a discriminator that do not fix its value: validators do not check it. */
export function reportUnstated(
  schema: SchemaModel,
  branches: readonly SchemaModel[],
  module: SchemaFile,
): void {
  const name = schema.discriminator?.propertyName;
  if (name === undefined) return;
  for (const branch of branches) {
    if (!statesValue(branch, name)) reportBranch(branch, name, module);
  }
}

/** The same for one schema that a discriminator chooses. */
export function reportBranch(branch: SchemaModel, name: string, module: SchemaFile): void {
  module.report(branch, {
    code: "discriminator-value-unstated",
    message: `A discriminator uses the property "${name}", but this schema does not fix its value. Validators do not check the value, because a discriminator does not change what is valid.`,
    help: `Add "const" to the property "${name}" in this schema.`,
  });
}
