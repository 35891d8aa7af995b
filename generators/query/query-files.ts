import {
  type ApiModel,
  type ClientOperation,
  type Code,
  code,
  commentText,
  docComment,
  type Generated,
  type GeneratorContext,
  groupOperations,
  imported,
  importedType,
  joined,
  literal,
  literalKey,
  moduleOf,
  operationsOf,
  pascalCase,
  propertyKey,
  quote,
  typescriptFile,
} from "../generator.ts";
import { pageRule } from "./page-rule.ts";

/** The files of the generator. */
export function queryFiles(model: ApiModel, context: GeneratorContext, streams: boolean): Generated {
  const operations = operationsOf(model, context).filter(
    ({ isStream, isRead }) => !isStream || (streams && isRead),
  );
  if (operations.length === 0) return { kind: "nothing", reason: "the document has no operations" };
  const groups = [...groupOperations(operations)];
  const runtime = `${context.modules.runtime}/query`;
  const statements = [
    ...groups.map(([group, members]) => groupInterface(group, members, runtime)),
    allGroups(groups, model),
    keys(groups),
    table(groups, runtime),
    factory(context, runtime),
  ];
  const file = typescriptFile({ model, options: context }, "index.ts", statements);
  return { kind: "files", files: [file], diagnostics: [] };
}

type Group = readonly [name: string, operations: readonly ClientOperation[]];

function groupInterface(group: string, operations: readonly ClientOperation[], runtime: string): Code {
  const members = operations.map((operation) => {
    const { method, model } = operation;
    return code`
      ${docComment(commentText(model.summary ?? `${model.httpMethod.toUpperCase()} ${model.path}`))}
      readonly ${propertyKey(method)}: ${memberType(operation, runtime)};
    `;
  });
  return code`
    ${docComment(`Queries and mutations of \`${commentText(group)}\`.`)}
    export interface ${interfaceName(group)} {
      ${joined(members, "\n\n")}
    }
  `;
}

function interfaceName(group: string): string {
  return `${pascalCase(group)}Queries`;
}

function memberType({ types, input, pages, isRead, isStream }: ClientOperation, runtime: string): Code {
  const inputType = code`${types.input}${input.isOptional && " | void"}`;
  if (!isRead) return code`${importedType(runtime, "Mutation")}<${inputType}, ${types.output}>`;
  if (isStream) return code`${importedType(runtime, "StreamQuery")}<${inputType}, ${types.output}>`;
  if (!pages) return code`${importedType(runtime, "ReadQuery")}<${inputType}, ${types.output}>`;
  return code`${importedType(runtime, "ListQueries")}<${inputType}, ${types.output}, ${quote(pages.parameter)}>`;
}

function allGroups(groups: readonly Group[], model: ApiModel): Code {
  const members = groups.map(([group]) => code`readonly ${propertyKey(group)}: ${interfaceName(group)};`);
  return code`
    ${docComment(`Queries and mutations of ${commentText(model.title)}, by group and method.`)}
    export interface Queries {
      ${members}
    }
  `;
}

function keys(groups: readonly Group[]): Code {
  const members = groups.map(([group]) => code`${literalKey(group)}: [${quote(group)}],`);
  return code`
    /** Keys that match all queries of a group, for \`invalidateQueries({ queryKey: queryKeys.${groups[0]?.[0] ?? ""} })\`. */
    export const queryKeys = {
      ${members}
    } as const;
  `;
}

function table(groups: readonly Group[], runtime: string): Code {
  const entries = Object.fromEntries(
    groups.map(([group, operations]) => [
      group,
      Object.fromEntries(operations.map((operation) => [operation.method, entryOf(operation)])),
    ]),
  );
  return code`const table: ${importedType(runtime, "QueryTable")} = ${literal(entries)};`;
}

function entryOf({ isRead, isStream, pages, model }: ClientOperation) {
  if (!isRead) return { kind: "mutation" };
  if (isStream) return { kind: "stream" };
  return pages ? { kind: "list", pages: pageRule(pages, model) } : { kind: "query" };
}

function factory(context: GeneratorContext, runtime: string): Code {
  const Client = importedType(moduleOf(context, "client"), "Client");
  return code`
    /**
     * Makes the queries of a client. Do it once, beside \`createClient\`:
     * \`const queries = createQueries(client)\`, then \`useQuery(queries.<group>.<method>.queryOptions(input))\`.
     */
    export function createQueries(client: ${Client}): Queries {
      return ${imported(runtime, "bindQueries")}<Queries>(client, table);
    }
  `;
}
