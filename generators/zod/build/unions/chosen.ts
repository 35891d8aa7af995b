import type { ValueTypes } from "../../../core/model/facts/types-of.ts";
import type { Choice } from "../../../core/types/discriminated-branch.ts";
import { NEVER } from "../../../core/types/type-node.ts";
import { type BuiltSchema, typed } from "../built-schema.ts";
import { list, members, runtime, value, type WrittenType } from "../zod-node.ts";

const NO_VALUE: WrittenType = { kind: "type", type: NEVER, names: new Map() };

/** A schema that accepts values of some types, with the values by which a discriminator chooses it, in its type alone. */
export function chosen(schema: BuiltSchema, types: ValueTypes, choice: Choice | undefined): BuiltSchema {
  if (!choice || !schema.isTyped) return schema;
  // Only an object has the member: TypeScript would keep texts and lists with it, of which there are none.
  if (!types.has("object")) return typed({ ...runtime("typed", schema.node), type: NO_VALUE });
  const { propertyName, values } = choice;
  const chosenBy = members([{ key: propertyName, node: list(values.map(value)) }], { isCompact: true });
  return { ...schema, node: runtime("chosenBy", schema.node, chosenBy) };
}
