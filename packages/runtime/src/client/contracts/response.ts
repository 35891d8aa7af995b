/** The body of a response: bytes if a reader asks for them, else text. */
export type ResponseBody = string | ArrayBuffer;

/** Makes the output of a response that is not JSON. */
export interface ResponseReader {
  read(bytes: ArrayBuffer, response: Response): unknown;
}

/**
 * A fetch function, as far as a client calls it. It has to reject with the error of this very request: whether that was
 * sent is read from the error.
 */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of `fetch` that are not of the request itself. `dispatcher` is what undici, which Node has, sends requests with. */
export type FetchOptions = Omit<
  RequestInit,
  "method" | "headers" | "body" | "signal" | "redirect" | "dispatcher" | "window"
> & { readonly dispatcher?: object };

/** A complete response: head and body. */
export interface ReceivedResponse {
  readonly kind: "responded";
  /** The head; its body has been read. */
  readonly response: Response;
  readonly body: ResponseBody;
  /** The body as JSON, parsed once. Throws where it is none. */
  readonly json: () => unknown;
  /** What is wrong with a body that was not read to its end, as the rest of a sentence; `body` is empty. */
  readonly fault?: string | undefined;
  /** The caller reads the body of `response`; `body` is empty. */
  readonly isUnread?: boolean;
}

/** No response, or an incomplete one. */
export interface Failure {
  readonly kind: "not-sent" | "lost";
  readonly cause: unknown;
  /** The transport's own code; undefined when a signal or a time limit ended the attempt. */
  readonly transportCode?: string | undefined;
}
