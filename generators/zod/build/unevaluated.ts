import type { SchemaModel } from "../../core/model/schema-model.ts";
import { buildSchema } from "./build-schema.ts";
import type { BuiltSchema } from "./built-schema.ts";
import { innerScope, type Scope } from "./scope.ts";
import { type Member, members, runtime } from "./zod-node.ts";

/** The schema with what holds for the members and items that none of its parts has looked at. */
export function withUnevaluated(
  { object, array }: SchemaModel,
  built: BuiltSchema,
  scope: Scope,
): BuiltSchema {
  const entry = (key: string, rest: SchemaModel | undefined): Member[] =>
    rest ? [{ key, node: buildSchema(rest, innerScope(rest, scope)).node }] : [];
  const rests = [
    ...entry("properties", object?.unevaluatedProperties),
    ...entry("items", array?.unevaluatedItems),
  ];
  if (rests.length === 0) return built;
  return { ...built, node: runtime("unevaluated", built.node, members(rests, { isCompact: true })) };
}
