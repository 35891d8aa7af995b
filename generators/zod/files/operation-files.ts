import { code, type Imported, imported, layout } from "../../core/emit/code.ts";
import { docComment, docsOf, renamedTo } from "../../core/emit/doc-comment.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { constDeclaration, type Statement } from "../../core/emit/source-file.ts";
import { commentText, quote } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import { noReads, recordReads } from "../../core/kept/reads.ts";
import type { OperationModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { nameFiles } from "../../core/output/name-files.ts";
import { placeOfPath } from "../../core/run/run-memory.ts";
import { declaredCode } from "../module/deferred.ts";
import { FileModule, type Report, reportOnce } from "../module/file-module.ts";
import type { ZodRun } from "../module/zod-run.ts";
import { objectLiteral, objectType } from "../print/layout.ts";
import { nodeType } from "../print/node-type.ts";
import { type NamedOperation, nameOperations, type OperationNames, TABLE } from "./name-operations.ts";
import { operationNode } from "./operation-node.ts";

/**
 * A module for each group of operations, requests exact and responses tolerant, and an index with all of them and their
 * table. Who needs the operations of one group loads that module alone.
 */
export function operationFiles(run: ZodRun): GeneratedFile[] {
  const names = nameOperations(run, TABLE);
  if (names.named.length === 0) return [];
  const files = nameFiles(names.named.map(({ operation }) => operation.group));
  const groups = [...files].map(([group, file]) =>
    keptGroup(`operations/${file}.ts`, ofGroup(names, group), run),
  );
  const modules = new Map(
    [...files].map(([group, file]) => [group, `./${file}${run.options.importExtension}`]),
  );
  return [...groups, typescriptFile(run, "operations/index.ts", indexStatements(names, modules))];
}

function ofGroup({ named, aliases }: OperationNames, group: string): OperationNames {
  return {
    named: named.filter(({ operation }) => operation.group === group),
    aliases: aliases.filter(({ of }) => of.operation.group === group),
  };
}

/** The file of a group, with what was reported for it. */
interface KeptGroup {
  readonly file: GeneratedFile;
  readonly reports: readonly Report[];
}

/** The file of a group: the one of the run before, if it is still right. */
function keptGroup(path: string, names: OperationNames, run: ZodRun): GeneratedFile {
  const places = names.named.map(({ operation }) => placeOfPath(run.model, operation.path));
  const key = JSON.stringify([
    path,
    names.named.map(({ name }) => name),
    names.aliases.map(({ name }) => name),
  ]);
  const known = run.kept?.find(key, places) as KeptGroup | undefined; // nothing else has such a key
  if (known) {
    for (const report of known.reports) reportOnce(report, run);
    return known.file;
  }
  const declares = [...names.named, ...formerOf(names)].map(({ name }) => name);
  const module = new FileModule(run, { folder: "operations", declares });
  const reads = run.kept && noReads();
  const file = recordReads(reads, () => typescriptFile(run, path, groupStatements(names, module)));
  run.kept?.keep(key, places, { file, reports: module.reports } satisfies KeptGroup, reads);
  return file;
}

function formerOf({ aliases }: OperationNames): { readonly name: string; readonly of: NamedOperation }[] {
  return aliases.flatMap(({ name, of }) => (name === undefined ? [] : [{ name, of }]));
}

/** The operations of one group, under their names of today and their former ones. */
function groupStatements(names: OperationNames, module: FileModule): Statement[] {
  const { named } = names;
  const former = formerOf(names);
  const own = named.flatMap(({ name, operation }) => {
    const node = operationNode(operation, module);
    const [type, initializer] = [nodeType(node, module), declaredCode(node, module)];
    return [
      ...module.takeDeclarations(),
      constDeclaration({ name, docs: docsOfOperation(operation), type, initializer }),
    ];
  });
  const renamed = former.map(({ name, of }) =>
    constDeclaration({ name, docs: renamedTo(of.name), type: `typeof ${of.name}`, initializer: of.name }),
  );
  return [...own, ...renamed];
}

/** All of all groups, whose modules are given, and the table. */
function indexStatements(names: OperationNames, modules: ReadonlyMap<string, string>): Statement[] {
  const exports = [...modules.values()].map((module) => code`export * from ${quote(module)};`);
  return [
    exports,
    tableOf(names, ({ name, operation }) => imported(modules.get(operation.group) ?? "", name)),
  ];
}

/** The table of all operations; its type names those of the operations instead of repeating them. */
function tableOf({ named, aliases }: OperationNames, constOf: (of: NamedOperation) => Imported): Statement {
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
  const members = [...present, ...former];
  return constDeclaration({
    name: TABLE,
    docs: "Validators of requests and responses, by operationId. Responses are listed by status.",
    type: layout(({ text }) =>
      objectType(
        members.map(
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
}

/** Method and path, and what the operation is for in a line. */
function docsOfOperation({ httpMethod, path, summary, deprecated }: OperationModel): string {
  const request = `\`${httpMethod.toUpperCase()} ${path}\``;
  const description = summary ? `${request}: ${summary}` : request;
  return docsOf({ description, deprecated, extensions: {} }) ?? commentText(request);
}
