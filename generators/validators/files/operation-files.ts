import { code } from "../../core/emit/code.ts";
import { constDeclaration, type Statement } from "../../core/emit/source-file.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { FileModule } from "./file-module.ts";
import { docsOfOperation, filesByGroup } from "./files-by-group.ts";
import { formerConst } from "./former-names.ts";
import type { OperationNames } from "./name-operations.ts";
import { formerOf, type OperationGroup } from "./operation-groups.ts";
import { operationTable } from "./operation-table.ts";
import { tableCode } from "./schema-table.ts";

const DOCS = "Validators of requests and responses, by operationId. Responses are listed by status.";

/**
 * Emits a module for each group of operations, requests as described and responses open, and an index with all of them
 * and their table. Programs that need one group load only its module.
 */
export function operationFiles(run: ZodRun, names: OperationNames): GeneratedFile[] {
  const table = { path: "operations/index.ts", folder: ".", docs: DOCS } as const;
  return filesByGroup(run, names, table, (group) => groupFile(group, run));
}

function groupFile({ file, names }: OperationGroup, run: ZodRun): GeneratedFile {
  const declares = [
    ...names.named.flatMap(({ name, type }) => [name, type]),
    ...formerOf(names).map(({ name }) => name),
  ];
  const module = new FileModule(run, "operations", declares);
  return typescriptFile(run, `operations/${file}.ts`, groupStatements(names, module));
}

/** Emits the operations of one group under their current and former names. */
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
