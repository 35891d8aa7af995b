import { code } from "../../core/emit/code.ts";
import { constDeclaration, type Statement } from "../../core/emit/source-file.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { FileModule } from "./file-module.ts";
import { formerConst } from "./former-names.ts";
import type { OperationNames } from "./name-operations.ts";
import { operationTable } from "./operation-checks.ts";
import { formerOf, operationGroups } from "./operation-groups.ts";
import { docsOfOperation, tableStatements } from "./operation-table.ts";
import { tableCode } from "./schema-table.ts";

const DOCS = "Validators of requests and responses, by operationId. Responses are listed by status.";

/**
 * A module for each group of operations, requests as described and responses open, and an index with all of them and their
 * table. Who needs the operations of one group loads that module alone.
 */
export function operationFiles(run: ZodRun, names: OperationNames): GeneratedFile[] {
  if (names.named.length === 0) return [];
  const groups = operationGroups(names);
  const files = groups.map((group) => groupFile(`operations/${group.file}.ts`, group.names, run));
  const moduleOf = (file: string) => `./${file}${run.options.importExtension}`;
  return [
    ...files,
    typescriptFile(run, "operations/index.ts", tableStatements(names, { groups, moduleOf, docs: DOCS })),
  ];
}

function groupFile(path: string, names: OperationNames, run: ZodRun): GeneratedFile {
  const declares = [
    ...names.named.flatMap(({ name, type }) => [name, type]),
    ...formerOf(names).map(({ name }) => name),
  ];
  const module = new FileModule(run, { folder: "operations", declares });
  return typescriptFile(run, path, groupStatements(names, module));
}

/** The operations of one group, under their names of today and their former ones. */
function groupStatements(names: OperationNames, module: FileModule): Statement[] {
  const own = names.named.flatMap(({ name, type, operation }) => {
    const { type: members, initializer } = tableCode(operationTable(operation, module.run), module);
    return [
      ...module.takeDeclarations(),
      code`export interface ${type} ${members}`,
      constDeclaration({ name, docs: docsOfOperation(operation), type, initializer }),
    ];
  });
  return [...own, ...formerOf(names).map(({ name, of }) => formerConst(name, of.name))];
}
