import { posix } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { readDocument } from "../core/document/read-document.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { buildApiModel } from "../core/model/build-api-model.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { type ReferenceOptions, reference } from "./index.ts";

const location = {
  modules: { runtime: "@acme/runtime", client: "@acme/client" },
  importExtension: ".js",
  headerCommand: "npm run docs",
} as const;

async function pagesOf(
  model: ApiModel | Promise<ApiModel>,
  options: ReferenceOptions = {},
): Promise<Map<string, string>> {
  const made = await reference(options).generate(await model, location);
  return new Map(made.kind === "files" ? made.files.map(({ path, text }) => [path, text]) : []);
}

const QUOTES = {
  servers: [{ url: "https://{region}.example.com/", variables: { region: { default: "eu" } } }],
  paths: {
    "/shops/{shop_id}/quotes": {
      post: {
        operationId: "quotes.create",
        summary: "Create a quote",
        description: "Later it fails with `QUOTES_EXPIRED`.",
        "x-idempotency": "idempotent",
        parameters: [
          { name: "shop_id", in: "path", required: true, schema: { type: "string", examples: ["sh 1"] } },
        ],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/QuoteCreate" } } },
        },
        responses: {
          200: {
            description: "The quote.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Quote" } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      QuoteCreate: {
        type: "object",
        required: ["amount"],
        properties: {
          amount: { type: "integer", minimum: 1, examples: [5000], description: "In *minor* units." },
        },
      },
      Quote: {
        type: "object",
        required: ["id"],
        properties: {
          id: { type: "string", "x-codegen-inferred": "It has to be named." },
          status: { $ref: "#/components/schemas/Status" },
        },
        "x-codegen-states": {
          states: ["open", "used"],
          moves: [
            { from: "open", to: "used", trigger: "execute" },
            { from: "used", trigger: "execute", code: "QUOTES_EXPIRED" },
          ],
        },
      },
      Status: { enum: ["open", "used"], description: "Where it stands." },
    },
  },
  "x-codegen-error-catalog": {
    QUOTES_EXPIRED: {
      status: 400,
      retryClass: "actionable",
      description: "The quote is over.",
      action: "get-new-quote",
      moneyMayHaveMoved: false,
    },
  },
};

describe("the page of an operation", () => {
  const page = async (options?: ReferenceOptions) =>
    (await pagesOf(modelOf(QUOTES), options)).get("operations/quotes.create.md") ?? "";

  test("shows the call of the client with an input that the description accepts", async () => {
    expect(await page()).toContain(
      'const result = await client.quotes.create({ shop_id: "sh 1", amount: 5000 });\n',
    );
  });

  test("leaves out what the client fills in", async () => {
    expect(await page({ suppliedParameters: ["shop_id"] })).toContain(
      "client.quotes.create({ amount: 5000 });",
    );
  });

  test("shows the same request for a shell, with the address of the server", async () => {
    expect(await page()).toContain("curl --request POST 'https://eu.example.com/shops/sh%201/quotes' \\");
  });

  test("links error codes and schemas", async () => {
    const text = await page();
    expect(text).toContain("fails with [`QUOTES_EXPIRED`](../errors/QUOTES_EXPIRED.md)");
    expect(text).toContain("[`Quote`](../schemas/Quote.md)");
  });

  test("shows requests with closed enums and responses with open ones", async () => {
    expect(await page()).toContain("status?: Open<Status>;");
  });
});

test("a call has the names that the client gives to groups, methods and parameters", async () => {
  const id = (location: string) => ({
    name: "id",
    in: location,
    required: true,
    schema: { type: "integer" },
  });
  const get = { operationId: "request.list", parameters: [id("path"), id("query")], responses: {} };
  const pages = await pagesOf(modelOf({ paths: { "/things/{id}": { get } } }));
  expect(pages.get("operations/request.list.md")).toContain(
    "client.requestGroup.list({ id: 1, id_query: 1 });",
  );
});

test("a shell reads nothing in names and values but the key", async () => {
  const name = "$(id)`id`";
  const pages = await pagesOf(
    modelOf({
      security: [{ key: [] }],
      paths: {
        "/": {
          get: {
            operationId: "get",
            parameters: [
              { name: "X-Price", in: "header", required: true, schema: { const: "5 $API_KEY $(id)" } },
            ],
            responses: {},
          },
        },
      },
      components: { securitySchemes: { key: { type: "apiKey", in: "header", name } } },
    }),
  );
  const page = pages.get("operations/get.md") ?? "";
  expect(page).toContain('--header "\\$(id)\\`id\\`: $API_KEY"');
  expect(page).toContain("--header 'X-Price: 5 $API_KEY $(id)'");
});

test("a shell fills in user name and password for HTTP Basic", async () => {
  const pages = await pagesOf(
    modelOf({
      security: [{ login: [] }],
      paths: { "/": { get: { operationId: "get", responses: {} } } },
      components: { securitySchemes: { login: { type: "http", scheme: "basic" } } },
    }),
  );
  expect(pages.get("operations/get.md")).toContain('--user "$USERNAME:$PASSWORD"');
  expect(pages.get("index.md")).toContain("- `login`: Basic, with user name and password");
});

test("the page of an error says what happened, whether money moved, and what to do", async () => {
  const text = (await pagesOf(modelOf(QUOTES))).get("errors/QUOTES_EXPIRED.md");
  for (const part of [
    "The quote is over.",
    "No. This request moved no money.",
    "Request a new quote",
    "client.quotes.create",
  ])
    expect(text).toContain(part);
});

test("the page of an error links the guides for its code, its action and an open outcome", async () => {
  const guide = (title: string, ...errors: string[]) => ({
    title,
    url: `../guides/${title}.html`,
    errors,
  });
  const guides = [
    guide("lost", "unknown-outcome"),
    guide("quotes", "QUOTES_*"),
    guide("new", "get-new-quote"),
    guide("none", "QUOTES"),
  ];
  const text = (await pagesOf(modelOf(QUOTES), { guides })).get("errors/QUOTES_EXPIRED.md");
  expect(text).toContain("Guides: [quotes](../../guides/quotes.html), [new](../../guides/new.html).");
});

test("guides that are not written as the option wants them are rejected", () => {
  const wrong = [{ title: "x", url: "y" }] as unknown as NonNullable<ReferenceOptions["guides"]>;
  const [fault] = reference({ guides: wrong }).faults;
  expect(fault?.message).toContain('"errors"; number 1 is not');
});

test("states and moves become a diagram, with rejected moves in the table alone", async () => {
  const pages = await pagesOf(modelOf(QUOTES));
  expect(pages.get("states.md")).toContain("  open --> used: execute\n```");
  expect(pages.get("states.md")).toContain(
    "| used | execute | rejected | [`QUOTES_EXPIRED`](errors/QUOTES_EXPIRED.md) |",
  );
  expect(pages.get("schemas/Quote.html")).toContain("<svg");
});

test("what is inferred stands on one page, with its place", async () => {
  const text = (await pagesOf(modelOf(QUOTES))).get("evidence.md");
  expect(text).toContain(
    "| `components › schemas › Quote › properties › id` | It has to be named\\. |".replace("\\.", "."),
  );
});

test("the page of an event shows a delivery whose signature is right", async () => {
  const header = (name: string) => ({ name, in: "header", required: true, schema: { type: "string" } });
  const pages = await pagesOf(
    modelOf({
      webhooks: {
        "quote.used": {
          post: {
            parameters: [header("webhook-id"), header("webhook-timestamp"), header("webhook-signature")],
            requestBody: {
              content: {
                "application/json": {
                  schema: { type: "object", properties: { id: { type: "string", examples: ["a'b"] } } },
                },
              },
            },
            responses: { 200: { description: "OK" } },
          },
        },
      },
    }),
  );
  const text = pages.get("webhooks/quote.used.md") ?? "";
  const [, signature = ""] = /^webhook-signature: v1,(\S+)$/m.exec(text) ?? [];
  const { createHmac } = await import("node:crypto");
  const sum = createHmac("sha256", "0123456789abcdef0123456789abcdef").update(
    'msg_example.1767225600.{"id":"a\'b"}',
  );
  expect(signature).toBe(sum.digest("base64"));
});

/** Links of a page that lead to nothing, and whatever a browser would load from elsewhere. */
function faultsOf(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, text]) => {
    if (!path.endsWith(".html")) return [];
    const found = [...text.matchAll(/\b(href|src)="([^"]*)"/g)].map(
      ([, kind = "", target = ""]) => [kind, target] as const,
    );
    const broken = found.flatMap(([kind, target]) => {
      if (/^(https?:|mailto:|data:,|#)/.test(target))
        return kind === "src" && /^https?:/.test(target) ? [`${path} loads ${target}`] : [];
      const [file = ""] = target.replaceAll("&amp;", "&").split("#");
      return pages.has(decodeURIComponent(posix.join(posix.dirname(path), file)))
        ? []
        : [`${path} -> ${target}`];
    });
    const scripts = text.match(/<script/g)?.length ?? 0;
    const headings = text.match(/<h1[ >]/g)?.length ?? 0;
    return [
      ...broken,
      ...(scripts === 3 ? [] : [`${path} has ${scripts} scripts`]),
      ...(headings === 1 ? [] : [`${path} has ${headings} titles`]),
    ];
  });
}

test("every page of this repository's description leads to pages, and loads nothing from elsewhere", async () => {
  const read = await readDocument(new URL("../../spec/openapi.yaml", import.meta.url).pathname, {
    overlays: [],
  });
  const model = read.value && buildApiModel(read.value).value;
  if (model === undefined) throw new Error("The description could not be read.");
  const pages = await pagesOf(model);
  expect(pages.size).toBeGreaterThan(400);
  expect(faultsOf(pages)).toEqual([]);
});

/** The tags of a page without the values of their attributes. */
function tagsOf(page: string): string {
  return (page.replaceAll(/"[^"]*"/g, '""').match(/<[a-z][^>]*>/gi) ?? []).join("\n");
}

const { seed, numRuns } = search(60);

/** Texts with everything that HTML, Markdown, shells and file systems read as their own. */
const hostile = fc.oneof(
  fc.constantFrom(
    '<script src="https://evil.example/x.js"></script>',
    "</script><script>",
    '"><img src=x onerror=alert(1)>',
    "[x](javascript:alert(1))",
    "![p](https://evil.example/p.png)",
    "`a` | b\n# c",
    "'; rm -rf /",
    "../../etc/passwd",
    "con",
    "index",
    "-->",
    "*/ x",
    "page:schemas/A",
    "[a](page:nowhere)",
    "ä/ö?#%",
    "$API_KEY `date`",
    "__proto__",
    "constructor",
  ),
  fc.string({ maxLength: 12 }),
);

describe(`hostile documents (SEED=${seed}, ${numRuns} runs)`, () => {
  test("no text of a document becomes markup, a script or a path out of the folder", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (name, text, code) => {
        const model = await modelOf({
          info: { title: text, version: name, description: text },
          tags: [{ name, description: text }],
          paths: {
            "/a": {
              post: {
                operationId: name,
                tags: [name],
                summary: text,
                description: text,
                parameters: [
                  {
                    name: code,
                    in: "query",
                    required: true,
                    description: text,
                    schema: { type: "string", default: text, pattern: "^a" },
                  },
                ],
                requestBody: {
                  content: {
                    "application/json": {
                      schema: {
                        type: "object",
                        properties: { [code]: { enum: [text, name], description: text } },
                      },
                    },
                  },
                },
                responses: { 200: { description: text } },
              },
            },
          },
          components: {
            schemas: {
              A: {
                type: "object",
                title: text,
                properties: { [name]: { const: text } },
                "x-codegen-inferred": text,
                "x-codegen-states": { states: [name], moves: [{ from: name, to: text, trigger: text }] },
              },
            },
          },
          "x-codegen-error-catalog": {
            A_B: { status: 400, retryClass: "terminal", description: text, note: text, action: name },
          },
        });
        const pages = await pagesOf(model);
        expect(faultsOf(pages)).toEqual([]);
        for (const [path, page] of pages) {
          expect(posix.normalize(path)).toBe(path);
          expect(path).not.toMatch(/^\.\.|^\//);
          if (path.endsWith(".html")) expect(page).not.toMatch(/<script>|<img|href="javascript/i);
          if (path.endsWith(".html")) expect(tagsOf(page)).not.toMatch(/\son\w+=/i);
        }
      }),
      { seed, numRuns },
    );
  });
});
