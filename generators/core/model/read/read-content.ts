import { childPointer } from "../../document/pointer.ts";
import { isObject } from "../../json.ts";
import type {
  EncodingModel,
  HeaderModel,
  MediaTypeModel,
  ParameterModel,
  RequestBodyModel,
  ResponseModel,
} from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { readExtensions } from "./read-annotations.ts";
import type { SchemaReader } from "./read-schema.ts";

/** Reads what operations and webhooks are made of. */
export interface ContentReader {
  parameter(node: ModelNode): ParameterModel | undefined;
  requestBody(node: ModelNode | undefined): RequestBodyModel | undefined;
  response(status: string, node: ModelNode): ResponseModel;
}

const LOCATIONS = ["path", "query", "header", "cookie"] as const;
const DEFAULT_STYLES = { path: "simple", query: "form", header: "simple", cookie: "form" } as const;

/** Header parameters that OpenAPI says to ignore, in lower case: other parts of the description speak of them. */
export const RESERVED_HEADERS: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);

/** What describes the values of a parameter or header. */
interface HeldSchema {
  readonly schema: () => SchemaModel;
  /** Set when it is that of a media type. */
  readonly contentType: string | undefined;
}

export function createContentReader(context: ModelContext, schemas: SchemaReader): ContentReader {
  const anything: (pointer: string) => SchemaModel = (pointer) => ({
    place: context.place(pointer),
    always: true,
    annotations: { extensions: {} },
  });

  function parameter(node: ModelNode): ParameterModel | undefined {
    const fields = context.fields(node);
    const name = fields.string("name");
    const location = LOCATIONS.find((candidate) => candidate === node.value.in);
    if (name === undefined || location === undefined) {
      context.report(context.place(node.pointer), {
        code: "parameter-malformed",
        message: "A parameter must have a name and a location.",
        help: `Set "name", and set "in" to one of ${LOCATIONS.join(", ")}.`,
      });
      return undefined;
    }
    if (location === "header" && RESERVED_HEADERS.has(name.toLowerCase())) return undefined;
    const style = fields.string("style") ?? DEFAULT_STYLES[location];
    const held = heldSchema(node);
    return {
      name,
      in: location,
      required: location === "path" || (fields.boolean("required") ?? false),
      deprecated: fields.boolean("deprecated") ?? false,
      description: fields.string("description"),
      style,
      explode: fields.boolean("explode") ?? style === "form",
      allowReserved: fields.boolean("allowReserved") ?? false,
      get schema() {
        return held.schema();
      },
      contentType: held.contentType,
      extensions: readExtensions(node.value),
      place: context.place(node.pointer),
    };
  }

  /** A parameter is described by a schema, or by the one entry of its content. */
  function heldSchema(node: ModelNode): HeldSchema {
    if (node.value.schema !== undefined) return { schema: schemaOf(node.pointer), contentType: undefined };
    const [first] = content(node);
    const missing = anything(node.pointer);
    return { schema: () => first?.schema ?? missing, contentType: first?.contentType };
  }

  function schemaOf(holder: string): () => SchemaModel {
    return context.later(() => schemas.at(childPointer(holder, "schema")));
  }

  function content(node: ModelNode): MediaTypeModel[] {
    if (!isObject(node.value.content)) return [];
    return Object.entries(node.value.content).map(([contentType, mediaType]) => {
      const pointer = childPointer(node.pointer, "content", contentType);
      const hasSchema = isObject(mediaType) && mediaType.schema !== undefined;
      const schema = hasSchema ? schemaOf(pointer) : undefined;
      return {
        contentType,
        get schema() {
          return schema?.();
        },
        encoding: isObject(mediaType) ? encoding({ pointer, value: mediaType }) : new Map(),
        place: context.place(pointer),
      };
    });
  }

  function encoding(node: ModelNode): Map<string, EncodingModel> {
    return new Map(
      context.entries(node, "encoding").map(([name, entry]) => {
        const fields = context.fields(entry);
        const contentType = fields.string("contentType");
        return [name, { contentType, style: fields.string("style"), explode: fields.boolean("explode") }];
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
      place: context.place(node.pointer),
    };
  }

  function response(status: string, node: ModelNode): ResponseModel {
    return {
      status: status === "default" ? status : status.toUpperCase(),
      description: context.fields(node).string("description"),
      content: content(node),
      headers: context.entries(node, "headers").map(([name, header]) => readHeader(name, header)),
      place: context.place(node.pointer),
    };
  }

  function readHeader(name: string, node: ModelNode): HeaderModel {
    const fields = context.fields(node);
    const { schema } = heldSchema(node);
    return {
      name,
      required: fields.boolean("required") ?? false,
      description: fields.string("description"),
      get schema() {
        return schema();
      },
    };
  }

  return { parameter, requestBody, response };
}
