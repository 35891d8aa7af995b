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

  test("lists the codes that the document states, and no example of another one", async () => {
    const paths = structuredClone(QUOTES.paths);
    const { post } = paths["/shops/{shop_id}/quotes"];
    const schema = { type: "object", properties: { code: { const: "QUOTES_EXPIRED" } } };
    const failed = { description: "Error", content: { "application/json": { schema } } };
    const responses = { ...post.responses, 400: failed };
    const entry = { status: 500, retryClass: "terminal", description: "It failed." };
    const catalog = { ...QUOTES["x-codegen-error-catalog"], QUOTES_LOST: entry };
    const document = {
      ...QUOTES,
      paths: { "/shops/{shop_id}/quotes": { post: { ...post, responses } } },
      "x-codegen-error-catalog": catalog,
    };
    const text = (await pagesOf(modelOf(document))).get("operations/quotes.create.md") ?? "";
    expect(text).toContain("-   [`QUOTES_EXPIRED`](../errors/QUOTES_EXPIRED.md) · 400 · The quote is over.");
    expect(text.match(/^```json$/gm)).toHaveLength(2); // the response, and the error
  });

  test("names no code that only a text names", async () => {
    const { "x-codegen-error-catalog": catalog, ...rest } = QUOTES;
    const other = { QUOTES_LOST: { status: 404, retryClass: "terminal", description: "Gone." } };
    const pages = await pagesOf(modelOf({ ...rest, "x-codegen-error-catalog": { ...catalog, ...other } }));
    const text = pages.get("operations/quotes.create.md");
    expect(text).toContain("fails with [`QUOTES_EXPIRED`]");
    expect(text).toContain(
      "The description names no code for this operation. [All codes](../errors/index.md).",
    );
  });

  test("links the catalogue where the document allows all of it, and lists what works once", async () => {
    const paths = structuredClone(QUOTES.paths);
    const post = paths["/shops/{shop_id}/quotes"].post as Record<string, unknown>;
    post["x-idempotency"] = { key: "amount", usedCode: "QUOTES_USED", expiredCode: "QUOTES_EXPIRED" };
    const code = { enum: ["QUOTES_LOST", "QUOTES_USED", "QUOTES_EXPIRED"] };
    const schema = { type: "object", properties: { code } };
    post.responses = { "4XX": { description: "Error", content: { "application/json": { schema } } } };
    const entry = { status: 400, retryClass: "terminal", description: "It failed." };
    const catalog = { QUOTES_EXPIRED: entry, QUOTES_LOST: entry, QUOTES_USED: entry };
    const pages = await pagesOf(modelOf({ ...QUOTES, paths, "x-codegen-error-catalog": catalog }));
    const [, errors = ""] =
      /## Errors\n\n([\s\S]*?)\n## /.exec(pages.get("operations/quotes.create.md") ?? "") ?? [];
    expect(errors.match(/`QUOTES_\w+`/g)).toEqual(["`QUOTES_EXPIRED`", "`QUOTES_USED`"]);
    expect(errors).toContain("The description allows [all 3 codes](../errors/index.md) here.");
    expect(pages.get("errors/QUOTES_USED.md")).toContain(
      "The description names the code for:\n\n-   [`client.quotes.create`]",
    );
    expect(pages.get("errors/QUOTES_LOST.md")).toContain("does not say which calls return the code");
  });

  test("marks what is inferred, and says what the mark means", async () => {
    const text = await page();
    expect(text).toContain("-   `id` · string · **required** · *Inferred*");
    expect(text).toContain("[with the reasons](../evidence.md)");
  });

  test("has an ID for each field, and shows members of members behind a button, where a site can", async () => {
    const inner = { type: "object", properties: { city: { type: "string" } } };
    const body = {
      content: { "application/json": { schema: { type: "object", properties: { home: inner } } } },
    };
    const model = await modelOf({
      paths: { "/a": { post: { operationId: "a", requestBody: body, responses: {} } } },
    });
    const written = await pagesOf(model, { site: "docusaurus" });
    expect(written.get("operations/a.mdx")).toContain(
      [
        '-   <a id="body-home" href="#body-home">`home`</a> · object',
        "",
        "    <details>",
        "    <summary>1 member of home</summary>",
        "",
        '    -   <a id="body-home-city" href="#body-home-city">`city`</a> · string',
        "",
        "    </details>",
      ].join("\n"),
    );
    expect((await pagesOf(model)).get("operations/a.md")).toContain(
      "-   `home` · object\n\n    -   `city` · string",
    );
  });
});

test("the page of a schema shows its type, with open enums where only responses have it", async () => {
  const pages = await pagesOf(modelOf(QUOTES));
  expect(pages.get("schemas/Quote.md")).toContain("status?: Open<Status>;");
  expect(pages.get("schemas/QuoteCreate.md")).toContain("amount: number;");
});

describe("a site", () => {
  const files = (site: ReferenceOptions["site"]) => pagesOf(modelOf(QUOTES), { site, sitePath: "docs/api" });

  test("of Starlight gets addresses, tabs and a sidebar", async () => {
    const written = await files("starlight");
    const page = written.get("operations/quotes.create.mdx");
    expect(page).toMatch(
      /^---\n# Generated .*\ntitle: "Create a quote"\ndescription: .*\nslug: "docs\/api\/operations\/quotes.create"\n---\n\nimport/,
    );
    expect(page).toContain('<TabItem value="Python" label="Python">');
    expect(page).toContain("[`QUOTES_EXPIRED`](/docs/api/errors/QUOTES_EXPIRED)");
    const below = await pagesOf(modelOf(QUOTES), { site: "starlight", siteBase: "/app" });
    expect(below.get("errors/index.md")).toContain("(/app/reference/errors/QUOTES_EXPIRED)");
    expect(JSON.parse(written.get("sidebar.json") ?? "")).toEqual([
      { label: "Overview", link: "/docs/api" },
      { label: "quotes", items: [{ label: "Create a quote", link: "/docs/api/operations/quotes.create" }] },
      { label: "Schemas", link: "/docs/api/schemas" },
      { label: "Errors", link: "/docs/api/errors" },
      {
        label: "About",
        items: [
          { label: "States and moves", link: "/docs/api/states" },
          { label: "Inferred and unspecified", link: "/docs/api/evidence" },
        ],
      },
    ]);
  });

  test("of VitePress gets groups of code, and labels that it prints as HTML", async () => {
    const written = await pagesOf(modelOf({ ...QUOTES, info: { title: "A <b>", version: "1" } }), {
      site: "vitepress",
    });
    expect(written.get("operations/quotes.create.md")).toContain("::: code-group\n```ts [TypeScript]\n");
    expect(written.get("sidebar.json")).toContain('"link": "/reference/errors/"');
  });

  test("of Docusaurus gets its own tabs, and IDs of documents", async () => {
    const written = await files("docusaurus");
    expect(written.get("operations/quotes.create.mdx")).toContain('import Tabs from "@theme/Tabs";');
    expect(written.get("sidebar.json")).toContain('"id": "docs/api/operations/quotes.create"');
  });

  test("of MkDocs gets no Markdown within elements, and escaped titles, which it prints as they are", async () => {
    const model = modelOf({ ...QUOTES, info: { title: "<img src=x>", version: "1" } });
    const written = await pagesOf(model, { site: "mkdocs" });
    expect(written.get("index.md")).toMatch(/^title: "&lt;img src=x&gt;"$/m);
    expect([...written.values()].join("")).not.toMatch(/<(?:details|aside|Tabs)/);
    expect(JSON.parse(written.get("nav.yml") ?? "")).toMatchObject({
      nav: [{ Overview: "reference/index.md" }, {}, {}, {}, {}],
    });
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
  expect(pages.get("index.md")).toContain("-   `login`: Basic, with user name and password");
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

test("states and moves become a table, and so do rejected moves", async () => {
  const text = (await pagesOf(modelOf(QUOTES))).get("states.md");
  expect(text).toContain("## [`Quote`](schemas/Quote.md)\n\nStates: open · used\n\n");
  expect(text).toContain("| open | execute | used |  |");
  expect(text).toContain("| used | execute | rejected | [`QUOTES_EXPIRED`](errors/QUOTES_EXPIRED.md) |");
});

test("what is inferred stands on one page, with its place", async () => {
  const text = (await pagesOf(modelOf(QUOTES))).get("evidence.md");
  expect(text).toContain("| `components › schemas › Quote › properties › id` | It has to be named. |");
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

/** Returns links of pages, outside of code, without a target page. */
function faultsOf(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, text]) =>
    [
      ...text
        .replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`/gm, "")
        .matchAll(/\]\((?!https?:|mailto:|#)([^()\s#]*)/g),
    ]
      .map(([, target = ""]) => target)
      .filter((target) => !pages.has(decodeURIComponent(posix.join(posix.dirname(path), target))))
      .map((target) => `${path} -> ${target}`),
  );
}

test("every page of this repository's description leads to pages", async () => {
  const read = await readDocument(new URL("../../spec/openapi.yaml", import.meta.url).pathname, {
    overlays: [],
  });
  const model = read.value && buildApiModel(read.value).value;
  if (model === undefined) throw new Error("The description could not be read.");
  const pages = await pagesOf(model);
  expect(pages.size).toBeGreaterThan(200);
  expect(faultsOf(pages)).toEqual([]);
});

const { seed, numRuns } = search(60);

/** Texts with special meaning to file systems and our own links. e2e/consumers/reference renders more. */
const hostile = fc.oneof(
  fc.constantFrom(
    "../../etc/passwd",
    "con",
    "index",
    "page:schemas/A",
    "\0schemas/A\0",
    "[a](\0nowhere\0)",
    "ä/ö?#%",
    "__proto__",
  ),
  fc.string({ maxLength: 12 }),
);

test(`no text of a document becomes a link to a page, or a path out of the folder (SEED=${seed}, ${numRuns} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (name, text) => {
      const model = await modelOf({
        info: { title: text, version: name, description: text },
        paths: { "/a": { post: { operationId: name, tags: [name], description: text, responses: {} } } },
        components: {
          schemas: { A: { type: "object", description: text, properties: { [name]: { const: text } } } },
        },
        "x-codegen-error-catalog": { A_B: { status: 400, retryClass: "terminal", description: text } },
      });
      const pages = await pagesOf(model);
      expect(faultsOf(pages)).toEqual([]);
      for (const path of pages.keys()) {
        expect(posix.normalize(path)).toBe(path);
        expect(path).not.toMatch(/^\.\.|^\//);
      }
    }),
    { seed, numRuns },
  );
});
