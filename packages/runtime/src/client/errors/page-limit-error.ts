import { hasName, SdkError } from "./sdk-error.ts";

/** A list has more pages than an iteration may fetch. All pages up to the limit were fetched and given. */
export class PageLimitError extends SdkError {
  /** The limit: `maxPages` of the iteration. */
  declare readonly maxPages: number;

  constructor(parts: { readonly operationId: string; readonly maxPages: number }) {
    const { operationId, maxPages } = parts;
    const message = `${operationId} has more than ${maxPages} pages. Raise maxPages to continue.`;
    super("PageLimitError", { message, outcome: "processed", attempts: [], ...parts });
  }
}

/** True for a `PageLimitError`. */
export function isPageLimitError(error: unknown): error is PageLimitError {
  return hasName(error, "PageLimitError");
}
