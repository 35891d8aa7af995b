import { renamedTo } from "../../core/emit/doc-comment.ts";
import { constDeclaration, printSourceFile } from "../../core/emit/source-file.ts";
import { commentText } from "../../core/emit/text.ts";
import type { MediaTypeModel, OperationModel, ParameterModel } from "../../core/model/api-model.ts";
import { isJson } from "../../core/model/media-type.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { compileSchema } from "../compile/compile-schema.ts";
import type { Scope } from "../compile/scope.ts";
import { call, type Entry, objectLiteral } from "../layout/layout.ts";
import { FileModule } from "../module/file-module.ts";
import type { Library } from "../module/library.ts";
import {
  type NamedOperation,
  nameOperations,
  type OperationAlias,
  type OperationNames,
} from "./name-operations.ts";

/** One file per operation with the validators of its request (exact) and its replies (tolerant), and an index. */
export function operationFiles(library: Library): GeneratedFile[] {
  const names = nameOperations(library);
  if (names.named.length === 0) return [];
  return [
    ...names.named.map((operation) => operationFile(operation, library)),
    ...names.aliases.flatMap((alias) => aliasFiles(alias, library)),
    indexFile(names, library),
  ];
}

function operationFile({ name, file, operation }: NamedOperation, library: Library): GeneratedFile {
  const module = new FileModule(library, { folder: "operations", declares: name });
  const members: Entry[] = [
    { key: "request", value: requestLiteral(operation, module.scope("exact")) },
    { key: "response", value: responseLiteral(operation, module.scope("tolerant")) },
  ];
  const docs = commentText(`\`${operation.httpMethod.toUpperCase()} ${operation.path}\``);
  const own = constDeclaration({ name, docs, initializer: objectLiteral(members) });
  const statements = [...module.takeDeclarations(), own];
  return {
    path: `operations/${file}.ts`,
    text: printSourceFile({ header: library.header, imports: module.imports, statements }),
  };
}

const PLACES = [
  { key: "path", in: "path" },
  { key: "query", in: "query" },
  { key: "headers", in: "header" },
  { key: "cookies", in: "cookie" },
] as const;

function requestLiteral({ parameters, requestBody }: OperationModel, scope: Scope): string {
  const entries: Entry[] = PLACES.flatMap((place) => {
    const list = parameters.filter((parameter) => parameter.in === place.in);
    return list.length > 0 ? [{ key: place.key, value: parametersExpression(list, scope) }] : [];
  });
  const body = requestBody && jsonExpression(requestBody.content, scope);
  if (body) entries.push({ key: "body", value: requestBody.required ? body : `${body}.optional()` });
  return objectLiteral(entries);
}

function parametersExpression(parameters: readonly ParameterModel[], scope: Scope): string {
  const entries = parameters.map(({ name, required, schema }) => {
    const { code } = compileSchema(schema, scope);
    return { key: name, value: required ? code : `${code}.exactOptional()` };
  });
  return call(scope.module.runtime("object"), objectLiteral(entries));
}

function responseLiteral({ responses }: OperationModel, scope: Scope): string {
  const entries = responses.flatMap(({ status, content }) => {
    const value = jsonExpression(content, scope);
    return value ? [{ key: status, value }] : [];
  });
  return objectLiteral(entries);
}

/** What is described of the first JSON body. */
function jsonExpression(content: readonly MediaTypeModel[], scope: Scope): string | undefined {
  const json = content.find(({ contentType, schema }) => schema && isJson(contentType));
  return json?.schema && compileSchema(json.schema, scope).code;
}

function aliasFiles({ written, of }: OperationAlias, { header, options }: Library): GeneratedFile[] {
  if (written === undefined) return [];
  const imports = [{ from: `./${of.file}${options.importExtension}`, names: [of.name] }];
  const own = constDeclaration({
    name: written.name,
    docs: renamedTo(of.name),
    type: `typeof ${of.name}`,
    initializer: of.name,
  });
  const text = printSourceFile({ header, imports, statements: [own] });
  return [{ path: `operations/${written.file}.ts`, text }];
}

function indexFile({ named, aliases }: OperationNames, { header, options }: Library): GeneratedFile {
  const imports = named.map(({ name, file }) => ({
    from: `./${file}${options.importExtension}`,
    names: [name],
  }));
  const former = aliases.map(({ operationId, of }) => ({
    key: operationId,
    value: of.name,
    docs: renamedTo(of.operation.operationId),
  }));
  const entries: Entry[] = [
    ...named.map(({ name, operation }) => ({ key: operation.operationId, value: name })),
    ...former,
  ];
  const formerExports = aliases.flatMap(({ written }) =>
    written ? [`export { ${written.name} } from "./${written.file}${options.importExtension}";`] : [],
  );
  const statements = [
    [`export { ${named.map(({ name }) => name).join(", ")} };`, ...formerExports].join("\n"),
    constDeclaration({
      name: "operations",
      docs: "Validators of requests and replies by operationId; replies by status.",
      initializer: objectLiteral(entries),
    }),
  ];
  return { path: "operations/index.ts", text: printSourceFile({ header, imports, statements }) };
}
