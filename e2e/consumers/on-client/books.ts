const json = (schema: unknown) => ({ description: "OK", content: { "application/json": { schema } } });
const ok = (schema: unknown) => ({ responses: { 200: json(schema) } });
const inQuery = (name: string, schema: unknown) => ({ name, in: "query", schema });
const Book = { $ref: "#/components/schemas/Book" };

/** A list with cursors, one with page numbers, a read and a write. */
export const BOOKS = {
  paths: {
    "/books": {
      get: {
        operationId: "books.list",
        parameters: [inQuery("cursor", { type: "string" }), inQuery("genre", { type: "string" })],
        ...ok({
          type: "object",
          required: ["data"],
          properties: {
            data: { type: "array", items: Book },
            next_cursor: { type: ["string", "null"] },
          },
        }),
      },
      post: {
        operationId: "books.create",
        requestBody: { required: true, ...json(Book) },
        ...ok(Book),
      },
    },
    "/books/{id}": {
      get: {
        operationId: "books.get",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        ...ok(Book),
      },
    },
    "/authors": {
      get: {
        operationId: "authors.list",
        parameters: [inQuery("page", { type: "integer" })],
        ...ok({ type: "array", items: { type: "object", properties: { name: { type: "string" } } } }),
      },
    },
  },
  components: {
    schemas: { Book: { type: "object", required: ["title"], properties: { title: { type: "string" } } } },
  },
};
