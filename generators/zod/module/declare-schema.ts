import { docComment } from "../../core/emit/doc-comment.ts";
import { constDeclaration, type Statement } from "../../core/emit/source-file.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { appliesItself } from "../../core/types/leads-back.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import { compileSchema } from "../compile/compile-schema.ts";
import type { Expression } from "../compile/expression.ts";
import type { SchemaReading } from "../compile/scope.ts";
import { typeWriter } from "../compile/type-text.ts";
import { call } from "../layout/layout.ts";
import { builderDeclaration, deferredBy, deferredCode } from "./deferred.ts";
import type { FileModule } from "./file-module.ts";

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

/** Code below this length has a type that is as short. */
const SHORT = 40;

/**
 * `const name = …;`, built when it is first used. Its type is written out where it cannot infer that, and gets a name
 * where it is long: then the declarations of those who use it name it instead of repeating it.
 */
export function declareSchema(declaration: SchemaDeclaration, module: FileModule): DeclaredSchema {
  const { name, schema, reading, typeName } = declaration;
  const expression = compileSchema(schema, module.scope(reading));
  const { code } = expression;
  if (module.isCyclic(schema)) {
    const exportedType = typeName === undefined ? undefined : name;
    return { statements: cyclicDeclaration(declaration, expression, module), exportedType };
  }
  if (typeName !== undefined && code.length >= SHORT) {
    const statements = namedDeclaration({ ...declaration, typeName }, code, module);
    return { statements, exportedType: typeName };
  }
  const statements = [constOf(declaration, { initializer: deferredCode(code, module) })];
  return { statements, exportedType: undefined };
}

function cyclicDeclaration(
  declaration: SchemaDeclaration,
  { code: written, form }: Expression,
  module: FileModule,
): Statement[] {
  const { name, schema, reading, typeName } = declaration;
  // What each reference back says of the type was left out of it: the two cannot be compared.
  const code = appliesItself(schema) ? call(`${module.runtime("typed")}<${name}>`, written) : written;
  const { typeOf, textOf } = typeWriter(module.scope(reading));
  const node = typeOf(schema);
  const text = textOf(node);
  const type = `type ${name} =${text.startsWith("\n") ? "" : " "}${text};`;
  const annotation = `${module.z("ZodType")}<${name}, ${name}>`;
  const plain = constOf(declaration, { type: annotation, initializer: deferredCode(code, module) });
  if (typeName === undefined) return [type, plain];
  const exported = `${docComment(`The type of values that \`${name}\` accepts.`)}\nexport ${type}`;
  if (form !== "object" || !namesAllMembers(node)) return [exported, plain];
  // Held against the type first: to an object it is no more than a claim.
  const builder = module.builderOf(name);
  const object = `${module.runtime("RecursiveObject", true)}<${name}>`;
  return [
    exported,
    builderDeclaration({ name: builder, type: annotation, code }),
    constOf(declaration, { type: object, initializer: `${deferredBy(builder, module)} as ${object}` }),
  ];
}

/** True for the type of an object that has no members beside those with a name. */
function namesAllMembers(type: TypeNode): boolean {
  return type.kind === "object" && type.index === undefined;
}

function namedDeclaration(
  declaration: SchemaDeclaration & { readonly typeName: string },
  code: string,
  module: FileModule,
): Statement[] {
  const { name, typeName } = declaration;
  const builder = module.builderOf(name);
  const built = `${module.globalType("ReturnType")}<typeof ${builder}>`;
  const type = `interface ${typeName} extends ${module.runtime("SchemaType", true)}<${built}> {}`;
  return [
    builderDeclaration({ name: builder, code }),
    `${docComment(`The type of \`${name}\`.`)}\nexport ${type}`,
    constOf(declaration, { type: typeName, initializer: deferredBy(builder, module) }),
  ];
}

function constOf(
  { name, docs, typeName }: SchemaDeclaration,
  parts: { readonly type?: string; readonly initializer: string },
): Statement {
  return constDeclaration({ name, docs, exported: typeName !== undefined, ...parts });
}
