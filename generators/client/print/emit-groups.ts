import { type Code, code, importedType, joined, type Printable } from "../../core/emit/code.ts";
import { docComment, renamedTo } from "../../core/emit/doc-comment.ts";
import { methodKey, propertyKey } from "../../core/emit/property.ts";
import { commentText, quote } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import { pascalCase } from "../../core/identifier.ts";
import { isEqual } from "../../core/model/accepts/equality.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { uniqueNames } from "../../core/unique-names.ts";
import type { GroupPlan } from "../plan/group-plans.ts";
import type { OperationPlan } from "../plan/plan-operation.ts";
import { createResultNames, type ResultNames } from "../plan/result-names.ts";
import { listMethods } from "../plan/written-names.ts";
import {
  type ClientLocation,
  operationType,
  requestOptionsType,
  runtimeType,
  schemaType,
} from "./modules.ts";
import { operationDocs } from "./operation-docs.ts";

/** Emits the file of the groups: an interface for each, and one with all of them. */
export function groupsFile(
  model: ApiModel,
  options: ClientLocation,
  groups: readonly GroupPlan[],
): GeneratedFile {
  const names = uniqueNames({ reserved: RESERVED });
  const named = groups.map((group) => ({ ...group, type: names.take(`${pascalCase(group.name)}Group`) }));
  const declared = new Set([...RESERVED, ...named.map(({ type }) => type)]);
  const resultNames = createResultNames(model);
  /** Returns the type of a result by the name of its component, unless the file declares that name. */
  const resultType: ResultType = (plan, part) => {
    const name = resultNames(plan)[part];
    if (name && !declared.has(name.type))
      return code`${schemaType(options, name.type)}${name.isList && "[]"}`;
    return operationType(options, plan, `${part.charAt(0).toUpperCase()}${part.slice(1)}`);
  };
  const lists = groups.flatMap(({ operations }) => operations.filter(({ pagination }) => pagination));
  const [outline, ...others] = lists.map((plan) => resultNames(plan).outline);
  const [first] = outline && others.every((other) => isEqual(outline, other)) ? lists : [];
  const context = { ...options, resultType, hasPageType: first !== undefined };
  return typescriptFile({ model, options }, "groups.ts", [
    ...(first ? pageTypes(first, context) : []),
    ...named.map((group) => groupInterface(group, context)),
    groupsInterface(named, model),
  ]);
}

const RESERVED = ["Groups", "Page", "PagePromise"];

type ResultType = (plan: OperationPlan, part: Exclude<keyof ResultNames, "outline">) => Printable;

type GroupContext = ClientLocation & {
  readonly resultType: ResultType;
  /** True if all pages differ only in their items, so that the file declares their type. */
  readonly hasPageType: boolean;
};

/** Emits the types of all pages, based on the first. */
function pageTypes(list: OperationPlan, context: GroupContext): Code[] {
  const items = list.pagination?.items ?? "";
  const promise = importedType(
    `${context.modules.runtime}/client/internal`,
    "PagePromise",
    "ClientPagePromise",
  );
  return [
    code`
      ${docComment("One page of a list, which fetches the next one.")}
      export interface Page<Item> extends Omit<${context.resultType(list, "page")}, ${quote(items)}>, ${runtimeType(context, "NextPage")}<PagePromise<Item>> {
        ${propertyKey(items)}: Item[];
      }
    `,
    code`
      ${docComment("The promise of one page. `for await` iterates over its items and all that follow.")}
      export interface PagePromise<Item> extends ${promise}<Item, Page<Item>, Page<Item>> {}
    `,
  ];
}

interface NamedGroup extends GroupPlan {
  readonly type: string;
}

/** Returns the docs of a group: operations without a tag share a group whose name is not in the document. */
function groupDocs({ name, operations }: NamedGroup): string {
  const isNamed = operations.some(
    ({ model: { tags, operationId } }) => tags.length > 0 || operationId.includes("."),
  );
  return isNamed ? `The operations of \`${commentText(name)}\`.` : "The operations without a tag.";
}

function groupInterface(group: NamedGroup, options: GroupContext): Code {
  const methods = group.operations.flatMap((plan) => methodsOf(plan, options));
  return code`
    ${docComment(groupDocs(group))}
    export interface ${group.type} {
      ${joined(methods, "\n\n")}
    }
  `;
}

function groupsInterface(groups: readonly NamedGroup[], model: ApiModel): Code {
  const members = groups.map(
    (group) => code`
      ${docComment(groupDocs(group))}
      readonly ${propertyKey(group.name)}: ${group.type};
    `,
  );
  return code`
    ${docComment(`All operations of ${commentText(model.title)}, by group.`)}
    export interface Groups {
      ${members}
    }
  `;
}

interface Method {
  readonly name: string;
  readonly docs: string;
  readonly output: Code;
  /** Type of its options. */
  readonly options?: Printable;
}

function methodsOf(plan: OperationPlan, options: GroupContext): Code[] {
  const methods = plan.pagination ? listMethodsOf(plan, options) : [callMethod(plan, options)];
  return methods.map((method) => {
    const own = method.options ?? requestOptionsType(options);
    const parameters = code`input${!plan.needsInput && "?"}: ${operationType(options, plan, "Input")}, options?: ${own}`;
    return code`
      ${docComment(method.docs)}
      ${methodKey(method.name)}(${parameters}): ${method.output};
    `;
  });
}

function callMethod(plan: OperationPlan, options: GroupContext): Method {
  const { names, model, stream } = plan;
  if (stream) return streamMethod(plan, options);
  return {
    name: names.method,
    docs: docsOfMethod(plan, operationDocs(model)),
    output: code`${runtimeType(options, "ApiPromise")}<${options.resultType(plan, "output")}>`,
  };
}

function streamMethod(plan: OperationPlan, options: ClientLocation): Method {
  const text = `${operationDocs(plan.model)}\n\nReturns the events as they arrive, for one \`for await\`.`;
  return {
    name: plan.names.method,
    docs: docsOfMethod(plan, text),
    output: code`${runtimeType(options, "EventStream")}<${operationType(options, plan, "Event")}>`,
    options: code`${requestOptionsType(options)} & ${runtimeType(options, "StreamOptions")}`,
  };
}

/** Returns the docs of a method; those of a former place only name the current one. */
function docsOfMethod(
  { renamedTo: names }: OperationPlan,
  text: string,
  nameOf = (method: string) => method,
): string {
  return names ? renamedTo(`${names.group}.${nameOf(names.method)}`) : text;
}

function listMethodsOf(plan: OperationPlan, options: GroupContext): Method[] {
  const { names, model, pagination } = plan;
  const { list, all } = listMethods(names.method);
  const item = options.resultType(plan, "item");
  const docs = (which: "list" | "all", gives: string) =>
    docsOfMethod(plan, `${operationDocs(model)}\n\n${gives}`, (method) => listMethods(method)[which]);
  const page: Method = {
    name: list,
    docs: docs("list", "Returns one page. `for await` iterates over its items and all that follow."),
    output: options.hasPageType
      ? code`PagePromise<${item}>`
      : code`${runtimeType(options, "PagePromise")}<${item}, ${options.resultType(plan, "page")}>`,
  };
  const array: Method = {
    name: all,
    docs: docs("all", "Returns all items at once, as an array."),
    output: code`${runtimeType(options, "ApiPromise")}<${item}[]>`,
  };
  return pagination?.mode === "optional" ? [page, array] : [page];
}
