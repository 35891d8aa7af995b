import { type Code, code, joined, type Printable } from "../../core/emit/code.ts";
import { docComment, renamedTo } from "../../core/emit/doc-comment.ts";
import { methodKey, propertyKey } from "../../core/emit/property.ts";
import { commentText } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import { pascalCase } from "../../core/identifier.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { uniqueNames } from "../../core/unique-names.ts";
import type { GroupPlan } from "../plan/group-plans.ts";
import type { OperationPlan } from "../plan/plan-operation.ts";
import { listMethods } from "../plan/written-names.ts";
import { type ClientPlace, operationType, runtimeType } from "./modules.ts";
import { operationDocs } from "./operation-docs.ts";

/** The file of the groups: an interface for each, and the one that holds them all. */
export function groupsFile(
  model: ApiModel,
  options: ClientPlace,
  groups: readonly GroupPlan[],
): GeneratedFile {
  const names = uniqueNames({ reserved: ["Groups"] });
  const named = groups.map((group) => ({ ...group, type: names.take(`${pascalCase(group.name)}Group`) }));
  return typescriptFile({ model, options }, "groups.ts", [
    ...named.map((group) => groupInterface(group, options)),
    groupsInterface(named, { model, options }),
  ]);
}

interface NamedGroup extends GroupPlan {
  readonly type: string;
}

interface TypeParameters {
  readonly declared: Code | false;
  readonly used: string | false;
}

/**
 * The type parameters of what holds these operations. Only an entry of its own has a use for them, compilers reject one
 * that is not used, and each costs a consumer's compiler time.
 */
function typeParameters(operations: readonly OperationPlan[], options: ClientPlace): TypeParameters {
  if (options.hasEntry) return { declared: false, used: false };
  const CallOptions = runtimeType(options, "RequestOptions");
  const isFilled = operations.some((plan) => plan.canBeFilled);
  const filled = isFilled && "Filled extends string = never, ";
  return {
    declared: code`<${filled}Options extends ${CallOptions} = ${CallOptions}>`,
    used: isFilled ? "<Filled, Options>" : "<Options>",
  };
}

/** The type of the options of a call. */
function callOptions(options: ClientPlace): Printable {
  return options.hasEntry ? runtimeType(options, "RequestOptions") : "Options";
}

/** Operations without a tag are together under a name that the document does not have. */
function groupDocs({ name, operations }: NamedGroup): string {
  const isNamed = operations.some(
    ({ model: { tags, operationId } }) => tags.length > 0 || operationId.includes("."),
  );
  return isNamed ? `The operations of \`${commentText(name)}\`.` : "The operations without a tag.";
}

function groupInterface(group: NamedGroup, options: ClientPlace): Code {
  const methods = group.operations.flatMap((plan) => methodsOf(plan, options));
  return code`
    ${docComment(groupDocs(group))}
    export interface ${group.type}${typeParameters(group.operations, options).declared} {
      ${joined(methods, "\n\n")}
    }
  `;
}

function groupsInterface(
  groups: readonly NamedGroup[],
  { model, options }: { readonly model: ApiModel; readonly options: ClientPlace },
): Code {
  const operations = groups.flatMap((group) => group.operations);
  const members = groups.map((group) => {
    const { used } = typeParameters(group.operations, options);
    return code`readonly ${propertyKey(group.name)}: ${group.type}${used};`;
  });
  return code`
    ${docComment(`All operations of ${commentText(model.title)}, by group.`)}
    export interface Groups${typeParameters(operations, options).declared} {
      ${members}
    }
  `;
}

interface Method {
  readonly name: string;
  readonly docs: string;
  readonly input: Code;
  readonly output: Code;
  /** Type of its options. */
  readonly options?: Printable;
}

function methodsOf(plan: OperationPlan, options: ClientPlace): Code[] {
  const methods = plan.pagination ? listMethodsOf(plan, options) : [callMethod(plan, options)];
  return methods.map((method) => {
    const parameters = parametersCode(plan, { options: callOptions(options), ...method }, options);
    return code`
      ${docComment(method.docs)}
      ${methodKey(method.name)}(${parameters}): ${method.output};
    `;
  });
}

function callMethod(plan: OperationPlan, options: ClientPlace): Method {
  const { names, model, stream } = plan;
  if (stream) return streamMethod(plan, options);
  return {
    name: names.method,
    docs: docsOfMethod(plan, { text: operationDocs(model), name: (method) => method }),
    input: inputOf(plan, "Input", options),
    output: code`${runtimeType(options, "ApiPromise")}<${operationType(options, plan, "Output")}>`,
  };
}

function streamMethod(plan: OperationPlan, options: ClientPlace): Method {
  const text = `${operationDocs(plan.model)}\n\nReturns the events as they arrive, for one \`for await\`.`;
  return {
    name: plan.names.method,
    docs: docsOfMethod(plan, { text, name: (method) => method }),
    input: inputOf(plan, "Input", options),
    output: code`${runtimeType(options, "EventStream")}<${operationType(options, plan, "Event")}>`,
    options: code`${callOptions(options)} & ${runtimeType(options, "StreamOptions")}`,
  };
}

interface MethodDocs {
  readonly text: string;
  /** Which of the methods of the operation it is. */
  readonly name: (method: string) => string;
}

/** A former place says no more than where to look now. */
function docsOfMethod({ renamedTo: names }: OperationPlan, { text, name }: MethodDocs): string {
  return names ? renamedTo(`${names.group}.${name(names.method)}`) : text;
}

function listMethodsOf(plan: OperationPlan, options: ClientPlace): Method[] {
  const { names, model, pagination } = plan;
  const { list, all } = listMethods(names.method);
  const Item = operationType(options, plan, "Item");
  const docs = (which: keyof ReturnType<typeof listMethods>, gives: string) =>
    docsOfMethod(plan, {
      text: `${operationDocs(model)}\n\n${gives}`,
      name: (method) => listMethods(method)[which],
    });
  const page: Method = {
    name: list,
    docs: docs(
      "list",
      "Returns one page. `for await` iterates over its items and those of all pages that follow.",
    ),
    input: inputOf(plan, "Input", options),
    output: code`${runtimeType(options, "PagePromise")}<${Item}, ${operationType(options, plan, "Page")}>`,
  };
  const array: Method = {
    name: all,
    docs: docs("all", "Returns all items at once, as an array."),
    input: inputOf(plan, "Input", options),
    output: code`${runtimeType(options, "ApiPromise")}<${Item}[]>`,
  };
  return pagination?.mode === "optional" ? [page, array] : [page];
}

function inputOf(plan: OperationPlan, suffix: string, options: ClientPlace): Code {
  return code`${operationType(options, plan, suffix)}${plan.canBeFilled && "<Filled>"}`;
}

/** Whether the input may be missing depends on what is filled in, unless something else is needed, or nothing. */
function parametersCode(
  plan: OperationPlan,
  method: Pick<Method, "input" | "options">,
  options: ClientPlace,
): Code {
  if (plan.needsInput) return code`input: ${method.input}, options?: ${method.options}`;
  if (!plan.canBeFilled) return code`input?: ${method.input}, options?: ${method.options}`;
  return code`...args: ${runtimeType(options, "CallArguments")}<${method.input}, ${method.options}>`;
}
