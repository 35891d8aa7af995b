import { expect, test } from "vitest";
import { generate } from "../test-kit/generate.ts";
import { query } from "./index.ts";

const json = (schema: unknown) => ({ description: "OK", content: { "application/json": { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const failed = json({ type: "object", properties: { message: { type: "string" } } });
const ok = (schema: unknown) => ({ responses: { 200: json(schema), 400: failed } });
const inQuery = (name: string, schema: unknown) => ({ name, in: "query", schema });
const list = (item: string, members: object) => ({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: ref(item) }, ...members },
});

const DOCUMENT = {
  paths: {
    "/books": {
      get: {
        operationId: "books.list",
        summary: "List books",
        parameters: [inQuery("cursor", { type: "string" }), inQuery("genre", { type: "string" })],
        ...ok(list("Book", { next_cursor: { type: ["string", "null"] } })),
      },
      post: {
        operationId: "books.create",
        summary: "Add a book",
        requestBody: { required: true, ...json(ref("Book")) },
        ...ok(ref("Book")),
      },
    },
    "/books/{id}": {
      get: {
        operationId: "books.get",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        ...ok(ref("Book")),
      },
    },
    "/authors": {
      get: {
        operationId: "authors.list",
        parameters: [
          inQuery("page", { type: "integer", minimum: 0 }),
          inQuery("per_page", { type: "integer" }),
        ],
        ...ok({ type: "array", items: ref("Author") }),
      },
    },
  },
  components: {
    schemas: {
      Book: { type: "object", required: ["title"], properties: { title: { type: "string" } } },
      Author: { type: "object", properties: { name: { type: "string" } } },
    },
  },
};

test("reads have query options, lists those of all pages, and writes only a mutation", async () => {
  const run = await generate(DOCUMENT, query());
  expect(run.diagnostics).toEqual([]);
  expect(run.files.get("index.ts")).toMatchInlineSnapshot(`
    "// Generated from openapi.json. To change it, edit the description and run \`codegen generate\`.

    import type { ListQueries, Mutation, QueryTable, ReadQuery } from "@crossborder/runtime/query";
    import { bindQueries } from "@crossborder/runtime/query";
    import type { Client } from "../client/index.js";
    import type { AuthorsListInput, AuthorsListOutput } from "../client/operations/authors.js";
    import type {
      BooksCreateInput,
      BooksCreateOutput,
      BooksGetInput,
      BooksGetOutput,
      BooksListInput,
      BooksListOutput,
    } from "../client/operations/books.js";

    /** Queries and mutations of \`books\`. */
    export interface BooksQueries {
      /** List books */
      readonly list: ListQueries<BooksListInput | void, BooksListOutput, "cursor">;

      /** Add a book */
      readonly create: Mutation<BooksCreateInput, BooksCreateOutput>;

      /** GET /books/{id} */
      readonly get: ReadQuery<BooksGetInput, BooksGetOutput>;
    }

    /** Queries and mutations of \`authors\`. */
    export interface AuthorsQueries {
      /** GET /authors */
      readonly list: ListQueries<AuthorsListInput | void, AuthorsListOutput, "page">;
    }

    /** Queries and mutations of Test, by group and method. */
    export interface Queries {
      readonly books: BooksQueries;
      readonly authors: AuthorsQueries;
    }

    /** Keys that match all queries of a group, for \`invalidateQueries({ queryKey: queryKeys.books })\`. */
    export const queryKeys = {
      books: ["books"],
      authors: ["authors"],
    } as const;

    const table: QueryTable = {
      books: {
        list: { kind: "list", pages: { kind: "cursor", parameter: "cursor", next: "next_cursor" } },
        create: { kind: "mutation" },
        get: { kind: "query" },
      },
      authors: { list: { kind: "list", pages: { kind: "number", parameter: "page", first: 0 } } },
    };

    /**
     * Makes the queries of a client. Do it once, beside \`createClient\`:
     * \`const queries = createQueries(client)\`, then \`useQuery(queries.<group>.<method>.queryOptions(input))\`.
     */
    export function createQueries(client: Client): Queries {
      return bindQueries<Queries>(client, table);
    }
    "
  `);
});

test("a document without operations has no queries", async () => {
  expect((await generate({ paths: {} }, query())).nothing).toBe("the document has no operations");
});

test("streams that read have queries if they are asked for", async () => {
  const events = {
    responses: { 200: { description: "OK", content: { "application/x-ndjson": { schema: {} } } } },
  };
  const document = {
    paths: {
      "/changes": {
        get: { operationId: "changes.watch", ...events },
        post: { operationId: "changes.record", ...events },
      },
    },
  };
  expect((await generate(document, query())).nothing).toBe("the document has no operations");
  const [file = ""] = (await generate(document, query({ streams: true }))).files.values();
  expect(file).toContain("readonly watch: StreamQuery<ChangesWatchInput | void, ChangesWatchEvent>;");
  expect(file).toContain('changes: { watch: { kind: "stream" } }');
});
