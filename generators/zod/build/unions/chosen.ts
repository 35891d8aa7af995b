import type { Choice } from "../../../core/types/discriminated-branch.ts";
import type { BuiltSchema } from "../built-schema.ts";
import { list, members, runtime, value } from "../zod-node.ts";

/** A schema with the values by which a discriminator chooses it, in its type alone. */
export function chosen(schema: BuiltSchema, choice: Choice | undefined): BuiltSchema {
  if (!choice || !schema.isTyped) return schema;
  const { propertyName, values } = choice;
  const chosenBy = members([{ key: propertyName, node: list(values.map(value)) }], { isCompact: true });
  return { ...schema, node: runtime("chosenBy", schema.node, chosenBy) };
}
