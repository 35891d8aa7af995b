import type { Json, JsonObject } from "../json.ts";
import type { HttpMethod } from "./http-methods.ts";
import type { Discriminator, SchemaModel } from "./schema-model.ts";
import type { SourceLocation } from "./source-location.ts";

export type { Discriminator, HttpMethod };

/** Parts that every node of a document can have. */
export interface NodeModel {
  /** Text for people, as written: `summary`, `description`, `externalDocs`, `example`, `examples`. */
  readonly prose: JsonObject;
  /** Every `x-` field, as written. */
  readonly extensions: JsonObject;
  /** Location of the definition; references are followed. */
  readonly location: SourceLocation;
  /**
   * Fields that a reference to the node overrides, and the pointer of that reference. `prose` has them already.
   * @internal
   */
  readonly beside?: { readonly pointer: string; readonly fields: readonly string[] };
}

/** The document as generators see it: normalized, in document order, each node with its location. */
export interface ApiModel {
  readonly title: string;
  /** `info.version`. */
  readonly version: string;
  readonly description: string | undefined;
  /** The `info` object. */
  readonly info: InfoModel;
  /** External documentation and extensions of the root. */
  readonly root: NodeModel;
  /** Name of the entry file for generated headers, for example `spec/openapi.yaml`. */
  readonly source: string;
  readonly servers: readonly ServerModel[];
  readonly securitySchemes: readonly SecuritySchemeModel[];
  readonly tags: readonly TagModel[];
  readonly operations: readonly OperationModel[];
  readonly webhooks: readonly WebhookModel[];
  /** The items of `paths`, including those without operations. Read on demand. */
  readonly pathItems: readonly PathItemModel[];
  /** The items of `webhooks`, with all their methods. Read on demand. */
  readonly webhookItems: readonly PathItemModel[];
  /** Component schemas. */
  readonly schemas: readonly ComponentModel[];
  /** Components that operations share. Read on demand. */
  readonly shared: SharedComponentsModel;
  /** Root `x-codegen-error-catalog`, if the document has one. */
  readonly errorCatalog: ErrorCatalogModel | undefined;
  /** The bundled document: one JSON value of OpenAPI 3.1 with local references only. */
  readonly document: JsonObject;
  /** Returns the value at a JSON pointer of the document, for comparing text; undefined if there is none. */
  writtenAt(pointer: string): Json | undefined;
  /** Like `writtenAt`, with bigints for whole numbers that no double represents. */
  exactAt(pointer: string): Json | undefined;
  /** The schema at a JSON pointer of `document`; the same object everywhere in the model. */
  schemaAt(pointer: string): SchemaModel;
  /** Returns the source location of the node at a JSON pointer of `document`. */
  locationAt(pointer: string): SourceLocation;
}

/** `info`: its prose also has the title, terms of service, contact and license. */
export type InfoModel = NodeModel;

export interface ServerModel {
  readonly url: string;
  readonly description: string | undefined;
  /** Default values by the names of variables. */
  readonly variables: ReadonlyMap<string, string>;
  /** Allowed values by the names of variables, for variables that list them. */
  readonly choices: ReadonlyMap<string, readonly Json[]>;
  readonly location: SourceLocation;
}

/** Authentication of a request; kinds that need more than a header or parameter are `other`. */
export type SecuritySchemeModel = SecuritySchemeNode &
  (
    | { readonly kind: "http"; readonly scheme: string; readonly bearerFormat: string | undefined }
    | { readonly kind: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly parameter: string }
    | { readonly kind: "other"; readonly type: string }
  );

interface SecuritySchemeNode {
  /** Key under `components.securitySchemes`. */
  readonly name: string;
  /** Every field as written, for example the flows of OAuth. */
  readonly written: JsonObject;
  readonly location: SourceLocation;
}

export interface TagModel extends NodeModel {
  readonly name: string;
  readonly description: string | undefined;
}

/**
 * Direction of a schema. `request`: the caller sends it, so enums are closed. `response`: the service sends it (events
 * are responses), so enums are open. `none`: no operation or webhook uses it.
 */
export type Direction = "request" | "response" | "both" | "none";

/** A component schema. */
export interface ComponentModel {
  /** Key under `components.schemas`. */
  readonly name: string;
  /** The name as a TypeScript identifier in Pascal case; unique among components. */
  readonly identifier: string;
  readonly schema: SchemaModel;
  readonly direction: Direction;
  /** Former names (`x-codegen-aliases`) that code may still use. */
  readonly aliases: readonly ComponentAliasModel[];
}

/** A former name of a component. */
export interface ComponentAliasModel {
  /** Former key under `components.schemas`. */
  readonly name: string;
  /** The former name as a TypeScript identifier; it may equal that of the component or of another alias. */
  readonly identifier: string;
  readonly location: SourceLocation;
}

/** Shared components of operations, by key. */
export interface SharedComponentsModel {
  readonly parameters: ReadonlyMap<string, ParameterModel>;
  readonly requestBodies: ReadonlyMap<string, RequestBodyModel>;
  readonly responses: ReadonlyMap<string, ResponseContentModel>;
  readonly headers: ReadonlyMap<string, HeaderModel>;
}

/** An item of `paths` or `webhooks`: shared parameters are kept apart from those of each request. */
export interface PathItemModel extends NodeModel {
  /** Path template, or key under `webhooks`. */
  readonly name: string;
  /** Shared by all requests. */
  readonly parameters: readonly ParameterModel[];
  /** One for each method, in the order of OpenAPI. */
  readonly requests: readonly RequestModel[];
}

/** A request of a path item, by method. */
export interface RequestModel extends NodeModel {
  readonly httpMethod: HttpMethod;
  readonly deprecated: boolean;
  /** Without those of its path item. */
  readonly parameters: readonly ParameterModel[];
  readonly requestBody: RequestBodyModel | undefined;
  readonly responses: readonly ResponseModel[];
}

export interface OperationModel extends NodeModel {
  /** Unique; from the document, or derived from method and path. */
  readonly operationId: string;
  /** Name in the client: `["quotes", "create"]` for `quotes.create`; without a dot, tag then operationId. */
  readonly group: string;
  readonly method: string;
  readonly httpMethod: HttpMethod;
  /** Path template as in the document, for example `/v1/instances/{instance_id}/quotes`. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly parameters: readonly ParameterModel[];
  readonly requestBody: RequestBodyModel | undefined;
  readonly responses: readonly ResponseModel[];
  /** Servers of the operation or its path; empty if those of the document apply. */
  readonly servers: readonly ServerModel[];
  /** Effective security: the operation's own or the document's. */
  readonly security: readonly JsonObject[];
  /** Location of the security: at the operation or at the root; the operation if neither has any. */
  readonly securityLocation: SourceLocation;
  /** Requests that the service sends because of a call. */
  readonly callbacks: readonly CallbackModel[];
  /** The path item that contains the operation. */
  readonly pathItem: NodeModel;
  readonly idempotency: IdempotencyModel | undefined;
  readonly pagination: PaginationModel | undefined;
  /** Former names (`x-codegen-aliases`) that code may still use. */
  readonly aliases: readonly OperationAliasModel[];
}

/** A former name of an operation, and its former name in the client. */
export interface OperationAliasModel {
  readonly operationId: string;
  readonly group: string;
  readonly method: string;
  readonly location: SourceLocation;
}

/** A part that can be a component, or a reference to one. */
export interface SharableModel extends NodeModel {
  /** Key of the component that it is or refers to; undefined for an inline part. */
  readonly component: string | undefined;
}

export interface ParameterModel extends SharableModel {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string | undefined;
  /** Default of the `in` if the document has none. */
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly allowEmptyValue: boolean;
  readonly schema: SchemaModel;
  /** Set when the parameter is described by `content` instead of `schema`. */
  readonly contentType: string | undefined;
}

export interface RequestBodyModel extends SharableModel {
  readonly required: boolean;
  readonly description: string | undefined;
  readonly content: readonly MediaTypeModel[];
}

export interface ResponseModel extends ResponseContentModel {
  /** `200`, `4XX` (upper case) or `default`. */
  readonly status: string;
}

/** A response without its status, which components do not have. */
export interface ResponseContentModel extends SharableModel {
  readonly description: string | undefined;
  readonly content: readonly MediaTypeModel[];
  readonly headers: readonly HeaderModel[];
  readonly links: readonly LinkModel[];
}

export interface HeaderModel extends NodeModel {
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string | undefined;
  /** Default `simple`. */
  readonly style: string;
  readonly explode: boolean;
  readonly schema: SchemaModel;
  /** Set when the header is described by `content` instead of `schema`. */
  readonly contentType: string | undefined;
}

/** Use of a response value in another operation. */
export interface LinkModel extends NodeModel {
  readonly name: string;
  /** `operationId` or `operationRef`, `parameters`, `requestBody` and `server`, as written. */
  readonly target: JsonObject;
}

export interface MediaTypeModel extends NodeModel {
  /** As written, for example `application/json; charset=utf-8`. */
  readonly contentType: string;
  /** Missing if the document describes no shape (binary bodies in 3.1, for example). */
  readonly schema: SchemaModel | undefined;
  /** Events of a response with this media type, if it is a stream. */
  readonly stream: StreamModel | undefined;
  /** Encoding of form properties, if the document states it. */
  readonly encoding: ReadonlyMap<string, EncodingModel>;
}

/** A response that is a sequence of events. */
export interface StreamModel {
  /** `events`: `text/event-stream`; `lines`: JSON on each line; `sequence`: JSON after record separators. */
  readonly format: "events" | "lines" | "sequence";
  /** `event`: the schema describes an object with `data`, `event`, `id` and `retry`; `data`: the data alone. */
  readonly gives: "event" | "data";
  /** Schema of an event or its data, with the data decoded; undefined if the document has none. */
  readonly schema: SchemaModel | undefined;
}

/** Encoding of one property of a form; undefined fields have the default. */
export interface EncodingModel {
  readonly contentType: string | undefined;
  readonly style: string | undefined;
  readonly explode: boolean | undefined;
  /** For the part of a multipart body. */
  readonly headers: readonly HeaderModel[];
}

/** A request that the service sends. */
export interface ServiceRequestModel extends NodeModel {
  readonly httpMethod: HttpMethod;
  /** Own parameters, then those of its path item. Headers such as `Authorization` are included. */
  readonly parameters: readonly ParameterModel[];
  readonly requestBody: RequestBodyModel | undefined;
  /** Responses that the service accepts; statuses are as written. */
  readonly responses: readonly ResponseModel[];
}

export interface CallbackModel extends ServiceRequestModel {
  readonly name: string;
  /** The expression for the URL, for example `{$request.body#/callbackUrl}`. */
  readonly url: string;
}

export interface WebhookModel extends ServiceRequestModel {
  /** Key under `webhooks`, for example `payin.new`. */
  readonly name: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  /** The JSON payload; missing if the document describes none. */
  readonly payload: SchemaModel | undefined;
}

/** `x-idempotency`: effect of sending the same request twice. */
export type IdempotencyModel =
  | { readonly kind: "idempotent" }
  | { readonly kind: "none" }
  | {
      readonly kind: "single-use";
      /** Body property that identifies the single-use resource. */
      readonly key: string;
      readonly usedCode: string;
      readonly expiredCode: string;
    }
  | {
      /** Requests with the same key are one request, which the service carries out once. */
      readonly kind: "keyed";
      readonly in: "header" | "body";
      /** The name of the header, or of the property of the body. */
      readonly name: string;
    };

/** `x-codegen-pagination`: pagination of a list operation. */
export interface PaginationModel {
  readonly kind: "cursor";
  /** `optional`: a plain array without paging parameters, an envelope with any; `always`: always the envelope. */
  readonly mode: "optional" | "always";
  /** Query parameter names. */
  readonly limit: string;
  readonly after: string;
  readonly before: string;
  /** Dotted paths in the envelope. */
  readonly items: string;
  readonly next: string;
  readonly more: string;
}

export interface ErrorCatalogModel {
  readonly entries: readonly ErrorEntryModel[];
  readonly location: SourceLocation;
}

export interface ErrorEntryModel {
  readonly code: string;
  readonly status: number;
  readonly retryClass: "retryable" | "terminal" | "actionable";
  readonly description: string;
  /** Every other key of the entry as written (`action`, `moneyMayHaveMoved`, `seeAlso`, `note`, `resend`, …). */
  readonly details: { readonly [key: string]: Json | undefined };
  readonly location: SourceLocation;
}
