import { isStatus } from "../../document/lint/unknown-names.ts";
import { childPointer } from "../../document/pointer.ts";
import { isObject } from "../../json.ts";
import type {
  EncodingModel,
  LinkModel,
  MediaTypeModel,
  RequestBodyModel,
  ResponseContentModel,
  ResponseModel,
} from "../api-model.ts";
import { withGetters } from "./lazy.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { pick, readNode, readSharable } from "./read-node.ts";
import { readHeaders } from "./read-parameters.ts";
import { readStream } from "./read-stream.ts";

/** Reads the media types of a node. */
function readContent(context: ModelContext, node: ModelNode): MediaTypeModel[] {
  if (!isObject(node.value.content)) return [];
  return Object.entries(node.value.content).map(([contentType, value]) => {
    const mediaType = {
      pointer: childPointer(node.pointer, "content", contentType),
      value: isObject(value) ? value : {},
    };
    const schema = mediaType.value.schema === undefined ? undefined : context.schemaBelow(mediaType.pointer);
    const stream = context.quiet.lazily(() => readStream({ contentType, ...mediaType }, context.schemas));
    const own = { contentType, encoding: readEncoding(context, mediaType), ...readNode(context, mediaType) };
    return withGetters(own, { schema: () => schema?.(), stream });
  });
}

function readEncoding(context: ModelContext, node: ModelNode): Map<string, EncodingModel> {
  const { quiet } = context;
  return new Map(
    context.entries(node, "encoding").map(([name, entry]) => {
      const fields = context.fields(entry);
      const own = {
        contentType: fields("string", "contentType"),
        style: fields("string", "style"),
        explode: fields("boolean", "explode"),
      };
      return [name, withGetters(own, { headers: quiet.lazily(() => readHeaders(quiet, entry)) })];
    }),
  );
}

export function readRequestBody(context: ModelContext, node: ModelNode): RequestBodyModel {
  const fields = context.fields(node);
  return {
    required: fields("boolean", "required") ?? false,
    description: fields("string", "description"),
    content: readContent(context, node),
    ...readSharable(context, node, "requestBodies"),
  };
}

/** Reads the body of an operation, if it has one. */
export function readBodyOf(context: ModelContext, operation: ModelNode): RequestBodyModel | undefined {
  const node = context.child(operation, "requestBody");
  return node && readRequestBody(context, node);
}

/** Reads the responses of an operation with statuses that OpenAPI defines. */
export function readResponses(context: ModelContext, operation: ModelNode): ResponseModel[] {
  return context
    .entries(operation, "responses")
    .filter(([status]) => isStatus(status))
    .map(([status, node]) =>
      readResponseAs(context, status === "default" ? status : status.toUpperCase(), node),
    );
}

/** Reads a response with a status. A spread would read the links. */
export function readResponseAs(context: ModelContext, status: string, node: ModelNode): ResponseModel {
  return Object.assign(readResponse(context, node), { status });
}

const LINK_TARGET = ["operationId", "operationRef", "parameters", "requestBody", "server"] as const;

/** Reads a response without its status. */
export function readResponse(context: ModelContext, node: ModelNode): ResponseContentModel {
  const { quiet } = context;
  const own = {
    description: context.fields(node)("string", "description"),
    content: readContent(context, node),
    headers: readHeaders(context, node),
    ...readSharable(context, node, "responses"),
  };
  return withGetters(own, { links: quiet.lazily(() => readLinks(quiet, node)) });
}

function readLinks(context: ModelContext, node: ModelNode): LinkModel[] {
  return context
    .entries(node, "links")
    .map(([name, link]) => ({ name, target: pick(link.value, LINK_TARGET), ...readNode(context, link) }));
}
