/** Parts to put into the clean document; they replace existing ones. */
export interface Parts {
  readonly schemas?: Readonly<Record<string, unknown>>;
  readonly operation?: Readonly<Record<string, unknown>>;
  readonly method?: string;
  readonly root?: Readonly<Record<string, unknown>>;
}

/** A small description in which linting finds nothing, with some parts replaced. */
export function cleanDocument({
  schemas = {},
  operation = {},
  method = "get",
  root = {},
}: Parts = {}): object {
  return {
    openapi: "3.1.1",
    info: { title: "Payments", version: "1.0.0", license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "http://127.0.0.1:4010" }],
    security: [{ bearer: [] }],
    tags: [{ name: "Quotes", description: "Prices." }],
    paths: {
      "/quotes": {
        [method]: {
          operationId: "quotes.list",
          summary: "List quotes",
          tags: ["Quotes"],
          "x-idempotency": "idempotent",
          responses: { 200: { description: "Quotes." }, "4XX": { description: "Refused." } },
          ...operation,
        },
      },
    },
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } }, schemas },
    ...root,
  };
}
