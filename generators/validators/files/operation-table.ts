import { code, imported, layout } from "../../core/emit/code.ts";
import { docComment, docsOf, renamedTo } from "../../core/emit/doc-comment.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { constDeclaration, type Statement } from "../../core/emit/source-file.ts";
import { commentText, quote } from "../../core/emit/text.ts";
import type { OperationModel } from "../../core/model/api-model.ts";
import { objectLiteral, objectType } from "../text/layout.ts";
import { type NamedOperation, type OperationNames, TABLE } from "./name-operations.ts";
import type { OperationGroup } from "./operation-groups.ts";

interface TableParts {
  readonly groups: readonly OperationGroup[];
  /** The module of a group, as the file of the table imports it. */
  readonly moduleOf: (file: string) => string;
  readonly docs: string;
}

/** Exports of all groups, and the table of all operations: its type names those of the operations instead of repeating them. */
export function tableStatements(
  { named, aliases }: OperationNames,
  { groups, moduleOf, docs: tableDocs }: TableParts,
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

/** Method and path, and what the operation is for in a line. */
export function docsOfOperation({ httpMethod, path, summary, deprecated }: OperationModel): string {
  const request = `\`${httpMethod.toUpperCase()} ${path}\``;
  const description = summary ? `${request}: ${summary}` : request;
  return docsOf({ description, deprecated, extensions: {} }) ?? commentText(request);
}
