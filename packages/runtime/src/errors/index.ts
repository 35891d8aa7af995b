export { type Brand, createBrand } from "./brand.ts";
export type { ErrorEntry, RetryAdvice, RetryClass } from "./error-entry.ts";
export { findEntry, hasEntry } from "./lookup.ts";
export { type ProblemDetails, type ProblemParts, toProblemDetails } from "./problem-details.ts";
