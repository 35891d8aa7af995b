import { childPointer } from "../../document/pointer.ts";
import { isObject } from "../../json.ts";
import type {
  EncodingModel,
  HeaderModel,
  LinkModel,
  MediaTypeModel,
  RequestBodyModel,
  ResponseModel,
} from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { pick, readNode } from "./read-node.ts";
import { createParameterReader, type ParameterReader } from "./read-parameters.ts";
import type { SchemaReader } from "./read-schema.ts";

/** Reads what operations and webhooks are made of. */
export interface ContentReader extends Pick<ParameterReader, "parameter" | "allParameters"> {
  requestBody(node: ModelNode | undefined): RequestBodyModel | undefined;
  /** The status is kept as it is given. */
  response(status: string, node: ModelNode): ResponseModel;
}

const LINK_TARGET = ["operationId", "operationRef", "parameters", "requestBody", "server"] as const;

export function createContentReader(context: ModelContext, schemas: SchemaReader): ContentReader {
  const { parameter, allParameters, headers } = createParameterReader(context, { schemaBelow, content });
  const quietly = createParameterReader(context.quiet, { schemaBelow, content });
  const onDemand = context.quiet.later;

  function schemaBelow(holder: string): () => SchemaModel {
    return context.later(() => schemas.at(childPointer(holder, "schema")));
  }

  function content(node: ModelNode): MediaTypeModel[] {
    if (!isObject(node.value.content)) return [];
    return Object.entries(node.value.content).map(([contentType, value]) => {
      const mediaType = {
        pointer: childPointer(node.pointer, "content", contentType),
        value: isObject(value) ? value : {},
      };
      const schema = mediaType.value.schema === undefined ? undefined : schemaBelow(mediaType.pointer);
      return {
        contentType,
        get schema() {
          return schema?.();
        },
        encoding: encoding(mediaType),
        ...readNode(context, mediaType),
      };
    });
  }

  function encoding(node: ModelNode): Map<string, EncodingModel> {
    return new Map(
      context.entries(node, "encoding").map(([name, entry]) => {
        const fields = context.fields(entry);
        const headersOfPart = onDemand((): readonly HeaderModel[] => quietly.headers(entry));
        return [
          name,
          {
            contentType: fields.string("contentType"),
            style: fields.string("style"),
            explode: fields.boolean("explode"),
            get headers() {
              return headersOfPart();
            },
          },
        ];
      }),
    );
  }

  function requestBody(node: ModelNode | undefined): RequestBodyModel | undefined {
    if (node === undefined) return undefined;
    const fields = context.fields(node);
    return {
      required: fields.boolean("required") ?? false,
      description: fields.string("description"),
      content: content(node),
      ...readNode(context, node),
    };
  }

  function response(status: string, node: ModelNode): ResponseModel {
    const linksOf = onDemand(() => links(node));
    return {
      status,
      description: context.fields(node).string("description"),
      content: content(node),
      headers: headers(node),
      get links() {
        return linksOf();
      },
      ...readNode(context, node),
    };
  }

  function links(node: ModelNode): LinkModel[] {
    return context.quiet
      .entries(node, "links")
      .map(([name, link]) => ({ name, target: pick(link.value, LINK_TARGET), ...readNode(context, link) }));
  }

  return { parameter, allParameters, requestBody, response };
}
