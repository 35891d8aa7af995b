/** A response of the sandbox to a request of a program, as the sandbox logs it: without sensitive values. */
interface LoggedRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly fault: string | null;
  readonly request_body: unknown;
  readonly response_body: unknown;
}

/** Something that a program did, in the order in which it happened. The last event is `ended`. */
export type ProgramEvent =
  | { readonly kind: "console"; readonly level: "log" | "info" | "warn" | "error"; readonly text: string }
  | { readonly kind: "request"; readonly request: LoggedRequest }
  | { readonly kind: "webhook"; readonly event: string; readonly status: string }
  | { readonly kind: "ended"; readonly error: string | undefined };
