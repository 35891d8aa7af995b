import { ClientError, type ClientErrorParts, hasKind } from "./client-error.ts";

/** What a `ResponseError` is made of. */
export interface ResponseErrorParts extends Omit<ClientErrorParts, "outcome"> {
  readonly status: number;
  readonly rawText: string;
}

/** The service said that it succeeded, but the answer cannot be read. The request was carried out: do not repeat it. */
export class ResponseError extends ClientError {
  /** The HTTP status. */
  readonly status: number;
  /** The body as it came, secrets that were sent taken out. Not part of logs and JSON. */
  declare readonly rawText: string;

  constructor(parts: ResponseErrorParts) {
    super("response", { ...parts, outcome: "processed" });
    this.name = "ResponseError";
    this.status = parts.status;
    Object.defineProperty(this, "rawText", { value: parts.rawText });
  }

  override toJSON(): Record<string, unknown> {
    return { ...super.toJSON(), status: this.status };
  }
}

/** True for a `ResponseError`. */
export function isResponseError(error: unknown): error is ResponseError {
  return hasKind(error, "response");
}
