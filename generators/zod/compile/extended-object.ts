import type { SchemaModel } from "../../core/model/schema-model.ts";
import { call, type Entry, objectLiteral } from "../layout/layout.ts";
import { type Expression, typed } from "./expression.ts";
import { objectExpression, shapeOf } from "./object.ts";
import { objectForm } from "./object-form.ts";
import { type ObjectPiece, objectPieces } from "./object-pieces.ts";
import { referenceExpression } from "./reference.ts";
import type { Scope } from "./scope.ts";

/**
 * `Base.extend({ … })` for an `allOf` of plain objects that share no member: it means the same as both together, stays
 * an object for those who use it, and is faster. What one part requires of another part's members follows it.
 */
export function extendedObject(schema: SchemaModel, scope: Scope): Expression | undefined {
  const pieces = objectPieces(schema, scope);
  if (!pieces) return undefined;
  const described = new Set(objectForm(schema)?.members.keys());
  const code = pieces.reduce((base, piece) => addPiece(base, piece, described, scope), "");
  const demands = demandsAmong(pieces, described);
  return typed(demands.length > 0 ? call(`${code}.required`, trueFor(demands)) : code, "object");
}

function addPiece(base: string, piece: ObjectPiece, described: ReadonlySet<string>, scope: Scope): string {
  const { schema, isReference } = piece;
  if (isReference) {
    const { code } = referenceExpression(schema, scope);
    return base === "" ? code : call(`${base}.extend`, `${code}.shape`);
  }
  return base === ""
    ? objectExpression(schema, scope, described)
    : call(`${base}.extend`, shapeOf(schema, scope, described));
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

function trueFor(names: readonly string[]): string {
  const entries: Entry[] = names.map((key) => ({ key, value: "true" }));
  return objectLiteral(entries, { compact: true });
}
