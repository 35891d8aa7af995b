import { type Code, code, layout, type Printable } from "../../core/emit/code.ts";
import { docComment } from "../../core/emit/doc-comment.ts";
import { LINE_WIDTH } from "../../core/emit/line-width.ts";
import { literal } from "../../core/emit/literal.ts";
import { constDeclaration } from "../../core/emit/source-file.ts";
import { commentText, quote } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { RunContext } from "../../core/generator.ts";
import type { ApiModel, PaginationModel } from "../../core/model/api-model.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { type GroupPlan, groupPlans } from "../plan/group-plans.ts";
import type { ClientPlan } from "../plan/plan-client.ts";
import type { OperationPlan } from "../plan/plan-operation.ts";
import { aliasCode } from "./emit-alias.ts";
import { descriptorOf } from "./emit-descriptor.ts";
import { groupTable } from "./emit-operation-table.ts";
import { type ClientLocation, describedOperations, runtimeType, runtimeValue } from "./modules.ts";
import { operationDocs } from "./operation-docs.ts";
import {
  describedName,
  eventType,
  inputTypes,
  isInterface,
  itemType,
  outputType,
  usesDescription,
} from "./operation-types.ts";
import { type FileParameters, fileParameters } from "./shared-parameters.ts";

interface OperationFiles extends Pick<ClientPlan, "plans"> {
  /** The groups of the client, including former places. */
  readonly groups: readonly GroupPlan[];
}

/** Emits the files of the operations, one for each group. */
export function operationFiles(
  model: ApiModel,
  options: ClientLocation,
  { plans, groups: shown }: OperationFiles,
): GeneratedFile[] {
  const tables = new Map(shown.map((group) => [group.name, groupTable(group, options)]));
  return groupPlans(plans).map(({ name, operations }) => {
    const [first] = operations;
    const path = `operations/${first?.names.file}.ts`;
    const parameters = fileParameters(operations, options, (name) => runtimeValue(options, name));
    const statements = operations.flatMap((plan) => [
      ...operationCode(plan, options, parameters),
      ...aliasCode(plan),
    ]);
    return typescriptFile({ model, options }, path, [
      parameters.declarations,
      ...statements,
      tables.get(name),
    ]);
  });
}

/** Emits one operation: the types of its input and output, and its descriptor. */
function operationCode(
  plan: OperationPlan,
  options: RunContext,
  parameters: FileParameters,
): (Code | false)[] {
  const { pagination } = plan;
  return [
    usesDescription(plan) && describedType(plan, options),
    ...inputAndOutput(plan, options),
    ...(pagination ? listTypes(plan, pagination) : []),
    descriptor(plan, options, parameters),
  ];
}

/** Emits a short name for the operation's type in the types of the document. */
function describedType(plan: OperationPlan, options: RunContext): Code {
  const operations = describedOperations(options, 1);
  return code`type ${describedName(plan)} = ${operations}[${quote(plan.model.operationId)}];`;
}

interface TypeParts {
  readonly name: string;
  readonly docs: string;
  /** The parts of an intersection. */
  readonly types: readonly Printable[];
}

function exportedType({ docs, ...declared }: TypeParts): Code {
  return code`
    ${docComment(docs)}
    export ${typeDeclaration(declared)}
  `;
}

/** Emits a type. Each part of a long intersection is on a separate line. */
function typeDeclaration({ name, types }: Omit<TypeParts, "docs">): Code {
  const start = `type ${name} =`;
  const type = layout(({ text }) => {
    const parts = types.map(text);
    const line = ` ${parts.join(" & ")}`;
    const isLong = parts.length > 1 && `${start}${line};`.length > LINE_WIDTH;
    return isLong ? `\n  ${parts.join(" &\n  ")}` : line;
  });
  return code`${start}${type};`;
}

/** Emits an interface with the members of types: compiler messages show it by its name. */
function extendingInterface({ name, docs, types }: TypeParts): Code[] {
  const members = name.replace(/Input$/, "Members");
  const declaration = code`
    ${docComment(docs)}
    export interface ${name} extends ${members} {}
  `;
  return [typeDeclaration({ name: members, types }), declaration];
}

function inputAndOutput(plan: OperationPlan, options: RunContext): Code[] {
  const { model, names } = plan;
  const id = `\`${commentText(model.operationId)}\``;
  const input = {
    name: `${names.type}Input`,
    docs: `Input of ${id}.`,
    types: inputTypes(plan, (name) => runtimeType(options, name)),
  };
  return [
    ...(isInterface(plan) ? extendingInterface(input) : [exportedType(input)]),
    plan.stream
      ? exportedType({
          name: `${names.type}Event`,
          docs: `One event of ${id}.`,
          types: [eventType(plan, plan.stream, (name) => runtimeType(options, name))],
        })
      : exportedType({ name: `${names.type}Output`, docs: `Result of ${id}.`, types: [outputType(plan)] }),
  ];
}

function listTypes({ names: { type } }: OperationPlan, { mode, items }: PaginationModel): Code[] {
  const page = mode === "optional" ? `Exclude<${type}Output, readonly unknown[]>` : `${type}Output`;
  return [
    exportedType({ name: `${type}Page`, docs: "One page.", types: [page] }),
    exportedType({
      name: `${type}Item`,
      docs: "One item of a page.",
      types: [itemType(`${type}Page`, items)],
    }),
  ];
}

function descriptor(plan: OperationPlan, options: RunContext, parameters: FileParameters): Code {
  const { identifier } = plan.names;
  return constDeclaration({
    name: identifier,
    docs: operationDocs(plan.model),
    type: descriptorType(plan, options),
    initializer: literal(descriptorOf(plan, (name) => runtimeValue(options, name), parameters.descriptorOf)),
  });
}

function descriptorType({ names: { type }, pagination, stream }: OperationPlan, options: RunContext): Code {
  if (stream) return code`${runtimeType(options, "StreamOperation")}<${type}Input, ${type}Event>`;
  const inputAndOutput = `${type}Input, ${type}Output`;
  return pagination
    ? code`${runtimeType(options, "ListOperation")}<${inputAndOutput}, ${type}Page, ${type}Item>`
    : code`${runtimeType(options, "Operation")}<${inputAndOutput}>`;
}
