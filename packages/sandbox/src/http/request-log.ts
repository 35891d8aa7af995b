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
}

const MAX_REQUESTS = 1000;

/** The last requests, reads and refusals included, which leave nothing in the journal. */
export class RequestLog {
  #requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.#requests.push(request);
    if (this.#requests.length >= 2 * MAX_REQUESTS) this.#requests = this.#requests.slice(-MAX_REQUESTS);
  }

  list(): readonly LoggedRequest[] {
    return this.#requests.slice(-MAX_REQUESTS);
  }

  clear(): void {
    this.#requests = [];
  }
}
