import { printCallStatement } from "../../client/print/print-call.ts";
import { shellQuote, shellQuoteBefore } from "../../core/emit/shell-quote.ts";
import { isObject, type Json, type JsonObject } from "../../core/json.ts";
import { asText } from "../../core/json-values.ts";
import type { MediaTypeModel, OperationModel, ParameterModel } from "../../core/model/api-model.ts";
import { exampleOfMedia, exampleOfParameter } from "../../core/model/example/example-of.ts";
import { objectShape } from "../../core/model/facts/object-shape.ts";
import { isUpload } from "../../core/model/is-upload.ts";
import { isJson } from "../../core/model/media-type.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** Input of an example of an operation. */
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
    body: media && exampleOfMedia(media),
    parameters: parameters
      .filter(({ required }) => required)
      .map((model) => ({ model, value: exampleOfParameter(model) })),
  };
}

/** The calls of the client, as a file of TypeScript would have them. A stream beside other responses has its own. */
export function clientCalls(operation: OperationModel, { calls, options }: ReferenceContext): string[] {
  const suppliedParameters = new Set(options.suppliedParameters);
  return calls
    .filter(({ model }) => model === operation)
    .map((plan) => printCallStatement(plan, { members: "all", suppliedParameters }));
}

/** The same request for a shell. */
export function curlCommand(operation: OperationModel, { model }: ReferenceContext): string {
  const { media, body, parameters } = exampleOfOperation(operation);
  const query = parameters.filter(({ model: { in: location } }) => location === "query");
  const search = query.map(
    ({ model: { name }, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`,
  );
  const address =
    serverAddress(operation, model.servers) +
    pathWith(operation, parameters) +
    (search.length > 0 ? `?${search.join("&")}` : "");
  const isForm = media !== undefined && /^multipart\//i.test(media.contentType);
  const headers = [
    ...parameters
      .filter((one) => one.model.in === "header")
      .map(({ model: { name }, value }) => shellQuote(`${name}: ${asText(value)}`)),
    ...(media && !isForm ? [shellQuote(`content-type: ${media.contentType}`)] : []),
  ];
  const method = operation.httpMethod === "get" ? "" : ` --request ${operation.httpMethod.toUpperCase()}`;
  const parts = [
    `curl${method} ${shellQuote(address)}`,
    ...credentials(operation, model.securitySchemes),
    ...headers.map((header) => `--header ${header}`),
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
    return `--form ${shellQuote(`${name}=${property && isUpload(property) ? "@file" : asText(value ?? null)}`)}`;
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
      model.in === "path" ? text.replaceAll(`{${model.name}}`, encodeURIComponent(asText(value))) : text,
    path,
  );
}

/** The options of curl that carry the credentials of an operation, as the shell reads them: it fills in the key. */
function credentials(
  { security }: OperationModel,
  schemes: ReferenceContext["model"]["securitySchemes"],
): string[] {
  const name = Object.keys(security[0] ?? ({} satisfies JsonObject))[0];
  const scheme = schemes.find((one) => one.name === name);
  const header = (text: string) => `--header ${shellQuoteBefore(text, "API_KEY")}`;
  if (scheme?.kind === "http")
    return [scheme.scheme === "basic" ? '--user "$USERNAME:$PASSWORD"' : header("authorization: Bearer ")];
  return scheme?.kind === "apiKey" && scheme.in === "header" ? [header(`${scheme.parameter}: `)] : [];
}
