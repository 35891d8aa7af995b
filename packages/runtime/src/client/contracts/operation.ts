import type { BodyCodec } from "./body-codec.ts";
import type { Call } from "./call.ts";
import type { ParameterDescriptor, ParameterStyle } from "./parameter.ts";
import type { TextRedactor } from "./redact.ts";
import type { ResponseReader } from "./response.ts";

/** An HTTP method as it goes over the wire. */
export type HttpMethod = "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH" | "TRACE";

/** Describes how one property of a form is sent, if not by default. */
export interface PartDescriptor {
  /** The media type of its part, in multipart forms. */
  readonly mediaType?: string;
  /** Style of a field in URL-encoded forms, as for query parameters. */
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  /** The field is sent as JSON text instead of by style. */
  readonly json?: boolean;
}

interface IntegerFields {
  readonly names: readonly string[];
  /** `checkIntegers`: throws `InvalidInputError` for anything else. */
  readonly check: (operation: AnyOperation, body: unknown) => void;
}

interface BodyParts {
  readonly mediaType: string;
  readonly required: boolean;
  /** Place in the input. `flat`: every key that is not a parameter belongs to the body. `body`: under the key `body`. */
  readonly placement: "flat" | "body";
  /** All properties that a flat body may have, where the description allows no others. */
  readonly names?: readonly string[];
  /** Properties of a flat body that hold safe integers, as amounts of money do; anything else is never sent. */
  readonly integers?: IntegerFields;
}

/** A body that is JSON. */
interface JsonBody extends BodyParts {
  readonly kind: "json";
  readonly codec?: undefined;
}

/** Any other body. Brings the code that encodes it, so that bundles hold no other. */
export interface CodedBody extends BodyParts {
  readonly kind: "multipart" | "form" | "text" | "binary";
  /** `multipartBody`, `formBody`, `textBody` or `binaryBody`. */
  readonly codec: BodyCodec;
  /** Properties of a form that are sent in another way than by default. */
  readonly parts?: Readonly<Record<string, PartDescriptor>>;
}

/** The request body of an operation. */
export type BodyDescriptor = JsonBody | CodedBody;

/** The kinds of JSON values. */
export type JsonKind = "null" | "boolean" | "number" | "string" | "array" | "object";

/** Content of a successful response: JSON of some kinds (`json`: of any kind), or what a reader returns. */
export type ResponseDescriptor = "json" | JsonKind | readonly JsonKind[] | ResponseReader;

/** Fields whose values must never reach a log. */
interface SensitiveFields {
  /** Names of properties and parameters. */
  readonly names: readonly string[];
  /** `sensitiveValues`: finds the values in an input. */
  readonly find: (input: unknown, names: readonly string[]) => readonly string[];
  /** `redactValues`: takes them out of a text in every form in which they may come back. */
  readonly redact: TextRedactor;
}

/** Members that identify a success. */
interface IdentifyingMembers {
  /** The beginning of their values by name; an empty text for any value. */
  readonly members: Readonly<Record<string, string>>;
  /** `identityFault`: describes what is wrong with an object, as the rest of a sentence. */
  readonly faultOf: (
    members: Readonly<Record<string, string>>,
    data: Readonly<Record<string, unknown>>,
  ) => string | undefined;
}

/** Members of a success that are described as numbers. */
interface NumberMembers {
  /** `*` stands for any name, an empty name for the whole and its items. */
  readonly names: readonly string[];
  /** `checkNumbers`: throws for one that a double cannot hold, and returns the value otherwise. */
  readonly check: (rounded: unknown, exact: unknown, names: readonly string[]) => unknown;
}

/** Effect of sending the same request twice. */
export type Idempotency =
  | { readonly kind: "idempotent" }
  | { readonly kind: "none" }
  | {
      readonly kind: "single-use";
      /** Body property that names the thing that works once. */
      readonly key: string;
      /** Error code that says that it was used already. */
      readonly usedCode: string;
      /** Error code that says that its time is over. */
      readonly expiredCode: string;
    };

/** Place of the key by which the service carries a request out only once. */
export interface IdempotencyKey {
  readonly in: "header" | "body";
  /** The name of the header, or of the property of the body. */
  readonly name: string;
  /** `idempotencyKey`: gives a call its key, before it is sent. */
  readonly apply: (call: Call) => void;
}

/** Describes how to request and read the pages of a list. */
export interface Pagination {
  /** `optional`: a plain array unless a page is asked for; `always`: pages only. */
  readonly mode: "optional" | "always";
  /** Query parameter names. */
  readonly limit: string;
  readonly after: string;
  readonly before: string;
  /** Page size that asks for a page where the caller names none. */
  readonly defaultLimit?: number;
  /** Dotted paths in a page. */
  readonly items: string;
  readonly next: string;
  readonly more: string;
  /** True where a page may leave out whether there are more. */
  readonly moreIsOptional?: boolean;
  /** `isPage`: true for an object that has what iterating over pages needs. */
  readonly isPage?: (value: unknown, pagination: Pagination) => boolean;
}

/** One operation of an API as data; the types of its input and output travel with it. */
export interface Operation<Input, Output> {
  readonly operationId: string;
  readonly method: HttpMethod;
  /** Path template, for example `/users/{id}`. */
  readonly path: string;
  /** The address of this operation where it is not the API's; holds unless the client is given an address. */
  readonly baseUrl?: string;
  readonly parameters: readonly ParameterDescriptor[];
  readonly body?: BodyDescriptor;
  /** Success statuses (`200`, `2XX`, `default`) and what they hold. */
  readonly responses: Readonly<Record<string, ResponseDescriptor>>;
  /** Members that every error response has and no success, with their values: `{ success: false }`. Missing for none. */
  readonly errorMark?: Readonly<Record<string, unknown>>;
  /**
   * Members that every success has. An object without them is no evidence that the request was carried out. Missing for
   * reads, for what is safe to repeat, and where the description requires none.
   */
  readonly identifiedBy?: IdentifyingMembers;
  /** Codes that say that the request was carried out before, where `idempotency` does not name them. */
  readonly usedCodes?: readonly string[];
  /** Members in which a number that a double cannot hold is rejected; elsewhere it stays a string of its digits. */
  readonly numbers?: NumberMembers;
  /** The `Accept` header; missing when no response has a body. */
  readonly accept?: string;
  /** Missing where the description says nothing: GET and HEAD are idempotent, anything else is not. */
  readonly idempotency?: Idempotency;
  /** A request with this key may be sent again. */
  readonly idempotencyKey?: IdempotencyKey;
  /** Instructions to find out what happened to a call without a response; `{startedAt}` stands for its start. */
  readonly reconciliation?: string;
  /** Alternatives of security schemes, each a set of scheme names; empty means open to everybody. */
  readonly security?: readonly (readonly string[])[];
  readonly sensitive?: SensitiveFields;
  /** Types only, never present. */
  readonly "~types"?: (input: Input) => Output;
}

/** A list operation that comes in pages. */
export interface ListOperation<Input, Output, Page, Item> extends Operation<Input, Output> {
  readonly pagination: Pagination;
  /** Types only, never present. */
  readonly "~list"?: { readonly page: Page; readonly item: Item };
}

/** Any operation, where its types do not matter. */
export type AnyOperation = Operation<never, unknown>;
