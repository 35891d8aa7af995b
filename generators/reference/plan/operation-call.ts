import { isIdentifierName } from "../../core/identifier.ts";
import type { Json, JsonObject } from "../../core/json.ts";
import { isObject } from "../../core/json.ts";
import type { MediaTypeModel, OperationModel, ParameterModel } from "../../core/model/api-model.ts";
import { objectShape } from "../../core/model/facts/object-shape.ts";
import { isUpload } from "../../core/model/is-upload.ts";
import { isJson } from "../../core/model/media-type.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { exampleOf, exampleOfBody } from "./example-of.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** What an example of an operation sends. */
export interface OperationExample {
  readonly media: MediaTypeModel | undefined;
  /** Undefined where no body is sent, or none could be made up. */
  readonly body: Json | undefined;
  /** The parameters that an example needs, with their values. */
  readonly parameters: readonly { readonly model: ParameterModel; readonly value: Json }[];
}

/** Makes up the input of an operation: required parameters, and a body that the description accepts. */
export function exampleOfOperation({
  parameters,
  requestBody,
  httpMethod,
}: OperationModel): OperationExample {
  const content = httpMethod === "get" || httpMethod === "head" ? [] : (requestBody?.content ?? []);
  const media = content.find(({ contentType }) => isJson(contentType)) ?? content[0];
  return {
    media,
    body: media && exampleOfBody(media),
    parameters: parameters
      .filter(({ required }) => required)
      .map((model) => ({ model, value: exampleOf(model.schema) ?? "value" })),
  };
}

/** The call of the client, as a file of TypeScript would have it. */
export function clientCall(operation: OperationModel, context: ReferenceContext): string {
  const input = inputOf(operation, context);
  const path = [operation.group, operation.method].map(memberAccess).join("");
  const call = `client${path}(${input})`;
  return operation.pagination?.mode === "always"
    ? `const page = await client${memberAccess(operation.group)}.page(${input});`
    : `const result = await ${call};`;
}

function memberAccess(name: string): string {
  return isIdentifierName(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

function inputOf(operation: OperationModel, { options }: ReferenceContext): string {
  const { media, body, parameters } = exampleOfOperation(operation);
  const filled = new Set((options.filled ?? "").split(",").map((name) => name.trim()));
  const shown = parameters.filter(({ model }) => !(model.in === "path" && filled.has(model.name)));
  const entries = shown.map(({ model, value }): [string, string] => [model.name, valueText(value)]);
  if (media) entries.push(...bodyEntries(media, body, new Set(entries.map(([name]) => name))));
  if (entries.length === 0) return "";
  const lines = entries.map(([name, text]) => `  ${propertyName(name)}: ${text.replaceAll("\n", "\n  ")},`);
  return `{\n${lines.join("\n")}\n}`;
}

/** The members of a body stand beside the parameters, unless a name is taken or the body is no described object. */
function bodyEntries(
  { schema }: MediaTypeModel,
  body: Json | undefined,
  taken: ReadonlySet<string>,
): [string, string][] {
  const shape = schema && objectShape(schema);
  const isFlat = shape !== undefined && ![...shape.properties.keys()].some((name) => taken.has(name));
  if (!isFlat || !isObject(body)) return body === undefined ? [] : [["body", valueText(body)]];
  return Object.entries(body).map(([name, value]) => [
    name,
    memberText(shape.properties.get(name), value ?? null),
  ]);
}

function memberText(schema: SchemaModel | undefined, value: Json): string {
  if (schema && isUpload(schema)) return `new Blob(["…"])`;
  const brand = [schema, schema?.reference?.target]
    .map((part) => part?.annotations.extensions["x-brand"])
    .find((name) => typeof name === "string");
  return typeof brand === "string" ? `from${brand}(${valueText(value)})` : valueText(value);
}

/** JSON as TypeScript, with keys as a person writes them. */
function valueText(value: Json): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

function propertyName(name: string): string {
  return isIdentifierName(name) ? name : JSON.stringify(name);
}

/** The same request for a shell. */
export function curlCommand(operation: OperationModel, { model }: ReferenceContext): string {
  const { media, body, parameters } = exampleOfOperation(operation);
  const query = parameters.filter(({ model: { in: place } }) => place === "query");
  const search = query.map(
    ({ model: { name }, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(plain(value))}`,
  );
  const address =
    serverAddress(operation, model.servers) +
    pathWith(operation, parameters) +
    (search.length > 0 ? `?${search.join("&")}` : "");
  const isForm = media !== undefined && /^multipart\//i.test(media.contentType);
  const headers = [
    ...authorization(operation, model.securitySchemes),
    ...parameters
      .filter((one) => one.model.in === "header")
      .map(({ model: { name }, value }) => `${name}: ${plain(value)}`),
    ...(media && !isForm ? [`content-type: ${media.contentType}`] : []),
  ];
  const method = operation.httpMethod === "get" ? "" : ` --request ${operation.httpMethod.toUpperCase()}`;
  const parts = [
    `curl${method} ${shellQuote(address)}`,
    ...headers.map((header) => `--header ${shellQuote(header)}`),
    ...(media && body !== undefined ? dataParts(media, body, isForm) : []),
  ];
  return parts.join(" \\\n  ");
}

function dataParts({ schema }: MediaTypeModel, body: Json, isForm: boolean): string[] {
  if (!isForm || !isObject(body))
    return [`--data ${shellQuote(typeof body === "string" ? body : JSON.stringify(body, null, 2))}`];
  const shape = schema && objectShape(schema);
  return Object.entries(body).map(([name, value]) => {
    const property = shape?.properties.get(name);
    return `--form ${shellQuote(`${name}=${property && isUpload(property) ? "@file" : plain(value ?? null)}`)}`;
  });
}

/** The address of the first server, its variables filled in; nothing stands at its end. */
export function serverAddress(
  operation: Pick<OperationModel, "servers">,
  all: readonly OperationModel["servers"][number][],
): string {
  const server = operation.servers[0] ?? all[0];
  if (!server) return "https://api.example.com";
  const url = server.url.replace(
    /\{([^{}]*)\}/g,
    (whole, name: string) => server.variables.get(name) ?? whole,
  );
  return url.replace(/\/+$/, "");
}

function pathWith({ path }: OperationModel, parameters: OperationExample["parameters"]): string {
  return parameters.reduce(
    (text, { model, value }) =>
      model.in === "path" ? text.replaceAll(`{${model.name}}`, encodeURIComponent(plain(value))) : text,
    path,
  );
}

/** The headers that carry the key of an operation. */
function authorization(
  { security }: OperationModel,
  schemes: ReferenceContext["model"]["securitySchemes"],
): string[] {
  const name = Object.keys(security[0] ?? ({} satisfies JsonObject))[0];
  const scheme = schemes.find((one) => one.name === name);
  if (scheme?.kind === "http")
    return [`authorization: ${scheme.scheme === "basic" ? "Basic" : "Bearer"} $API_KEY`];
  return scheme?.kind === "apiKey" && scheme.in === "header" ? [`${scheme.parameter}: $API_KEY`] : [];
}

export function plain(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The key has to be filled in by the shell, everything else stands as it is. */
function shellQuote(text: string): string {
  return text.includes("$API_KEY")
    ? `"${text.replace(/["`\\]/g, "\\$&")}"`
    : `'${text.replaceAll("'", "'\\''")}'`;
}
