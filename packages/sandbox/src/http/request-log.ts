import { type LoggedBody, shownBodies } from "./logged-body.ts";

/** One request that the sandbox has answered, or left unanswered by a fault. */
export interface LoggedRequest {
  /** Time of the sandbox's clock, ISO 8601. */
  readonly at: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly fault: string | null;
  /** Without sensitive values. Null when there is none, or it was not read. */
  readonly request_body: unknown;
  /** As the client should have got it, without sensitive values. */
  readonly response_body: unknown;
}

/** A request as the log stores it. */
interface RequestRecord extends Omit<LoggedRequest, "request_body" | "response_body"> {
  readonly bodies: readonly [request: LoggedBody, response: LoggedBody];
}

const MAX_REQUESTS = 1000;
/** Number of further requests before the oldest are removed. */
const SLACK = 100;

/** The last requests, reads and rejections included, which leave nothing in the journal. */
export class RequestLog {
  #requests: RequestRecord[] = [];

  add(request: RequestRecord): void {
    this.#requests.push(request);
    if (this.#requests.length >= MAX_REQUESTS + SLACK) this.#requests = this.#requests.slice(-MAX_REQUESTS);
  }

  list(): readonly LoggedRequest[] {
    return this.#requests.slice(-MAX_REQUESTS).map(({ bodies, ...request }) => {
      const [request_body, response_body] = shownBodies(bodies);
      return { ...request, request_body, response_body };
    });
  }

  clear(): void {
    this.#requests = [];
  }
}
