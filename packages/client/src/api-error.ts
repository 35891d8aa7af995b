import type { ErrorAction, ErrorCode } from "@crossborder/errors";
import { ApiError as RuntimeApiError } from "@crossborder/runtime/client";

/** A code of the catalogue or a new one; undefined if the response is not in the service's own format. Editors complete it. */
type AnyCode = ErrorCode | (string & {}) | undefined;

/**
 * The service returned an error. `code` is undefined if the response is not in the service's own format. Errors of
 * single operations have `retryClass`, `action` and `docsUrl` for every code only with `explainErrors`.
 */
export type ApiError<Code extends string | undefined = AnyCode> = RuntimeApiError<Code, ErrorAction>;

/** For `instanceof`; `isApiError` also accepts errors of other copies of this package. */
export const ApiError: { readonly prototype: ApiError; new (parts: never): ApiError } = RuntimeApiError;
