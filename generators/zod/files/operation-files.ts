import { docComment, docsOf, renamedTo } from "../../core/emit/doc-comment.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { constDeclaration, type Statement } from "../../core/emit/source-file.ts";
import { commentText } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { OperationModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { declaredCode } from "../module/deferred.ts";
import { FileModule } from "../module/file-module.ts";
import type { ZodRun } from "../module/zod-run.ts";
import { objectLiteral, objectType } from "../print/layout.ts";
import { nodeType } from "../print/node-type.ts";
import { nameOperations, type OperationNames, TABLE } from "./name-operations.ts";
import { operationNode } from "./operation-node.ts";

/**
 * One module with the validators of all operations, requests exact and responses tolerant, since each file costs time to
 * load. Bundlers keep the operations that are imported.
 */
export function operationFiles(run: ZodRun): GeneratedFile[] {
  const names = nameOperations(run, TABLE);
  return names.named.length === 0 ? [] : [indexFile(names, run)];
}

function indexFile(names: OperationNames, run: ZodRun): GeneratedFile {
  const former = names.aliases.flatMap(({ name, of }) => (name === undefined ? [] : [{ name, of }]));
  const declares = [...names.named, ...former].map(({ name }) => name);
  const module = new FileModule(run, { folder: "operations", declares: [...declares, TABLE] });
  const own = names.named.flatMap(({ name, operation }) => {
    const node = operationNode(operation, module);
    const [type, initializer] = [nodeType(node, module), declaredCode(node, module)];
    return [
      ...module.takeDeclarations(),
      constDeclaration({ name, docs: docsOfOperation(operation), type, initializer }),
    ];
  });
  const aliases = former.map(({ name, of }) =>
    constDeclaration({ name, docs: renamedTo(of.name), type: `typeof ${of.name}`, initializer: of.name }),
  );
  const statements = [...own, ...aliases, tableOf(names)];
  return typescriptFile(run, "operations/index.ts", statements);
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
