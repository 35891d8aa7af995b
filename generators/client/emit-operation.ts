import { docComment } from "../core/emit/doc-comment.ts";
import { fileHeader } from "../core/emit/file-header.ts";
import { LINE_WIDTH } from "../core/emit/line-width.ts";
import { codeTexts, type Literal, literalText } from "../core/emit/literal-text.ts";
import { operationType } from "../core/emit/operation-type.ts";
import {
  constDeclaration,
  type ImportRequest,
  printSourceFile,
  type Statement,
} from "../core/emit/source-file.ts";
import { commentText, quote } from "../core/emit/text.ts";
import type { GeneratorOptions } from "../core/generator.ts";
import type { ApiModel, PaginationModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { descriptorOf } from "./emit-descriptor.ts";
import { runtimeModule, typesModule } from "./modules.ts";
import { operationDocs } from "./operation-docs.ts";
import {
  canBeFilled,
  inputType,
  isOptionalBody,
  itemType,
  outputType,
  usesDescription,
} from "./operation-types.ts";
import type { OperationPlan } from "./plan-operation.ts";

/** The file of one operation: the types of its input and output, and its descriptor. */
export function operationFile(
  model: ApiModel,
  options: GeneratorOptions,
  plan: OperationPlan,
): GeneratedFile {
  const { pagination } = plan.model;
  const data = descriptorOf(plan);
  const lists = pagination ? listTypes(plan, pagination) : [];
  const statements = [...types(plan), ...lists, descriptor(plan, data)];
  const text = printSourceFile({
    header: fileHeader(model, options),
    imports: [...codeImports(options, data), ...importsOf(options, plan)],
    statements,
  });
  return { path: `operations/${plan.names.file}.ts`, text };
}

interface TypeStatement {
  readonly name: string;
  readonly docs?: string;
  readonly type: string;
  readonly parameters?: string;
}

function typeStatement({ name, docs, type, parameters = "" }: TypeStatement): string {
  const line = `type ${name}${parameters} = ${type};`;
  const isLong = line.length > LINE_WIDTH && type.includes(" & ");
  const declaration = isLong ? `type ${name}${parameters} =\n  ${type.replaceAll(" & ", " &\n  ")};` : line;
  return docs === undefined ? declaration : `${docComment(docs)}\nexport ${declaration}`;
}

function types(plan: OperationPlan): string[] {
  const { model, names } = plan;
  const id = `\`${commentText(model.operationId)}\``;
  const described = typeStatement({ name: "Described", type: operationType(model.operationId) });
  const input = {
    name: `${names.type}Input`,
    docs: `What ${id} takes${canBeFilled(plan) ? "; `Filled` are the path parameters that the client fills in" : ""}.`,
    type: inputType(plan),
    parameters: fillable(plan),
  };
  const output = { name: `${names.type}Output`, docs: `What ${id} gives.`, type: outputType(plan) };
  const both = [typeStatement(input), typeStatement(output)];
  return usesDescription(plan) ? [described, ...both] : both;
}

function fillable(plan: OperationPlan): string {
  return canBeFilled(plan) ? "<Filled extends string = never>" : "";
}

function listTypes(plan: OperationPlan, { mode, limit, after, before, items }: PaginationModel): string[] {
  const { type } = plan.names;
  const [declared, used] = canBeFilled(plan) ? ["<Filled extends string = never>", "<Filled>"] : ["", ""];
  const page = mode === "optional" ? `Exclude<${type}Output, readonly unknown[]>` : `${type}Output`;
  const without = (...names: string[]): string =>
    `Omit<${type}Input${used}, ${names.map(quote).join(" | ")}>`;
  const all = `Extract<${type}Output, readonly unknown[]>`;
  const filter = {
    name: `${type}Filter`,
    docs: "What narrows the list, without what asks for a page.",
    parameters: declared,
  };
  const start = { name: `${type}Start`, docs: "What an iteration begins with.", parameters: declared };
  return [
    typeStatement({ name: `${type}Page`, docs: "One page.", type: page }),
    typeStatement({ name: `${type}Item`, docs: "One item of a page.", type: itemType(`${type}Page`, items) }),
    ...(mode === "optional"
      ? [
          typeStatement({ name: `${type}All`, docs: "Everything at once.", type: all }),
          typeStatement({ ...filter, type: without(limit, after, before) }),
        ]
      : []),
    typeStatement({ ...start, type: without(before) }),
  ];
}

function descriptor(plan: OperationPlan, data: Literal): Statement {
  const { identifier, type } = plan.names;
  const input = `${type}Input`;
  const isList = plan.model.pagination !== undefined;
  const declared = isList
    ? `ListOperation<${input}, ${type}Output, ${type}Page, ${type}Item>`
    : `Operation<${input}, ${type}Output>`;
  return constDeclaration({
    name: identifier,
    docs: operationDocs(plan.model),
    type: declared,
    initializer: literalText(data, {
      column: `export const ${identifier}: ${declared} = `.length,
    }),
  });
}

function codeImports(options: GeneratorOptions, data: Literal): ImportRequest[] {
  const names = codeTexts(data);
  return names.length > 0 ? [{ from: runtimeModule(options), names }] : [];
}

function importsOf(options: GeneratorOptions, plan: OperationPlan): ImportRequest[] {
  const { body, model } = plan;
  const names = [
    model.pagination ? "ListOperation" : "Operation",
    ...(body && isOptionalBody(body) ? ["OptionalBody"] : []),
    ...(body?.kind === "binary" ? ["Upload"] : []),
    ...(body && body.uploads.length > 0 ? ["WithUploads"] : []),
    ...(body && body.brands.length > 0 ? ["WithBrands"] : []),
  ];
  return [
    { from: runtimeModule(options), names, typeOnly: true },
    ...(usesDescription(plan)
      ? [{ from: typesModule(options, 1), names: ["operations"], typeOnly: true }]
      : []),
  ];
}
