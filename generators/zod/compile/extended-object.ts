import type { SchemaModel } from "../../core/model/schema-model.ts";
import { call, type Entry, objectLiteral } from "../layout/layout.ts";
import { type Expression, typed } from "./expression.ts";
import { conjuncts } from "./json-types.ts";
import { objectExpression, shapeOf } from "./object.ts";
import { addsMembersOnly, objectForm } from "./object-form.ts";
import { referenceExpression } from "./reference.ts";
import type { Scope } from "./scope.ts";

/**
 * `Base.extend({ … })` for an `allOf` of plain objects that share no member: it means the same as both together, stays
 * an object for those who use it, and is faster. What one part requires of another part's members follows it.
 */
export function extendedObject(schema: SchemaModel, scope: Scope): Expression | undefined {
  const parts = conjuncts(schema);
  const form = objectForm(schema);
  if (parts.length === 0 || schema.dynamicReference || !form || !addsMembersOnly(schema)) return undefined;
  const pieces = [
    ...parts.map((part) => pieceOf(part, schema)),
    ...(schema.object ? [ownPiece(schema)] : []),
  ];
  const known = pieces.filter(
    (piece): piece is Piece => piece !== undefined && isUsable(piece, form.members, scope),
  );
  if (known.length !== pieces.length) return undefined;
  const described = new Set(form.members.keys());
  const code = known.reduce((base, piece) => addPiece(base, piece, described, scope), "");
  const demands = demandsAmong(known, described);
  return typed(demands.length > 0 ? call(`${code}.required`, trueFor(demands)) : code, "object");
}

/** One of the objects: the target of a reference, or one that is written in place. */
interface Piece {
  readonly schema: SchemaModel;
  readonly isReference: boolean;
  readonly members: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

function pieceOf(part: SchemaModel, { reference }: SchemaModel): Piece | undefined {
  const target = part === reference?.target ? part : plainReference(part);
  if (!target && conjuncts(part).length > 0) return undefined;
  const form = objectForm(target ?? part);
  if (!form) return undefined;
  const members = new Set(form.members.keys());
  return { schema: target ?? part, isReference: target !== undefined, members, required: form.required };
}

function ownPiece(schema: SchemaModel): Piece {
  const { properties, required } = schema.object ?? {};
  return { schema, isReference: false, members: new Set(properties?.keys()), required: new Set(required) };
}

/** The target of a reference that stands alone, apart from what only says something about it. */
function plainReference(schema: SchemaModel): SchemaModel | undefined {
  const { place: _, annotations: __, reference, ...others } = schema;
  return Object.keys(others).length === 0 ? reference?.target : undefined;
}

/** A name for what contains this place is not there yet; and a name brings along what it requires without describing it. */
function isUsable(piece: Piece, described: ReadonlyMap<string, SchemaModel>, scope: Scope): boolean {
  if (!piece.isReference) return true;
  if (scope.module.isCyclic(piece.schema)) return false;
  return ![...piece.required].some((name) => !piece.members.has(name) && described.has(name));
}

function addPiece(base: string, piece: Piece, described: ReadonlySet<string>, scope: Scope): string {
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
function demandsAmong(pieces: readonly Piece[], described: ReadonlySet<string>): string[] {
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
