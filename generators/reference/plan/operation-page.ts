import type { JsonObject } from "../../core/json.ts";
import { asText } from "../../core/json-values.ts";
import type {
  MediaTypeModel,
  OperationModel,
  ParameterModel,
  ResponseModel,
} from "../../core/model/api-model.ts";
import { exampleOfMedia } from "../../core/model/example/example-of.ts";
import { isJson } from "../../core/model/media-type.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { Block, Page, TryRequest } from "../page.ts";
import { evidenceNotes } from "./evidence.ts";
import { codeMarkdown, firstSentence, pageLink } from "./markdown-text.ts";
import { clientCalls, curlCommand, exampleOfOperation, serverAddress } from "./operation-call.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { schemaBlocks } from "./schema-blocks.ts";
import { fieldOf } from "./schema-fields.ts";

/** The page of an operation: what it does, how it is called, what it takes and returns. */
export function operationPage(operation: OperationModel, path: string, context: ReferenceContext): Page {
  const { operationId, summary, description, httpMethod, tags, group, method } = operation;
  return {
    path,
    title: summary?.trim() || operationId, // an empty one names nothing
    section: "Operations",
    group: tags[0] ?? group,
    label: httpMethod.toUpperCase(),
    summary: firstSentence(summary?.trim() ? (description ?? summary) : description),
    blocks: [
      ...intro(operation),
      ...callBlocks(operation, context),
      ...idempotencyBlocks(operation, context),
      ...parameterBlocks(operation, context),
      ...requestBlocks(operation, context),
      ...operation.responses.flatMap((response) => responseBlocks(response, context)),
      { kind: "heading", level: 2, text: "Try it" },
      { kind: "request", request: tryRequest(operation, context) },
      {
        kind: "text",
        markdown: `Operation ID: ${codeMarkdown(operationId)}. In the client: ${codeMarkdown(`client.${group}.${method}`)}.`,
      },
    ],
  };
}

function intro({ httpMethod, path, description, deprecated, extensions }: OperationModel): Block[] {
  return [
    { kind: "code", language: "http", text: `${httpMethod.toUpperCase()} ${path}` },
    ...(deprecated
      ? [{ kind: "note", tone: "warning", markdown: "This operation is deprecated." } as const]
      : []),
    ...(description === undefined ? [] : [{ kind: "text", markdown: description } as const]),
    ...evidenceNotes(extensions),
  ];
}

function callBlocks(operation: OperationModel, context: ReferenceContext): Block[] {
  return [
    { kind: "heading", level: 2, text: "Call it" },
    ...clientCalls(operation, context).map(
      (text): Block => ({ kind: "code", language: "ts", text, label: "Client" }),
    ),
    { kind: "code", language: "sh", text: curlCommand(operation, context), label: "curl" },
  ];
}

/** Describes what happens when the same request is sent twice, where the document states it. */
function idempotencyBlocks(
  { idempotency, extensions }: OperationModel,
  { errorPages }: ReferenceContext,
): Block[] {
  if (!idempotency) return [];
  const code = (name: string) => {
    const page = errorPages.get(name);
    return page === undefined ? codeMarkdown(name) : pageLink(codeMarkdown(name), page);
  };
  const reconciliation = extensions["x-reconciliation"];
  const sentence = {
    idempotent: () => "You can safely send this request twice. The client repeats it after a lost response.",
    none: () =>
      "If you send this request twice, the service may process it twice. The client does not repeat it after a lost response.",
    keyed: () => {
      if (idempotency.kind !== "keyed") return "";
      const location = idempotency.in === "header" ? "header" : "property";
      return `The service carries out requests with the same ${codeMarkdown(idempotency.name)} (${location}) once. The client sends the same key with every attempt, and repeats the request after a lost response.`;
    },
    "single-use": () => {
      if (idempotency.kind !== "single-use") return "";
      return `Each ${codeMarkdown(idempotency.key)} works once, so the same request cannot pay twice. The client repeats it after a lost response. A used one is rejected with ${code(idempotency.usedCode)}, an expired one with ${code(idempotency.expiredCode)}.`;
    },
  }[idempotency.kind]();
  return [
    { kind: "heading", level: 2, text: "If the response is lost" },
    { kind: "note", tone: "money", markdown: sentence },
    ...(typeof reconciliation === "string"
      ? [
          {
            kind: "text",
            markdown: reconciliation.replaceAll("{startedAt}", "the start of the call"),
          } as const,
        ]
      : []),
  ];
}

const LOCATIONS = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["header", "Headers"],
  ["cookie", "Cookies"],
] as const;

function parameterBlocks({ parameters }: OperationModel, context: ReferenceContext): Block[] {
  return LOCATIONS.flatMap(([location, title]): Block[] => {
    const found = parameters.filter((parameter) => parameter.in === location);
    if (found.length === 0) return [];
    return [
      { kind: "heading", level: 2, text: title },
      { kind: "fields", fields: found.map((parameter) => parameterField(parameter, context)) },
    ];
  });
}

export function parameterField(
  { name, required, description, deprecated, schema }: ParameterModel,
  context: ReferenceContext,
): Extract<Block, { kind: "fields" }>["fields"][number] {
  const field = fieldOf(schema, context);
  return {
    ...field,
    name,
    isRequired: required,
    isDeprecated: deprecated || field.isDeprecated,
    description: description ?? field.description,
  };
}

function requestBlocks({ requestBody }: OperationModel, context: ReferenceContext): Block[] {
  if (!requestBody || requestBody.content.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: "Request" },
    ...(requestBody.description === undefined
      ? []
      : [{ kind: "text", markdown: requestBody.description } as const]),
    ...requestBody.content.flatMap((media) => mediaBlocks("Request", { media, reading: "request" }, context)),
  ];
}

function responseBlocks(response: ResponseModel, context: ReferenceContext): Block[] {
  const { status, description, content, headers, extensions } = response;
  return [
    { kind: "heading", level: 2, text: `Response ${status}` },
    ...(description === undefined ? [] : [{ kind: "text", markdown: description } as const]),
    ...evidenceNotes(extensions),
    ...(headers.length === 0
      ? []
      : [
          {
            kind: "fields",
            fields: headers.map((header) => ({
              ...fieldOf(header.schema, context),
              name: header.name,
              isRequired: header.required,
              description: header.description ?? "",
            })),
          } as const,
        ]),
    ...content.flatMap((media) => mediaBlocks("Response", { media, reading: "response" }, context)),
  ];
}

function mediaBlocks(
  name: string,
  { media, reading }: { readonly media: MediaTypeModel; readonly reading: Reading },
  context: ReferenceContext,
): Block[] {
  const { contentType, schema } = media;
  const example = isJson(contentType) ? exampleOfMedia(media) : undefined;
  return [
    { kind: "text", markdown: `Media type: ${codeMarkdown(contentType)}` },
    ...(schema
      ? schemaBlocks(name, { schema, reading }, context)
      : [{ kind: "text", markdown: "The body is not described." } as const]),
    ...(example === undefined
      ? []
      : [
          {
            kind: "code",
            language: "json",
            text: JSON.stringify(example, null, 2),
            label: "Example",
          } as const,
        ]),
  ];
}

function tryRequest(operation: OperationModel, { model, options }: ReferenceContext): TryRequest {
  const { media, body } = exampleOfOperation(operation);
  const required = new Map(exampleOfOperation(operation).parameters.map((one) => [one.model, one.value]));
  const scheme = model.securitySchemes.find(({ name }) =>
    Object.hasOwn(operation.security[0] ?? ({} satisfies JsonObject), name),
  );
  return {
    method: operation.httpMethod.toUpperCase(),
    path: operation.path,
    baseUrl: options.serverUrl ?? serverAddress(operation, model.servers),
    parameters: operation.parameters.flatMap((parameter) => {
      const { name, in: location, required: isRequired } = parameter;
      if (location === "cookie") return [];
      const value = required.get(parameter);
      return [{ name, in: location, isRequired, example: value === undefined ? "" : asText(value) }];
    }),
    body: media && isJson(media.contentType) ? JSON.stringify(body ?? {}, null, 2) : undefined,
    key:
      scheme?.kind === "http" && scheme.scheme !== "basic"
        ? { header: "authorization", prefix: "Bearer " }
        : scheme?.kind === "apiKey" && scheme.in === "header"
          ? { header: scheme.parameter, prefix: "" }
          : undefined,
  };
}
