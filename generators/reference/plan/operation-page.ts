import { printCallStatement } from "../../client/print/print-call.ts";
import type {
  MediaTypeModel,
  OperationModel,
  ParameterModel,
  ResponseModel,
} from "../../core/model/api-model.ts";
import { exampleOfMedia } from "../../core/model/example/example-of.ts";
import { isJson } from "../../core/model/media-type.ts";
import type { Page, Part } from "../page.ts";
import {
  attributeText,
  codeBlock,
  codeMarkdown,
  joined,
  jsonBlock,
  list,
  note,
  pageLink,
  plainMarkdown,
  section,
} from "../print/markdown-text.ts";
import { firstSentence } from "../print/prose.ts";
import { curlCommand, pythonProgram } from "../print/request-programs.ts";
import { evidenceNotes } from "./evidence.ts";
import { exampleRequest } from "./example-request.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { type Field, fieldList, schemaFields } from "./schema-fields.ts";
import { marksLegend, schemaText } from "./schema-text.ts";
import { listsAllCodes, statedCodes } from "./stated-codes.ts";

/** Returns the page of an operation: description, call, input and output. */
export function operationPage(operation: OperationModel, path: string, context: ReferenceContext): Page {
  const { operationId, summary, description, httpMethod, tags, group, method, deprecated } = operation;
  return {
    path,
    title: summary?.trim() || operationId, // an empty one counts as missing
    section: "Operations",
    group: tags[0] ?? group,
    label: httpMethod.toUpperCase(),
    hasTabs: true,
    summary: firstSentence(summary?.trim() ? (description ?? summary) : description),
    body: [
      deprecated ? note("Note", "This operation is deprecated.") : undefined,
      context.prose(description),
      evidenceNotes(operation.extensions, context),
      callColumn(operation, context),
      lostResponse(operation, context),
      ...LOCATIONS.map(([location, title]) =>
        section(title, fieldList(parameterFields(operation, location), location, context)),
      ),
      requestBody(operation, context),
      ...operation.responses.map((response) => responseText(response, context)),
      marksLegend(fieldsOf(operation)),
      `Operation ID: ${codeMarkdown(operationId)}. In the client: ${codeMarkdown(`client.${group}.${method}`)}.`,
    ],
  };
}

/** Content that a wide screen shows next to the page: the request in three languages, an example response, errors. */
function callColumn(operation: OperationModel, context: ReferenceContext): string {
  const { httpMethod, path, operationId } = operation;
  const request = exampleRequest(operation, context.model);
  const calls = clientCalls(operation, context).map((text) => ({
    label: "TypeScript",
    language: "ts",
    text,
  }));
  const parts = joined([
    section(
      "Call",
      codeBlock("http", `${httpMethod.toUpperCase()} ${path}`),
      context.format.tabs([
        ...calls,
        { label: "curl", language: "sh", text: curlCommand(request) },
        { label: "Python", language: "python", text: pythonProgram(request) },
      ]),
    ),
    section("Example response", responseExample(operation)),
    section("Errors", ...errorPanel(operation, context)),
  ]);
  if (context.format.elements !== "all") return parts;
  const operationName = attributeText(operationId);
  return joined([
    `<aside id="usage" aria-label="Usage" data-operation="${operationName}">`,
    parts,
    "</aside>",
  ]);
}

/** The calls of the client in TypeScript. A stream next to other responses has a separate call. */
function clientCalls(operation: OperationModel, { calls, options }: ReferenceContext): string[] {
  const suppliedParameters = new Set(options.suppliedParameters);
  return calls
    .filter(({ model }) => model === operation)
    .map((plan) => printCallStatement(plan, { members: "all", suppliedParameters }));
}

function responseExample({ responses }: OperationModel): Part {
  const media = responses.filter((response) => !isError(response)).flatMap(({ content }) => content);
  const example = media.filter(({ contentType }) => isJson(contentType)).map(exampleOfMedia)[0];
  return example === undefined ? undefined : jsonBlock(example);
}

/** The error codes of the operation, and its example error if it has one of these codes. */
function errorPanel(operation: OperationModel, { model, errorCode }: ReferenceContext): Part[] {
  const entries = model.errorCatalog?.entries ?? [];
  if (entries.length === 0) return [];
  const stated = statedCodes(operation, entries);
  const media = operation.responses.filter(isError).flatMap(({ content }) => content);
  const example = media
    .map(exampleOfMedia)
    .find((value) => stated.some(({ code }) => Object.values(value ?? {}).includes(code)));
  return [
    list(
      stated.map(
        ({ code, status, description }) =>
          `${errorCode(code)} · ${status} · ${plainMarkdown(firstSentence(description))}`,
      ),
    ),
    example === undefined ? undefined : jsonBlock(example),
    listsAllCodes(operation, entries)
      ? `The description allows ${pageLink(`all ${entries.length} codes`, "errors/index")} here.`
      : stated.length === 0
        ? `The description names no code for this operation. ${pageLink("All codes", "errors/index")}.`
        : undefined,
  ];
}

function isError({ status }: ResponseModel): boolean {
  return /^[45]|^default$/.test(status);
}

/** Describes the effect of sending the same request twice, if the document states it. */
function lostResponse(
  { idempotency, extensions }: OperationModel,
  { errorCode, prose }: ReferenceContext,
): Part {
  if (!idempotency) return undefined;
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
      return `Each ${codeMarkdown(idempotency.key)} works once, so the same request cannot pay twice. The client repeats it after a lost response. A used one is rejected with ${errorCode(idempotency.usedCode)}, an expired one with ${errorCode(idempotency.expiredCode)}.`;
    },
  }[idempotency.kind]();
  return section(
    "If the response is lost",
    note("Money", sentence),
    typeof reconciliation === "string"
      ? prose(reconciliation.replaceAll("{startedAt}", "the start of the call"))
      : undefined,
  );
}

const LOCATIONS = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["header", "Headers"],
  ["cookie", "Cookies"],
] as const;

function parameterFields({ parameters }: OperationModel, location: ParameterModel["in"]): Field[] {
  return parameters.filter((parameter) => parameter.in === location).map(parameterField);
}

export function parameterField(parameter: ParameterModel): Field {
  const { name, required, description, deprecated, schema, extensions } = parameter;
  return {
    name,
    schema,
    isRequired: required,
    description,
    evidence: extensions,
    ...(deprecated && { isDeprecated: true }),
  };
}

function requestBody({ requestBody: body }: OperationModel, context: ReferenceContext): Part {
  if (!body) return undefined;
  return section(
    "Request body",
    context.prose(body.description),
    ...body.content.map((media) => mediaText(media, "body", context)),
  );
}

function responseText(response: ResponseModel, context: ReferenceContext): string {
  const { status, description, content, headers, extensions } = response;
  const place = status.toLowerCase();
  const text = section(
    `Response ${status}`,
    context.prose(description),
    evidenceNotes(extensions, context),
    fieldList(
      headers.map((header) => ({ ...header, isRequired: header.required })),
      `${place}-header`,
      context,
    ),
    ...content.map((media) => mediaText(media, place, context, isError(response))),
  );
  return text ?? `## Response ${status}`;
}

/** Describes a body. The members of an error are on the page of its schema. */
function mediaText(
  { contentType, schema }: MediaTypeModel,
  place: string,
  context: ReferenceContext,
  isShort = false,
): string {
  if (!schema) return `${codeMarkdown(contentType)}: the body is not described.`;
  return schemaText(schema, { place, before: `${codeMarkdown(contentType)}: `, isShort }, context);
}

function fieldsOf({ parameters, requestBody: body, responses }: OperationModel): Field[] {
  const content = [...(body?.content ?? []), ...responses.flatMap((response) => response.content)];
  return [
    ...parameters.map(parameterField),
    ...content.flatMap(({ schema }) => (schema ? schemaFields(schema) : [])),
  ];
}
