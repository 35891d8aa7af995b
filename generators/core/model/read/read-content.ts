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
import type { SchemaModel } from "../schema-model.ts";
import { withGetters } from "./lazy.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { pick, readNode, readSharable } from "./read-node.ts";
import { createParameterReader, type ParameterReader } from "./read-parameters.ts";
import type { SchemaReader } from "./read-schema.ts";
import { readStream } from "./read-stream.ts";

/** Reads the parts of operations and webhooks. */
export interface ContentReader extends ParameterReader {
  requestBody(node: ModelNode): RequestBodyModel;
  response(node: ModelNode): ResponseContentModel;
  /** Reads a response with the given status. */
  responseAs(status: string, node: ModelNode): ResponseModel;
  /** Reads the responses of an operation with statuses that OpenAPI defines. */
  responses(node: ModelNode): ResponseModel[];
}

const LINK_TARGET = ["operationId", "operationRef", "parameters", "requestBody", "server"] as const;

export function createContentReader(context: ModelContext, schemas: SchemaReader): ContentReader {
  const parameters = createParameterReader(context, { schemaBelow, content });
  const quietly = createParameterReader(context.quiet, { schemaBelow, content });
  const onDemand = context.quiet.lazily;

  function schemaBelow(holder: string): () => SchemaModel {
    return context.lazily(() => schemas.at(childPointer(holder, "schema")));
  }

  function content(node: ModelNode): MediaTypeModel[] {
    if (!isObject(node.value.content)) return [];
    return Object.entries(node.value.content).map(([contentType, value]) => {
      const mediaType = {
        pointer: childPointer(node.pointer, "content", contentType),
        value: isObject(value) ? value : {},
      };
      const schema = mediaType.value.schema === undefined ? undefined : schemaBelow(mediaType.pointer);
      const stream = onDemand(() => readStream({ contentType, ...mediaType }, schemas));
      const own = { contentType, encoding: encoding(mediaType), ...readNode(context, mediaType) };
      return withGetters(own, { schema: () => schema?.(), stream });
    });
  }

  function encoding(node: ModelNode): Map<string, EncodingModel> {
    return new Map(
      context.entries(node, "encoding").map(([name, entry]) => {
        const fields = context.fields(entry);
        const own = {
          contentType: fields.string("contentType"),
          style: fields.string("style"),
          explode: fields.boolean("explode"),
        };
        return [name, withGetters(own, { headers: onDemand(() => quietly.headers(entry)) })];
      }),
    );
  }

  function requestBody(node: ModelNode): RequestBodyModel {
    const fields = context.fields(node);
    return {
      required: fields.boolean("required") ?? false,
      description: fields.string("description"),
      content: content(node),
      ...readSharable(context, node, "requestBodies"),
    };
  }

  function responses(node: ModelNode): ResponseModel[] {
    return context
      .entries(node, "responses")
      .filter(([status]) => /^([1-5]\d\d|[1-5]xx|default)$/i.test(status))
      .map(([status, child]) => responseAs(status === "default" ? status : status.toUpperCase(), child));
  }

  /** Not a spread, which would read the links. */
  const responseAs = (status: string, child: ModelNode) => Object.assign(response(child), { status });

  function response(node: ModelNode): ResponseContentModel {
    const own = {
      description: context.fields(node).string("description"),
      content: content(node),
      headers: parameters.headers(node),
      ...readSharable(context, node, "responses"),
    };
    return withGetters(own, { links: onDemand(() => links(node)) });
  }

  function links(node: ModelNode): LinkModel[] {
    return context.quiet
      .entries(node, "links")
      .map(([name, link]) => ({ name, target: pick(link.value, LINK_TARGET), ...readNode(context, link) }));
  }

  return { ...parameters, requestBody, response, responseAs, responses };
}
