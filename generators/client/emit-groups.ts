import { docComment, renamedTo } from "../core/emit/doc-comment.ts";
import { fileHeader } from "../core/emit/file-header.ts";
import { propertyKey } from "../core/emit/property.ts";
import {
  type ImportRequest,
  printSourceFile,
  type Statement,
  type WriterFunction,
} from "../core/emit/source-file.ts";
import { commentText } from "../core/emit/text.ts";
import type { GeneratorOptions } from "../core/generator.ts";
import { pascalCase } from "../core/identifier.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import type { GroupPlan } from "./group-plans.ts";
import { runtimeModule } from "./modules.ts";
import { operationDocs } from "./operation-docs.ts";
import { canBeFilled } from "./operation-types.ts";
import type { OperationPlan } from "./plan-operation.ts";
import { uniqueNames } from "./unique-names.ts";
import { listMethods } from "./written-names.ts";

const OPTIONS = "Options extends CallOptions = CallOptions";
const FILLED = "Filled extends string = never";

/** The file of the groups: an interface for each, and the one that holds them all. */
export function groupsFile(
  model: ApiModel,
  options: GeneratorOptions,
  groups: readonly GroupPlan[],
): GeneratedFile {
  const names = uniqueNames({ reserved: ["Groups"] });
  const named = groups.map((group) => ({ ...group, type: names.take(`${pascalCase(group.name)}Group`) }));
  const text = printSourceFile({
    header: fileHeader(model, options),
    imports: importsOf(options, groups),
    statements: [...named.map(groupInterface), groupsInterface(model, named)],
  });
  return { path: "groups.ts", text };
}

interface NamedGroup extends GroupPlan {
  readonly type: string;
}

/** The type parameters of what holds these operations; compilers may refuse one that is not used. */
function typeParameters(operations: readonly OperationPlan[]): string {
  return operations.some(canBeFilled) ? `<${FILLED}, ${OPTIONS}>` : `<${OPTIONS}>`;
}

/** Operations without a tag are together under a name that the document does not have. */
function groupDocs({ name, operations }: NamedGroup): string {
  const isNamed = operations.some(
    ({ model: { tags, operationId } }) => tags.length > 0 || operationId.includes("."),
  );
  return isNamed
    ? `The operations of \`${commentText(name)}\`.`
    : "The operations to which the document gives no tag.";
}

function groupInterface(group: NamedGroup): Statement {
  const { operations, type } = group;
  return (writer) => {
    writer.writeLine(docComment(groupDocs(group)));
    writer.write(`export interface ${type}${typeParameters(operations)} `).inlineBlock(() => {
      operations.flatMap(methodsOf).forEach((method, index) => {
        if (index > 0) writer.blankLine();
        method(writer);
      });
    });
  };
}

function groupsInterface(model: ApiModel, groups: readonly NamedGroup[]): Statement {
  const operations = groups.flatMap((group) => group.operations);
  return (writer) => {
    writer.writeLine(docComment(`All operations of ${commentText(model.title)}, group by group.`));
    writer.write(`export interface Groups${typeParameters(operations)} `).inlineBlock(() => {
      for (const group of groups) {
        const used = group.operations.some(canBeFilled) ? "<Filled, Options>" : "<Options>";
        writer.writeLine(`readonly ${propertyKey(group.name)}: ${group.type}${used};`);
      }
    });
  };
}

interface Method {
  readonly name: string;
  readonly docs: string;
  readonly input: string;
  readonly output: string;
  readonly options?: string;
}

function methodsOf(plan: OperationPlan): WriterFunction[] {
  return (plan.model.pagination ? listMethodsOf(plan) : [callMethod(plan)]).map((method) => (writer) => {
    const { name, docs, input, output, options = "Options" } = method;
    writer.writeLine(docComment(docs));
    writer.write(`${propertyKey(name)}(${parametersText(plan, input, options)}): ${output};`).newLine();
  });
}

function callMethod(plan: OperationPlan): Method {
  const { names, model } = plan;
  const input = inputOf(plan, "Input");
  const docs = docsOfMethod(plan, { text: operationDocs(model), name: (method) => method });
  return { name: names.method, docs, input, output: `ApiPromise<${names.type}Output>` };
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

function listMethodsOf(plan: OperationPlan): Method[] {
  const { names, model } = plan;
  const { list, page, iterate } = listMethods(names.method);
  const docs = (which: keyof ReturnType<typeof listMethods>, gives: string) =>
    docsOfMethod(plan, {
      text: `${operationDocs(model)}\n\n${gives}`,
      name: (method) => listMethods(method)[which],
    });
  const array: Method = {
    name: list,
    docs: docs("list", "Gives everything at once, as an array."),
    input: inputOf(plan, "Filter"),
    output: `ApiPromise<${names.type}All>`,
  };
  return [
    ...(model.pagination?.mode === "optional" ? [array] : []),
    {
      name: page,
      docs: docs("page", "Gives one page."),
      input: inputOf(plan, "Input"),
      output: `ApiPromise<WithNextPage<${names.type}Page>>`,
    },
    {
      name: iterate,
      docs: docs("iterate", "Gives all items, page by page as they are asked for."),
      input: inputOf(plan, "Start"),
      output: `Items<${names.type}Item, ${names.type}Page>`,
      options: "Options & IterateOptions",
    },
  ];
}

function inputOf(plan: OperationPlan, suffix: string): string {
  return `${plan.names.type}${suffix}${canBeFilled(plan) ? "<Filled>" : ""}`;
}

/** Whether the input may be missing depends on what is filled in, unless something else is needed, or nothing. */
function parametersText(plan: OperationPlan, input: string, options: string): string {
  if (plan.needsInput) return `input: ${input}, options?: ${options}`;
  if (canBeFilled(plan)) return `...args: CallArguments<${input}, ${options}>`;
  return `input?: ${input}, options?: ${options}`;
}

function importsOf(options: GeneratorOptions, groups: readonly GroupPlan[]): ImportRequest[] {
  const plans = groups.flatMap(({ operations }) => operations);
  const lists = plans.filter(({ model }) => model.pagination);
  const calls = plans.some((plan) => !plan.model.pagination) || lists.length > 0;
  const names = [
    ...(calls ? ["ApiPromise"] : []),
    ...(plans.some((plan) => !plan.needsInput && canBeFilled(plan)) ? ["CallArguments"] : []),
    "CallOptions",
    ...(lists.length > 0 ? ["IterateOptions", "Items", "WithNextPage"] : []),
  ];
  return [
    { from: runtimeModule(options), names, typeOnly: true },
    ...plans.map((plan) => operationImport(options, plan)),
  ];
}

function operationImport(
  { importExtension }: GeneratorOptions,
  { names, model }: OperationPlan,
): ImportRequest {
  const optional = model.pagination?.mode === "optional";
  const suffixes = model.pagination
    ? ["Input", "Page", "Item", "Start", ...(optional ? ["Filter", "All"] : [])]
    : ["Input", "Output"];
  return {
    from: `./operations/${names.file}${importExtension}`,
    names: suffixes.map((suffix) => `${names.type}${suffix}`),
    typeOnly: true,
  };
}
