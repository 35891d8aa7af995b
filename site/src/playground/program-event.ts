import type { Control } from "@crossborder/sandbox";

/** A response of the sandbox to a request of a program, as the sandbox logs it: without sensitive values. */
export type LoggedRequest = Awaited<ReturnType<Control["requests"]["list"]>>[number];

/** Events of a program, in their order. Each job ends with `ended`. */
export type ProgramEvent =
  | { readonly kind: "console"; readonly level: "log" | "info" | "warn" | "error"; readonly text: string }
  | { readonly kind: "request"; readonly request: LoggedRequest }
  | { readonly kind: "webhook"; readonly event: string; readonly result: string }
  | ({ readonly kind: "response" } & TriedResponse)
  | { readonly kind: "clock"; readonly now: string }
  | { readonly kind: "ended"; readonly error: string | undefined };

/** A file of a program, and the name that other files import it by, such as `./setup.ts`. */
export interface ProgramFile {
  readonly name: string;
  readonly code: string;
}

/** Faults that every sandbox of a program begins with. */
export interface ProgramFaults {
  readonly calls?: { readonly operation: string; readonly fault: string } | undefined;
  readonly deliveries?: { readonly fault: string } | undefined;
}

/** A request that a reader sends from the form of an operation. */
export interface TriedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** JSON, or the parts of a form. */
  readonly body: string | readonly (readonly [name: string, value: string | File])[] | undefined;
  /** Names of parameters and members whose values are not shown. */
  readonly sensitive: readonly string[];
}

/** A server of the reader. */
export interface OwnServer {
  readonly url: string;
  readonly apiKey: string;
}

/** The response to a request of a form. */
export interface TriedResponse {
  readonly status: number;
  readonly ms: number;
  /** The code of an error that the catalogue has. */
  readonly code: string | undefined;
  /** The body without sensitive values. */
  readonly text: string;
}

/**
 * Jobs of a worker: run files in order, each as JavaScript; move the clock of the sandboxes that they made; or send a
 * request, to a sandbox with the records of the examples unless a server is named.
 */
export type WorkerJob =
  | { readonly kind: "send"; readonly request: TriedRequest; readonly server: OwnServer | undefined }
  | { readonly kind: "run"; readonly files: readonly ProgramFile[]; readonly faults: ProgramFaults }
  | { readonly kind: "advance"; readonly seconds: number };

/** Events of a program before it is stopped: a loop that prints would fill the page before its time is over. */
export const MAX_EVENTS = 1000;
