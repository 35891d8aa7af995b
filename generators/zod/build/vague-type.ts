import { conjuncts } from "../../core/model/facts/conjuncts.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { appliesCircle } from "../../core/types/leads-back.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import type { Scope } from "./scope.ts";
import { type TypeWriter, typeWriter } from "./written-type.ts";

/**
 * True for a schema whose type may be unknown although all of its values are objects: one that applies itself, since the
 * circle says nothing in the type, and one that builds on a schema whose type is written out, and is that of any value.
 */
export function hasVagueType(schema: SchemaModel, scope: Scope): boolean {
  if (appliesCircle(schema)) return true;
  if (!buildsOnWritten(schema, scope, new Set())) return false;
  const writer = typeWriter(scope);
  return !isOfObjects(writer.typeOf(schema), writer, new Set());
}

function buildsOnWritten(schema: SchemaModel, scope: Scope, seen: Set<SchemaModel>): boolean {
  seen.add(schema);
  return conjuncts(schema).some(
    (part) => !seen.has(part) && (scope.module.hasWrittenType(part) || buildsOnWritten(part, scope, seen)),
  );
}

/** True where a type has members, references followed. */
function isOfObjects(type: TypeNode, writer: TypeWriter, seen: Set<string>): boolean {
  const isSo = (part: TypeNode) => isOfObjects(part, writer, seen);
  if (type.kind === "union") return type.members.every(isSo);
  if (type.kind === "intersection") return type.members.some(isSo);
  if (type.kind !== "reference") return type.kind === "object";
  if (seen.has(type.name)) return false;
  seen.add(type.name);
  const target = writer.typeOfTarget(type);
  return target !== undefined && isSo(target);
}
