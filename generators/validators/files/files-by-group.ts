import { code, imported, layout } from "../../core/emit/code.ts";
import { docComment, docsOf, renamedTo } from "../../core/emit/doc-comment.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { constDeclaration, type Statement } from "../../core/emit/source-file.ts";
import { commentText, quote } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { OperationModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { objectLiteral, objectType } from "../text/layout.ts";
import { type NamedOperation, type OperationNames, TABLE } from "./name-operations.ts";
import { type OperationGroup, operationGroups } from "./operation-groups.ts";

interface TableParts {
  /** The file of the table. */
  readonly path: string;
  /** The folder of the groups, as the file of the table imports it. */
  readonly folder: "." | "./operations";
  readonly docs: string;
}

/** Emits a module for each group of operations, and one with all of them and their table. */
export function filesByGroup(
  run: ZodRun,
  names: OperationNames,
  parts: TableParts,
  groupFile: (group: OperationGroup) => GeneratedFile,
): GeneratedFile[] {
  if (names.named.length === 0) return [];
  const groups = operationGroups(names);
  const moduleOf = (file: string) => `${parts.folder}/${file}${run.options.importExtension}`;
  const statements = tableStatements(names, groups, moduleOf, parts.docs);
  return [...groups.map(groupFile), typescriptFile(run, parts.path, statements)];
}

/** Emits exports of all groups and the table of operations, whose type refers to theirs by name. */
function tableStatements(
  { named, aliases }: OperationNames,
  groups: readonly OperationGroup[],
  moduleOf: (file: string) => string,
  tableDocs: string,
): Statement[] {
  const modules = new Map(
    groups.flatMap((group) => group.names.named.map((of) => [of, moduleOf(group.file)] as const)),
  );
  const constOf = (of: NamedOperation) => imported(modules.get(of) ?? "", of.name);
  const present = named.map((of) => ({
    key: of.operation.operationId,
    of,
    docs: docsOfOperation(of.operation),
  }));
  const former = aliases.map(({ operationId, of }) => ({
    key: operationId,
    of,
    docs: renamedTo(of.operation.operationId),
  }));
  const table = constDeclaration({
    name: TABLE,
    docs: tableDocs,
    type: layout(({ text }) =>
      objectType(
        [...present, ...former].map(
          ({ key, of, docs }) =>
            `${docComment(docs)}\nreadonly ${propertyKey(key)}: typeof ${text(constOf(of))}`,
        ),
      ),
    ),
    initializer: layout(({ text }) =>
      objectLiteral([
        ...present.map(({ key, of }) => ({ key, value: text(constOf(of)) })),
        ...former.map(({ key, of, docs }) => ({ key, value: text(constOf(of)), docs })),
      ]),
    ),
  });
  return [groups.map(({ file }) => code`export * from ${quote(moduleOf(file))};`), table];
}

/** Returns the method, the path and a summary of an operation. */
export function docsOfOperation({ httpMethod, path, summary, deprecated }: OperationModel): string {
  const request = `\`${httpMethod.toUpperCase()} ${path}\``;
  const description = summary ? `${request}: ${summary}` : request;
  return docsOf({ description, deprecated, extensions: {} }) ?? commentText(request);
}
