import { docComment, docsOf, renamedTo } from "../../core/emit/doc-comment.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { constDeclaration, printSourceFile, type Statement } from "../../core/emit/source-file.ts";
import { commentText } from "../../core/emit/text.ts";
import type { OperationModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { exportList, objectLiteral, objectType } from "../layout/layout.ts";
import { FileModule } from "../module/file-module.ts";
import type { Library } from "../module/library.ts";
import { nameOperations, type OperationNames } from "./name-operations.ts";
import { operationLiteral } from "./operation-literal.ts";

/** What the table of all operations is called. */
const TABLE = "operations";

/**
 * One module with the validators of all operations, requests exact and responses tolerant, since each file costs time to
 * load; beside it one file per operation that gives that alone.
 */
export function operationFiles(library: Library): GeneratedFile[] {
  const names = nameOperations(library, TABLE);
  if (names.named.length === 0) return [];
  const single = [...names.named, ...names.aliases.flatMap(({ written }) => written ?? [])];
  return [...single.map((exported) => singleFile(exported, library)), indexFile(names, library)];
}

function singleFile(
  { name, file }: { name: string; file: string },
  { header, options }: Library,
): GeneratedFile {
  const statements = [exportList([name], `./index${options.importExtension}`)];
  return { path: `operations/${file}.ts`, text: printSourceFile({ header, statements }) };
}

function indexFile(names: OperationNames, library: Library): GeneratedFile {
  const former = names.aliases.flatMap(({ written, of }) => (written ? [{ name: written.name, of }] : []));
  const declares = [...names.named, ...former].map(({ name }) => name);
  const module = new FileModule(library, { folder: "operations", declares: [...declares, TABLE] });
  const own = names.named.flatMap(({ name, operation }) => {
    const initializer = operationLiteral(operation, module);
    return [
      ...module.takeDeclarations(),
      constDeclaration({ name, docs: docsOfOperation(operation), initializer }),
    ];
  });
  const aliases = former.map(({ name, of }) =>
    constDeclaration({ name, docs: renamedTo(of.name), type: `typeof ${of.name}`, initializer: of.name }),
  );
  const statements = [...own, ...aliases, tableOf(names)];
  const text = printSourceFile({ header: library.header, imports: module.imports, statements });
  return { path: "operations/index.ts", text };
}

/** The table of all operations; its type names those of the operations instead of repeating them. */
function tableOf({ named, aliases }: OperationNames): Statement {
  const present = named.map(({ name, operation }) => ({
    key: operation.operationId,
    value: name,
    docs: docsOfOperation(operation),
  }));
  const former = aliases.map(({ operationId, of }) => ({
    key: operationId,
    value: of.name,
    docs: renamedTo(of.operation.operationId),
  }));
  const members = [...present, ...former].map(
    ({ key, value, docs }) => `${docComment(docs)}\nreadonly ${propertyKey(key)}: typeof ${value}`,
  );
  return constDeclaration({
    name: TABLE,
    docs: "Validators of requests and responses, by operationId. Responses are listed by status.",
    type: objectType(members),
    initializer: objectLiteral([...present.map(({ key, value }) => ({ key, value })), ...former]),
  });
}

/** Method and path, and what the operation is for in a line. */
function docsOfOperation({ httpMethod, path, summary, deprecated }: OperationModel): string {
  const request = `\`${httpMethod.toUpperCase()} ${path}\``;
  const description = summary ? `${request}: ${summary}` : request;
  return docsOf({ description, deprecated, extensions: {} }) ?? commentText(request);
}
