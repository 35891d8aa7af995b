import { isObject, type Json } from "../../core/json.ts";
import type { ApiModel, MediaTypeModel, OperationModel, ParameterModel } from "../../core/model/api-model.ts";
import { exampleOfMedia, exampleOfParameter } from "../../core/model/example/example-of.ts";
import { objectShape } from "../../core/model/facts/object-shape.ts";
import { isUpload } from "../../core/model/is-upload.ts";
import { isJson } from "../../core/model/media-type.ts";

/** A request of an operation with all required parts, and with a valid body. */
export interface ExampleRequest {
  readonly method: string;
  readonly url: string;
  readonly credential: Credential | undefined;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: ExampleBody | undefined;
}

/** Placeholder for the reader's credentials: user name and password, or a key after the prefix of a header. */
type Credential =
  | { readonly kind: "basic" }
  | { readonly kind: "key"; readonly header: string; readonly prefix: string };

type ExampleBody =
  | { readonly kind: "json"; readonly value: Json }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "form"; readonly fields: readonly FormField[] };

interface FormField {
  readonly name: string;
  /** Undefined for a file. */
  readonly value: string | undefined;
}

export function exampleRequest(operation: OperationModel, model: ApiModel): ExampleRequest {
  const given = operation.parameters.filter(({ required }) => required);
  const inPlace = (location: ParameterModel["in"]) =>
    given
      .filter((parameter) => parameter.in === location)
      .map((parameter) => [parameter.name, plain(exampleOfParameter(parameter))] as const);
  const media = mediaOf(operation);
  const path = inPlace("path").reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  );
  const query = inPlace("query").map((pair) => pair.map(encodeURIComponent).join("="));
  const body = media && bodyOf(media);
  return {
    method: operation.httpMethod.toUpperCase(),
    url: `${serverAddress(operation, model.servers)}${path}${query.length === 0 ? "" : `?${query.join("&")}`}`,
    credential: credentialOf(operation, model),
    headers: [
      ...inPlace("header"),
      ...(media && body?.kind !== "form" ? [["content-type", media.contentType] as const] : []),
    ],
    body,
  };
}

/** The media type of the example body: JSON if the operation accepts it. */
export function mediaOf({ httpMethod, requestBody }: OperationModel): MediaTypeModel | undefined {
  const content = httpMethod === "get" || httpMethod === "head" ? [] : (requestBody?.content ?? []);
  return content.find(({ contentType }) => isJson(contentType)) ?? content[0];
}

function bodyOf(media: MediaTypeModel): ExampleBody | undefined {
  const value = exampleOfMedia(media);
  if (value === undefined) return undefined;
  if (isJson(media.contentType)) return { kind: "json", value };
  if (!/^multipart\//i.test(media.contentType) || !isObject(value))
    return { kind: "text", text: plain(value) };
  const shape = media.schema && objectShape(media.schema);
  const fields = Object.entries(value).map(([name, member = null]) => {
    const property = shape?.properties.get(name);
    return { name, value: property && isUpload(property) ? undefined : plain(member) };
  });
  return { kind: "form", fields };
}

/** The URL of the first server with its variables filled in, without a trailing slash. */
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

function credentialOf({ security }: OperationModel, { securitySchemes }: ApiModel): Credential | undefined {
  const [name] = Object.keys(security[0] ?? {});
  const scheme = securitySchemes.find((one) => one.name === name);
  if (scheme?.kind === "http")
    return scheme.scheme === "basic"
      ? { kind: "basic" }
      : { kind: "key", header: "authorization", prefix: "Bearer " };
  if (scheme?.kind !== "apiKey" || scheme.in !== "header") return undefined;
  return { kind: "key", header: scheme.parameter, prefix: "" };
}

/** A value as in a URL or a header. */
function plain(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
