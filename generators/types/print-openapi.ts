import { type Code, code, type Imported, layout, type Printable } from "../core/emit/code.ts";
import { docComment, docsOfPart, renamedTo } from "../core/emit/doc-comment.ts";
import { propertyKey } from "../core/emit/property.ts";
import { quote } from "../core/emit/text.ts";
import type {
  ApiModel,
  HeaderModel,
  MediaTypeModel,
  NodeModel,
  OperationModel,
  ParameterModel,
  PathItemModel,
  RequestBodyModel,
  RequestModel,
  ResponseContentModel,
  SharableModel,
  SharedComponentsModel,
} from "../core/model/api-model.ts";
import { HTTP_METHODS } from "../core/model/http-methods.ts";
import type { Reading } from "../core/model/reading/reading.ts";
import type { SchemaModel } from "../core/model/schema-model.ts";
import { spacedType } from "../core/types/print-type.ts";

/** Parts of a document to print, in the layout of openapi-typescript, which openapi-fetch reads. */
export interface OpenapiPlan {
  readonly model: Pick<ApiModel, "operations" | "pathItems" | "webhookItems" | "shared">;
  readonly typeOf: (schema: SchemaModel, reading: Reading) => Printable;
  /** The component schemas. */
  readonly schemas: readonly Member[];
  /** Imports of the file of `paths` from the other file. */
  readonly imports: FileNames;
}

/** References of a file to the interfaces of components and operations. */
interface FileNames {
  readonly components: Imported | "components";
  readonly operations: Imported | "operations";
}

/** The declarations of a document, for two files. */
export interface OpenapiDeclarations {
  readonly paths: readonly Code[];
  /** `operations`, `components`, `webhooks` and `$defs`. */
  readonly others: readonly Code[];
}

interface Context {
  readonly plan: OpenapiPlan;
  readonly names: FileNames;
  /** Reading of requests; responses have the other direction. */
  readonly reading: Reading;
  /** By the pointer of the operation. Webhooks have none, even if they are paths as well. */
  readonly operationIds: ReadonlyMap<string, string>;
}

const OWN: FileNames = { components: "components", operations: "operations" };

/**
 * Prints `paths`, `operations`, `components` and `webhooks`. Requests are read exactly and responses tolerantly; for
 * webhooks it is reversed.
 */
export function openapiDeclarations(plan: OpenapiPlan): OpenapiDeclarations {
  const { model, imports } = plan;
  const operationIds = new Map(
    model.operations.map(({ location, operationId }) => [location.pointer, operationId]),
  );
  const context: Context = { plan, names: OWN, reading: "request", operationIds };
  const ofWebhooks: Context = { ...context, reading: "response", operationIds: new Map() };
  const operations = model.pathItems.flatMap((item) => operationsOf(item, context));
  const paths = model.pathItems.map((item) => itemCode(item, { ...context, names: imports }));
  return {
    paths: [interfaceCode("paths", paths)],
    others: [
      interfaceCode(
        "webhooks",
        model.webhookItems.map((item) => itemCode(item, ofWebhooks)),
      ),
      interfaceCode("components", componentSections(context)),
      interfaceCode("$defs", []),
      interfaceCode(
        "operations",
        operations.length > 0 ? [...operations, ...model.operations.flatMap(aliasesOf)] : [],
      ),
    ],
  };
}

function interfaceCode(name: string, members: readonly Printable[]): Code {
  if (members.length === 0) return code`export type ${name} = Record<string, never>;`;
  return code`
    export interface ${name} {
      ${members}
    }
  `;
}

/** Prints the former operationIds of an operation. */
function aliasesOf({ operationId, aliases }: OperationModel): Code[] {
  return aliases.map(
    (alias) => code`
      ${docComment(renamedTo(operationId))}
      ${propertyKey(alias.operationId)}: operations[${quote(operationId)}];
    `,
  );
}

/** A property of a type. */
export interface Member {
  readonly name: string;
  readonly type: Printable;
  readonly isOptional?: boolean;
  readonly docs?: string | undefined;
}

function memberCode({ name, type, isOptional = false, docs }: Member): Code {
  const typed = layout(({ text }) => spacedType(text(type)));
  return code`
    ${docs !== undefined && docComment(docs)}
    ${keyOf(name)}${isOptional && "?"}:${typed};
  `;
}

/** Prints a key; a status is printed as a number. */
function keyOf(name: string): string {
  return String(Number(name)) === name && !name.startsWith("-") ? name : propertyKey(name);
}

/** A member that must be absent. */
function absent(name: string): Code {
  return memberCode({ name, type: "never", isOptional: true });
}

function literal(members: readonly Printable[]): Code {
  return code`
    {
      ${members}
    }
  `;
}

function literalOrNever(members: readonly Printable[]): Printable {
  return members.length > 0 ? literal(members) : "never";
}

/** The operations of a path item, by name. */
function operationsOf(item: PathItemModel, context: Context): Code[] {
  return item.requests.flatMap((request) => {
    const name = context.operationIds.get(request.location.pointer);
    return name === undefined ? [] : [memberCode({ name, type: operationType(request, item, context) })];
  });
}

function itemCode(item: PathItemModel, context: Context): Code {
  const requests = new Map(item.requests.map((request) => [request.httpMethod, request]));
  const methods = HTTP_METHODS.map((name) => {
    const request = requests.get(name);
    if (request === undefined) return absent(name);
    const id = context.operationIds.get(request.location.pointer);
    const type =
      id === undefined
        ? operationType(request, item, context)
        : code`${context.names.operations}[${quote(id)}]`;
    return memberCode({ name, type, docs: docsOf(request) });
  });
  const parameters = item.parameters.map((part) => parameterOf(part, context));
  return memberCode({ name: item.name, type: literal([parametersCode(parameters), ...methods]) });
}

function operationType(request: RequestModel, item: PathItemModel, context: Context): Code {
  const own = request.parameters.map((part) => parameterOf(part, context));
  const body = requestBodyCode(request.requestBody, context);
  const responses = request.responses.map((part) => {
    const shared = sharedType("responses", part, context);
    const type = shared ?? responseType(part, opposite(context));
    return memberCode({ name: part.status, type, docs: shared ? undefined : docsOf(part) });
  });
  const shared = item.parameters.map((part) => parameterOf(part, context));
  // Parameters of the operation replace equal ones of its path item.
  const parameters = new Map([...shared, ...own].map((one) => [`${one.in}-${one.name}`, one]));
  const answered = memberCode({ name: "responses", type: literalOrNever(responses) });
  return literal([parametersCode([...parameters.values()]), body, answered]);
}

function opposite(context: Context): Context {
  return { ...context, reading: context.reading === "request" ? "response" : "request" };
}

interface ParameterMember extends Member {
  readonly in: ParameterModel["in"];
}

function parameterOf(part: ParameterModel, context: Context): ParameterMember {
  const shared = sharedType("parameters", part, context);
  const said = (shared && context.plan.model.shared.parameters.get(part.component ?? "")) ?? part;
  return {
    in: said.in,
    name: said.name,
    isOptional: said.in !== "path" && !said.required,
    docs: docsOf(said),
    type: shared ?? typeOfPart(part, context) ?? "string",
  };
}

function parametersCode(parameters: readonly ParameterMember[]): Code {
  const places = (["query", "header", "path", "cookie"] as const).map((name) => {
    const members = parameters.filter((one) => one.in === name);
    const isOptional = members.every((member) => member.isOptional);
    return memberCode({ name, type: literalOrNever(members.map(memberCode)), isOptional });
  });
  return memberCode({ name: "parameters", type: literal(places) });
}

function requestBodyCode(body: RequestBodyModel | undefined, context: Context): Code {
  const name = "requestBody";
  if (body === undefined) return absent(name);
  const shared = sharedType("requestBodies", body, context);
  const said = (shared && context.plan.model.shared.requestBodies.get(body.component ?? "")) ?? body;
  return memberCode({
    name,
    type: shared ?? requestBodyType(body, context),
    isOptional: !said.required,
    docs: shared ? undefined : docsOf(body),
  });
}

function requestBodyType({ content }: RequestBodyModel, context: Context): Code {
  const members = content.map((media) => mediaTypeCode(media, media.schema, context));
  const type = literal(members.length > 0 ? members : [absent("*/*")]);
  return literal([memberCode({ name: "content", type })]);
}

function responseType({ headers, content }: ResponseContentModel, context: Context): Code {
  const named = headers.map((part) =>
    memberCode({
      name: part.name,
      type: typeOfPart(part, context) ?? "unknown",
      isOptional: !part.required,
      docs: docsOf(part),
    }),
  );
  // For a stream, the type of one event.
  const types = content.map((media) => mediaTypeCode(media, media.stream?.schema ?? media.schema, context));
  return literal([
    memberCode({ name: "headers", type: literal([...named, "[name: string]: unknown;"]) }),
    types.length > 0 ? memberCode({ name: "content", type: literal(types) }) : absent("content"),
  ]);
}

function mediaTypeCode(
  { contentType }: MediaTypeModel,
  schema: SchemaModel | undefined,
  { plan, reading }: Context,
): Code {
  return memberCode({ name: contentType, type: schema ? plan.typeOf(schema, reading) : "unknown" });
}

/** The type of a parameter or header; undefined if the document gives no schema. */
function typeOfPart(
  { schema, location }: ParameterModel | HeaderModel,
  { plan, reading }: Context,
): Printable | undefined {
  // Otherwise the model has a schema at the location of its parent.
  return schema.location.pointer === location.pointer ? undefined : plan.typeOf(schema, reading);
}

/** The type of a component, unless its direction differs from that of the components. */
function sharedType(
  section: keyof SharedComponentsModel,
  { component }: SharableModel,
  { reading, names }: Context,
): Code | undefined {
  if (component === undefined || reading !== "request") return undefined;
  return code`${names.components}[${quote(section)}][${quote(component)}]`;
}

function componentSections(context: Context): Code[] {
  const { schemas, model } = context.plan;
  const { shared } = model;
  const answers = opposite(context);
  const sections: Readonly<Record<string, readonly Member[]>> = {
    // A former name may equal that of another component, which is kept.
    schemas: [...new Map(schemas.map((member) => [member.name, member])).values()],
    responses: membersOf(shared.responses, (part) => responseType(part, answers)),
    parameters: membersOf(shared.parameters, (part) => typeOfPart(part, context) ?? "string"),
    requestBodies: membersOf(shared.requestBodies, (part) => requestBodyType(part, context)),
    headers: membersOf(shared.headers, (part) => typeOfPart(part, answers) ?? "unknown"),
    pathItems: [],
  };
  return Object.entries(sections).map(([name, members]) =>
    memberCode({ name, type: literalOrNever(members.map(memberCode)) }),
  );
}

function membersOf<Part extends DocumentedModel>(
  section: ReadonlyMap<string, Part>,
  typeOf: (part: Part) => Printable,
): Member[] {
  return [...section].map(([name, part]) => ({ name, type: typeOf(part), docs: docsOf(part) }));
}

/** A part with its texts; some parts can be deprecated. */
type DocumentedModel = NodeModel & { readonly deprecated?: boolean };

/** Description and evidence of any part of the document. */
function docsOf(part: DocumentedModel): string | undefined {
  return docsOfPart([part.prose.summary, part.prose.description], part);
}
