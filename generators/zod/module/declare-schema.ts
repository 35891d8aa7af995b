import { code, type Printable } from "../../core/emit/code.ts";
import { docComment } from "../../core/emit/doc-comment.ts";
import { constDeclaration, type Statement } from "../../core/emit/source-file.ts";
import { ALL_TYPES } from "../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { appliesItself } from "../../core/types/leads-back.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import { buildSchema } from "../build/build-schema.ts";
import type { BuiltSchema } from "../build/built-schema.ts";
import type { SchemaReading } from "../build/scope.ts";
import { typeWriter } from "../build/written-type.ts";
import { refersDeep, runtime, type WrittenType, type ZodNode } from "../build/zod-node.ts";
import { nodeType } from "../print/node-type.ts";
import { schemaCode, typeCode } from "../print/print-node.ts";
import { hasClashingMembers } from "./clashing-members.ts";
import { targetsOf } from "./cycles.ts";
import { builderDeclaration, declaredCode, deferredBy } from "./deferred.ts";
import type { FileModule } from "./file-module.ts";
import { typeSize } from "./type-size.ts";

/** A schema that gets a name in a file. */
export interface SchemaDeclaration {
  readonly name: string;
  readonly schema: SchemaModel;
  readonly reading: SchemaReading;
  /** Set for what the file exports: what the type of the schema is called. */
  readonly typeName?: string | undefined;
  readonly docs?: string | undefined;
}

/** The statements that declare a schema. */
export interface DeclaredSchema {
  readonly statements: readonly Statement[];
  /** The type that is exported beside the schema, where there is one. */
  readonly exportedType: string | undefined;
}

/** A type below this size needs no name. */
const SHORT = 100;

/**
 * `const name = …;`, built when it is first used. Its type is written out where it cannot infer that, and gets a name
 * where it is long: then the declarations of those who use it name it instead of repeating it.
 */
export function declareSchema(declaration: SchemaDeclaration, module: FileModule): DeclaredSchema {
  const { name, schema, reading, typeName } = declaration;
  const built = buildSchema(schema, module.scope(reading));
  module.noteObjects(built.node);
  if (module.hasWrittenType(schema)) {
    const exportedType = typeName === undefined ? undefined : name;
    return { statements: writtenDeclaration(declaration, built, module), exportedType };
  }
  if (typeName !== undefined && typeSize(built.node) >= SHORT) {
    const statements = namedDeclaration({ ...declaration, typeName }, built.node, module);
    return { statements, exportedType: typeName };
  }
  const initializer = declaredCode({ kind: "deferred", schema: built.node }, module);
  const type = nodeType(built.node, module);
  return { statements: [constOf(declaration, { type, initializer })], exportedType: undefined };
}

function writtenDeclaration(
  declaration: SchemaDeclaration,
  { node: built, form }: BuiltSchema,
  module: FileModule,
): Statement[] {
  const { name, schema, reading, typeName } = declaration;
  const { typeOf, typeOfTarget, written } = typeWriter(module.scope(reading));
  // What each reference back says of the type was left out of it: the two cannot be compared.
  const isRecursive = appliesItself(schema);
  const node = isRecursive ? { ...runtime("typed", built), type: namedType(name) } : built;
  let isInferred = true;
  const valueType = typeOf(schema, () => {
    isInferred = false;
  });
  const type = code`type ${name} =${typeCode(written(valueType), module)};`;
  const annotation = code`${module.z}.ZodType<${name}, ${name}>`;
  // TypeScript does not compare that deep, does not accept some types as themselves, and infers others in part.
  const isCompared =
    !module.goesDeep(schema) &&
    !refersDeep(built) &&
    (isRecursive ||
      (isInferred &&
        !hasClashingMembers(valueType, typeOfTarget) &&
        !targetsOf(schema).some((target) => module.isClashing(target, reading))));
  const claim = isCompared ? "" : " as never";
  const plain = constOf(declaration, {
    type: annotation,
    initializer: code`${schemaCode({ kind: "deferred", schema: node }, module)}${claim}`,
  });
  if (typeName === undefined) return [type, plain];
  const exported = code`
    ${docComment(`The type of values that \`${name}\` accepts.`)}
    export ${type}
  `;
  if (form !== "object" || !namesAllMembers(valueType)) return [exported, plain];
  // Held against the type first: to an object it is no more than a claim.
  const builder = module.builderOf(name);
  const object = code`${module.runtimeType("RecursiveObject")}<${name}>`;
  return [
    exported,
    builderDeclaration({ name: builder, type: annotation, node, claim }, module),
    constOf(declaration, { type: object, initializer: code`${deferredBy(builder, module)} as ${object}` }),
  ];
}

function namedType(name: string): WrittenType {
  const type = { kind: "reference", name, types: ALL_TYPES, meant: ALL_TYPES, isStringEnum: false } as const;
  return { kind: "type", type, names: new Map() };
}

/** True for the type of an object that has no members beside those with a name. */
function namesAllMembers(type: TypeNode): boolean {
  return type.kind === "object" && type.index === undefined;
}

function namedDeclaration(
  declaration: SchemaDeclaration & { readonly typeName: string },
  node: ZodNode,
  module: FileModule,
): Statement[] {
  const { name, typeName } = declaration;
  const builder = module.builderOf(name);
  const type = code`
    ${docComment(`The type of \`${name}\`.`)}
    export interface ${typeName} extends ${module.runtimeType("SchemaType")}<typeof ${builder}> {}
  `;
  return [
    builderDeclaration({ name: builder, node }, module),
    type,
    constOf(declaration, { type: typeName, initializer: deferredBy(builder, module) }),
  ];
}

function constOf(
  { name, docs, typeName }: SchemaDeclaration,
  parts: { readonly type?: Printable; readonly initializer: Printable },
): Statement {
  return constDeclaration({ name, docs, exported: typeName !== undefined, ...parts });
}
