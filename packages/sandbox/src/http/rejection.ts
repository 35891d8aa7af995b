import { type ErrorCode, findError } from "@crossborder/errors";

/** One detail about one field. The shape is the sandbox's own: the description leaves it open. */
export interface FieldError {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export interface RejectionOptions {
  /** For `message`. Default: the code in small letters. */
  readonly message?: string | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  /** Default: the status of the catalogue. */
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Open point of the service's document, if the rejection follows a rule of the sandbox. */
  readonly unspecified?: string | undefined;
}

/** Thrown to refuse a request with a code of the catalogue. Its transaction is rolled back. */
export class Rejection extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly unspecified: readonly string[];

  constructor(
    code: ErrorCode,
    { message, errors = [], status, headers = {}, unspecified }: RejectionOptions = {},
  ) {
    super(message ?? code.toLowerCase());
    this.code = code;
    this.status = status ?? findError(code).status;
    this.errors = errors;
    this.headers = headers;
    this.unspecified = unspecified === undefined ? [] : [unspecified];
  }
}

/** Returns a rejection to throw, with the status of the catalogue. */
export function rejection(code: ErrorCode, options?: RejectionOptions): Rejection {
  return new Rejection(code, options);
}
