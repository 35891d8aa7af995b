import { standsAlone } from "../../../core/model/facts/conjuncts.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { type BuiltSchema, typed } from "../built-schema.ts";
import { referenceSchema } from "../reference.ts";
import type { Scope } from "../scope.ts";
import { members, method, value, type ZodNode } from "../zod-node.ts";
import { objectNode, shapeOf } from "./object.ts";
import { objectForm } from "./object-form.ts";
import { isExtendable, type ObjectPiece, objectPieces, plainReference } from "./object-pieces.ts";

/**
 * `Base.extend({ … })` for an `allOf` of plain objects that share no member: it means the same as both together, stays
 * an object for those who use it, and is faster. What one part requires of another part's members follows it.
 */
export function extendedObject(schema: SchemaModel, scope: Scope): BuiltSchema | undefined {
  if (standsAlone(schema)) return undefined;
  const target = plainReference(schema);
  if (target)
    return isExtendable(target, scope) ? typed(referenceSchema(target, scope).node, "object") : undefined;
  const pieces = objectPieces(schema, scope);
  if (!pieces) return undefined;
  const described = new Set(objectForm(schema)?.members.keys());
  const [first, ...others] = pieces;
  if (!first) return undefined;
  const node = others.reduce(
    (base, piece) => method(base, "extend", shapeOfPiece(piece, described, scope)),
    firstPiece(first, described, scope),
  );
  const demands = demandsAmong(pieces, described);
  return typed(demands.length > 0 ? method(node, "required", trueFor(demands)) : node, "object");
}

function firstPiece(
  { schema, isReference }: ObjectPiece,
  described: ReadonlySet<string>,
  scope: Scope,
): ZodNode {
  return isReference ? referenceSchema(schema, scope).node : objectNode(schema, scope, described);
}

function shapeOfPiece(
  { schema, isReference }: ObjectPiece,
  described: ReadonlySet<string>,
  scope: Scope,
): ZodNode {
  return isReference
    ? { kind: "shape", of: referenceSchema(schema, scope).node }
    : shapeOf(schema, scope, described);
}

/** Members that one part requires and another describes without requiring them. */
function demandsAmong(pieces: readonly ObjectPiece[], described: ReadonlySet<string>): string[] {
  const demanded = pieces.flatMap(({ members, required }) =>
    [...required].filter((name) => !members.has(name) && described.has(name)),
  );
  const settled = new Set(
    pieces.flatMap(({ members, required }) => [...members].filter((name) => required.has(name))),
  );
  return [...new Set(demanded)].filter((name) => !settled.has(name));
}

function trueFor(names: readonly string[]): ZodNode {
  return members(
    names.map((key) => ({ key, node: value(true) })),
    { isCompact: true },
  );
}
