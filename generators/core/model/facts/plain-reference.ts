import type { SchemaModel } from "../schema-model.ts";

/** The target of a reference without siblings other than annotations. */
export function plainReference(schema: SchemaModel): SchemaModel | undefined {
  const { location: _, annotations: __, reference, ...others } = schema;
  return Object.keys(others).length === 0 ? reference?.target : undefined;
}
