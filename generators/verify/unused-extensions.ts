import type { ApiModel } from "../core/model/api-model.ts";
import type { VerifiedDocuments } from "./verify-documents.ts";

/** Extensions that describe a service, with the rules of the diff that compare them. */
const EXTENSIONS: readonly {
  readonly name: string;
  readonly isUsed: (model: ApiModel) => boolean;
  readonly rules: RegExp;
}[] = [
  {
    name: "x-idempotency",
    isUsed: ({ operations }) => operations.some(({ idempotency }) => idempotency !== undefined),
    rules: /^(?:idempotency-|single-use-)/,
  },
  {
    name: "x-codegen-pagination",
    isUsed: ({ operations }) => operations.some(({ pagination }) => pagination !== undefined),
    rules: /^pagination-/,
  },
  {
    name: "x-codegen-error-catalog",
    isUsed: ({ errorCatalog }) => errorCatalog !== undefined,
    rules: /^error-(?:code-|status-changed|remedy-changed)/,
  },
];

/** Returns extensions of the description that the service's document never uses, and may not know. */
export function unusedExtensions({ description, service }: VerifiedDocuments): string[] {
  return EXTENSIONS.filter(({ isUsed }) => isUsed(description) && !isUsed(service)).map(({ name }) => name);
}

/** True for a rule that compares one of these extensions. */
export function isAboutExtensions(rule: string, extensions: readonly string[]): boolean {
  return EXTENSIONS.some(({ name, rules }) => extensions.includes(name) && rules.test(rule));
}
