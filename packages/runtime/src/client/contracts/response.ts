import type { AttemptRecord } from "./attempt-record.ts";
import type { AnyOperation } from "./operation.ts";

/** The body of a response: bytes if a reader asks for them, else text. */
export type ResponseBody = string | ArrayBuffer;

/** Makes the output of a response that is not JSON, of its bytes. */
export interface ResponseReader {
  read(received: ReceivedResponse, operation: AnyOperation): Success;
}

/** A fetch function, as clients call it. It must reject with the error of this request, which says whether it was sent. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of `fetch` that are not of the request itself. `dispatcher` is what undici, which Node has, sends requests with. */
export type FetchOptions = Omit<
  RequestInit,
  "method" | "headers" | "body" | "signal" | "redirect" | "dispatcher" | "window"
> & { readonly dispatcher?: object };

/** The output of a call, or what is wrong with the response, as the rest of a sentence that begins with "its response". */
export type Success =
  | { readonly data: unknown; readonly fault?: undefined }
  | { readonly fault: string; readonly cause?: unknown };

/** A complete response: head and body. */
export interface ReceivedResponse {
  readonly kind: "responded";
  /** The head; its body has been read. */
  readonly response: Response;
  readonly body: ResponseBody;
  /** The body as JSON, parsed once. Throws where it is none. */
  readonly json: () => unknown;
  /** Result of a body that was not read, or not to its end; `body` is empty. */
  readonly success?: Success;
  /** The caller reads the body of `response`. */
  readonly isUnread?: true;
}

/** The output of a call together with how it came. */
export interface WithResponse<Output> {
  readonly data: Output;
  /** Status and headers; the body has been read. */
  readonly response: Response;
  readonly attempts: readonly AttemptRecord[];
  /** The ID that the service gave the request: its `x-request-id` or `request-id` header. Undefined without one. */
  readonly requestId: string | undefined;
}

/** No response, or an incomplete one. */
export interface Failure {
  readonly kind: "not-sent" | "lost";
  readonly cause: unknown;
  /** The transport's own code; undefined when a signal or a time limit ended the attempt. */
  readonly transportCode?: string | undefined;
}
