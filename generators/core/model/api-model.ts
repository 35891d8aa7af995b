import type { Json, JsonObject } from "../json.ts";
import type { Discriminator, SchemaModel } from "./schema-model.ts";
import type { SourcePlace } from "./source-place.ts";

export type { Discriminator };

/** Everything a generator sees of a document: normalised, in the document's order, each node with its place. */
export interface ApiModel {
  readonly title: string;
  /** `info.version`. */
  readonly version: string;
  readonly description: string | undefined;
  /** Name of the entry file as it should appear in generated headers, for example `spec/openapi.yaml`. */
  readonly source: string;
  readonly servers: readonly ServerModel[];
  readonly securitySchemes: readonly SecuritySchemeModel[];
  readonly tags: readonly TagModel[];
  readonly operations: readonly OperationModel[];
  readonly webhooks: readonly WebhookModel[];
  /** Component schemas. */
  readonly schemas: readonly ComponentModel[];
  /** Root `x-error-catalog`, when the document has one. */
  readonly errorCatalog: ErrorCatalogModel | undefined;
  /** The bundled document: one JSON value of OpenAPI 3.1 with local references only. */
  readonly document: JsonObject;
  /** The schema at a JSON pointer of `document`; the same object as everywhere else in the model. */
  schemaAt(pointer: string): SchemaModel;
  /** Where the node at a JSON pointer of `document` stands. */
  placeAt(pointer: string): SourcePlace;
}

export interface ServerModel {
  readonly url: string;
  readonly description: string | undefined;
  /** Variable name to its default. */
  readonly variables: ReadonlyMap<string, string>;
}

/** How a request is authenticated; kinds that need more than a header or parameter are `other`. */
export type SecuritySchemeModel =
  | {
      readonly kind: "http";
      readonly name: string;
      readonly scheme: string;
      readonly bearerFormat: string | undefined;
    }
  | {
      readonly kind: "apiKey";
      readonly name: string;
      readonly in: "header" | "query" | "cookie";
      readonly parameter: string;
    }
  | { readonly kind: "other"; readonly name: string; readonly type: string };

export interface TagModel {
  readonly name: string;
  readonly description: string | undefined;
}

/**
 * Which way a schema travels. `request`: the caller sends it, so enums are closed. `response`: the service sends it
 * (events are responses), so enums are open. `none`: no operation or webhook reaches it.
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
  /** Former names (`x-aliases`) that code may still use. */
  readonly aliases: readonly ComponentAliasModel[];
}

/** A name that a component had before. */
export interface ComponentAliasModel {
  /** Former key under `components.schemas`. */
  readonly name: string;
  /** The former name as a TypeScript identifier; it may be that of the component, or of another of its aliases. */
  readonly identifier: string;
  readonly place: SourcePlace;
}

export type HttpMethod = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

export interface OperationModel {
  /** Unique; given by the document, or derived from method and path where it gives none. */
  readonly operationId: string;
  /** Client surface: `["quotes", "create"]` for `quotes.create`; without a dot, tag then operationId. */
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
  /** Servers of its own, or of its path; empty where those of the document hold. */
  readonly servers: readonly ServerModel[];
  /** Effective security: the operation's own or the document's. */
  readonly security: readonly JsonObject[];
  readonly replay: ReplayModel | undefined;
  readonly pagination: PaginationModel | undefined;
  /** Former names (`x-aliases`) that code may still use. */
  readonly aliases: readonly OperationAliasModel[];
  readonly extensions: JsonObject;
  readonly place: SourcePlace;
}

/** A name that an operation had before, with the client surface that followed from it. */
export interface OperationAliasModel {
  readonly operationId: string;
  readonly group: string;
  readonly method: string;
  readonly place: SourcePlace;
}

export interface ParameterModel {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string | undefined;
  /** Default of the `in` where the document says nothing. */
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly schema: SchemaModel;
  /** Set when the parameter is described by `content` instead of `schema`. */
  readonly contentType: string | undefined;
  readonly extensions: JsonObject;
  readonly place: SourcePlace;
}

export interface RequestBodyModel {
  readonly required: boolean;
  readonly description: string | undefined;
  readonly content: readonly MediaTypeModel[];
  readonly place: SourcePlace;
}

export interface ResponseModel {
  /** `200`, `4XX` (upper case) or `default`. */
  readonly status: string;
  readonly description: string | undefined;
  readonly content: readonly MediaTypeModel[];
  readonly headers: readonly HeaderModel[];
  readonly place: SourcePlace;
}

export interface HeaderModel {
  readonly name: string;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly schema: SchemaModel;
}

export interface MediaTypeModel {
  /** As written, for example `application/json; charset=utf-8`. */
  readonly contentType: string;
  /** Missing when the document describes no shape (binary bodies in 3.1, for example). */
  readonly schema: SchemaModel | undefined;
  /** How properties of a form are sent, where the document says so. */
  readonly encoding: ReadonlyMap<string, EncodingModel>;
  readonly place: SourcePlace;
}

/** How one property of a form is sent; undefined where the document leaves it to the default. */
export interface EncodingModel {
  readonly contentType: string | undefined;
  readonly style: string | undefined;
  readonly explode: boolean | undefined;
}

export interface WebhookModel {
  /** Key under `webhooks`, for example `payin.new`. */
  readonly name: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  /** The JSON payload; missing when the document describes none. */
  readonly payload: SchemaModel | undefined;
  readonly requestBody: RequestBodyModel | undefined;
  readonly extensions: JsonObject;
  readonly place: SourcePlace;
}

/** `x-replay`: what happens when the same request is sent twice. */
export type ReplayModel =
  | { readonly kind: "safe" }
  | { readonly kind: "unsafe" }
  | {
      readonly kind: "single-use";
      /** Body property that names the thing that can be used once. */
      readonly key: string;
      readonly usedCode: string;
      readonly expiredCode: string;
    };

/** `x-pagination`: how a list operation is paged. */
export interface PaginationModel {
  readonly kind: "cursor";
  /** `optional`: a plain array without paging parameters, an envelope with any; `always`: the envelope alone. */
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
  readonly place: SourcePlace;
}

export interface ErrorEntryModel {
  readonly code: string;
  readonly status: number;
  readonly retry: "retryable" | "terminal" | "actionable";
  readonly description: string;
  /** Every other key of the entry as it stands (`action`, `moneyMayHaveMoved`, `seeAlso`, `note`, `resend`, …). */
  readonly details: { readonly [key: string]: Json | undefined };
  readonly place: SourcePlace;
}
