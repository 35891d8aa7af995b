import { conjuncts } from "../../../core/model/facts/conjuncts.ts";
import { isOnly, typesOf } from "../../../core/model/facts/types-of.ts";
import type { Readings } from "../../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { inheritedChoice } from "../../../core/types/discriminated-branch.ts";
import { asRead, type SchemaFile, type SchemaReading, type Scope } from "../scope.ts";
import { addsMembersOnly, objectForm } from "./object-form.ts";

/** The objects that make up an `allOf` and can be put together as one; undefined where they cannot. */
export function objectPieces(schema: SchemaModel, scope: ObjectScope): readonly ObjectPiece[] | undefined {
  const parts = conjuncts(schema);
  if (parts.length === 0 || schema.dynamicReference || !addsMembersOnly(schema)) return undefined;
  const form = objectForm(schema);
  if (!form) return undefined;
  const pieces = [
    ...parts.map((part) => pieceOf(part, schema, scope)),
    ...(schema.object ? [ownPiece(schema)] : []),
  ];
  const known = pieces.filter(
    (piece): piece is ObjectPiece => piece !== undefined && isUsable(piece, form.members, scope),
  );
  return known.length === pieces.length ? known : undefined;
}

/**
 * True when a schema is declared as an object: others may extend it, and a union may find it by one of its members. A
 * declaration with a written type shows neither.
 */
export function isObjectDeclaration(schema: SchemaModel, { module, reading }: ObjectScope): boolean {
  return module.objects[reading].isDeclaration(schema);
}

/** True when a reference that stands alone is what an object is extended from: apart from its name, nothing of it is read. */
export function isExtendable(target: SchemaModel, { module, reading }: ObjectScope): boolean {
  return isOnly(typesOf(target), "object") && module.objects[reading].isExtendable(target);
}

/** Questions about component schemas that others refer to. */
interface ObjectQuestion {
  isDeclaration(schema: SchemaModel): boolean;
  isExtendable(schema: SchemaModel): boolean;
}

/** The same by the reading of the reference. */
export type ObjectQuestions = Readonly<Record<SchemaReading, ObjectQuestion>>;

/** The questions for the schemas of one run. */
export function objectQuestions(
  readings: Readings,
  hasWrittenType: (schema: SchemaModel) => boolean,
): ObjectQuestions {
  const inReading = (reading: SchemaReading): ObjectQuestions[SchemaReading] => {
    const isDeclaration = (schema: SchemaModel): boolean => {
      if (hasWrittenType(schema) || !objectForm(schema)) return false;
      const scope = { reading, readings, module: { objects: questions } };
      return conjuncts(schema).length === 0 || objectPieces(schema, scope) !== undefined;
    };
    return {
      isDeclaration,
      isExtendable: (schema) => isDeclaration(schema) && !inheritedChoice(schema),
    };
  };
  const questions = {
    exact: inReading("exact"),
    tolerant: inReading("tolerant"),
    plain: inReading("plain"),
  };
  return questions;
}

/** What deciding about objects needs to know of a scope. */
type ObjectScope = Pick<Scope, "reading" | "readings"> & { readonly module: Pick<SchemaFile, "objects"> };

/** One of the objects: the target of a reference, or one that is written in place. */
export interface ObjectPiece {
  readonly schema: SchemaModel;
  readonly isReference: boolean;
  readonly members: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

function pieceOf(part: SchemaModel, { reference }: SchemaModel, scope: ObjectScope): ObjectPiece | undefined {
  const target = part === reference?.target ? part : plainReference(part);
  if (!target && conjuncts(part).length > 0) return undefined;
  const schema = target ?? asRead(part, scope);
  const form = objectForm(schema);
  // What is written in place gives its members alone; a name brings all that it asks.
  if (!form || (!target && !form.isPlain)) return undefined;
  const members = new Set(form.members.keys());
  return { schema, isReference: target !== undefined, members, required: form.required };
}

function ownPiece(schema: SchemaModel): ObjectPiece {
  const { properties, required } = schema.object ?? {};
  return { schema, isReference: false, members: new Set(properties?.keys()), required: new Set(required) };
}

/** The target of a reference that stands alone, apart from what only says something about it. */
export function plainReference(schema: SchemaModel): SchemaModel | undefined {
  const { place: _, annotations: __, reference, ...others } = schema;
  return Object.keys(others).length === 0 ? reference?.target : undefined;
}

/** A name brings along what it requires without describing it. */
function isUsable(
  piece: ObjectPiece,
  described: ReadonlyMap<string, SchemaModel>,
  scope: ObjectScope,
): boolean {
  if (!piece.isReference) return true;
  // Extending takes the members alone, and so loses what else the type says.
  if (!isObjectDeclaration(piece.schema, scope) || inheritedChoice(piece.schema)) return false;
  return ![...piece.required].some((name) => !piece.members.has(name) && described.has(name));
}
