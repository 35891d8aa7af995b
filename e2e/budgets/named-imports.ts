/** Some names of an entry point. */
export interface NamedImport {
  readonly from: string;
  readonly names: readonly string[];
}

/** Imports of one name from a package: the rest of it must not be bundled. */
export const namedImports: readonly NamedImport[] = [
  { from: "@crossborder/errors", names: ["findRetryClass"] },
  { from: "@crossborder/zod", names: ["Quote"] },
  { from: "@crossborder/zod/parsers", names: ["parseQuote"] },
  { from: "@crossborder/zod/parsers/operations", names: ["quotesCreate"] },
  { from: "@crossborder/zod/predicates", names: ["isQuote"] },
  { from: "@crossborder/client/operations", names: ["call", "createClientCore", "quotesCreate"] },
  { from: "@crossborder/client", names: ["createClient"] },
  { from: "@crossborder/webhooks", names: ["createWebhookVerifier"] },
];

/** The place of its limits. */
export function placeOf({ from, names }: NamedImport): string {
  return `${from} { ${names.join(", ")} }`;
}
