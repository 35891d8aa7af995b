import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { modelOf } from "../../../generators/core/model/test/model-of.ts";
import { reference } from "../../../generators/reference/index.ts";
import type { FORMATS } from "../../../generators/reference/print/formats.ts";
import { search } from "../../../random-search.ts";
import {
  type ParsedElement,
  type ParsedPage,
  parseDocusaurus,
  parseStarlight,
  parseVitePress,
} from "./test/parsed-page.ts";
import { parseMkDocs, pythonWith } from "./test/python.ts";

type Site = Exclude<(typeof FORMATS)[number], "markdown">;

/** Texts that one of the parsers, or what it makes, reads as its own. */
const HOSTILE = [
  '<script src="https://evil.example/x.js"></script>',
  "</code></pre></details></aside><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<Component onClick={alert(1)} />",
  "<svg/onload=alert(1)>",
  "<!-- comment -->",
  "<?php echo 1 ?>",
  "[x](javascript:alert(1))",
  "[x](<java&#115;cript:alert(1)>)",
  "[x]: javascript:alert(1)\n\n[x]",
  "![p](https://evil.example/p.png)",
  '[x](https://allowed.example "\\" onmouseover=alert(1)")',
  "<javascript:alert(1)>",
  "{constructor.constructor('alert(1)')()}",
  "{{ constructor.constructor('alert(1)')() }}",
  "`{{ constructor }}` `<b>` `` ` ``",
  "import x from 'y'",
  "export const x = 1;\n\nexport default x",
  "::: danger\n<b>x</b>\n:::",
  ":::note[<b>x</b>]{onclick=alert(1)}\nx\n:::",
  ":b[x]{onclick=alert(1)}",
  "x {: onclick=alert(1) }",
  "# x {#id onclick=alert(1)}",
  "!!! note\n    <b>x</b>",
  '--8<-- "/etc/passwd"',
  "<<< @/package.json",
  "[[toc]] [TOC]",
  "a | b\n--- | ---\n<b>1</b> | {2}",
  "- a\n\n  ```html\n  <script>alert(1)</script>\n\n  {x}\n  ```",
  "> a\n> ~~~\n> <script>alert(1)</script>\n> {{ x }}\n> ~~~",
  "```html {1} <b>\n</pre><script>alert(1)</script>\n{{ x }}\n```",
  "    <script>alert(1)</script>\n    {x}",
  "&lt;script&gt;alert(1)&lt;/script&gt; &#123;x&#125;",
  "\\<b>x\\</b> \\{x}",
  "*a _b_ **c** ~~d~~ $e$ ^f^ :tada: __proto__",
  "1. a\n\n+ b\n\n===\n\n---\n\n/// x\n///",
  "\u0002wzxhzdk:0\u0003 \u0000 \u2028 \u0085 \u007f",
  "-->",
  "*/ x",
];

const { seed, numRuns } = search(12);

const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 12 })), { minLength: 1, maxLength: 3 })
  .chain((texts) => fc.constantFrom(" ", "\n", "\n\n", "").map((between) => texts.join(between)));

/** A document whose every text is one of these. */
function documentOf(name: string, text: string, other: string): Record<string, unknown> {
  const schema = {
    type: "object",
    title: text,
    description: other,
    required: [name],
    properties: {
      [name]: { enum: [text, other], description: text, "x-codegen-inferred": other },
      inner: { type: "object", properties: { [other]: { const: text, default: text, format: other } } },
      list: { type: "string", pattern: text, examples: [other], "x-codegen-unspecified": text },
    },
    "x-enumDescriptions": { [text]: other },
    "x-codegen-states": {
      title: text,
      states: [name],
      moves: [{ from: name, to: text, trigger: other, code: text }],
    },
  };
  const content = { "application/json": { schema, example: { [name]: text } } };
  const response = { description: text, content, headers: { [name]: { description: other, schema } } };
  const parameter = (location: string) => ({
    name,
    in: location,
    required: true,
    description: text,
    schema: { const: other },
  });
  return {
    info: { title: name, version: text, description: other },
    servers: [{ url: `https://example.com/${text}`, description: other }],
    tags: [{ name, description: text }],
    security: [{ [name]: [] }],
    paths: {
      "/a": {
        post: {
          operationId: name,
          tags: [other],
          summary: text,
          description: other,
          "x-codegen-inferred": text,
          "x-reconciliation": text,
          "x-idempotency": { key: text, usedCode: "A_B", expiredCode: text },
          parameters: [parameter("query"), parameter("header")],
          requestBody: { description: text, content },
          responses: { 200: response, "4XX": response },
        },
      },
    },
    webhooks: {
      [name]: { post: { summary: text, description: other, requestBody: { content }, responses: {} } },
    },
    components: {
      schemas: { A: schema, [/^[\w.-]+$/.test(name) ? name : "B"]: { oneOf: [schema, { const: text }] } },
      securitySchemes: {
        [/^[\w.-]+$/.test(name) ? name : "key"]: { type: "apiKey", in: "header", name: text },
      },
    },
    "x-codegen-error-catalog": {
      A_B: {
        status: 400,
        retryClass: "terminal",
        description: text,
        note: other,
        action: name,
        seeAlso: [text],
      },
    },
  };
}

async function pagesOf(
  document: Record<string, unknown>,
  site: Site,
): Promise<[path: string, text: string][]> {
  const location = {
    modules: { runtime: "r" },
    importExtension: ".js",
    headerCommand: "npm run docs",
  } as const;
  const made = await reference({ site }).generate(await modelOf(document), location);
  const files = made.kind === "files" ? made.files : [];
  return files.filter(({ path }) => /\.mdx?$/.test(path)).map(({ path, text }) => [path, text]);
}

/** The attributes that elements of pages have; everything else came from a document. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  a: /^(?:id|href|class|target|rel|aria-label)$/,
  aside: /^(?:id|aria-label|data-operation)$/i,
  code: /^class(?:Name)?$/,
  ol: /^start$/,
  table: /^tabindex$/,
  Tabs: /^(?:syncKey|groupId)$/,
  TabItem: /^(?:value|label)$/,
  ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((name) => [name, /^(?:id|tabindex)$/])),
  // Blocks of code and groups of them.
  ...Object.fromEntries(
    ["div", "span", "pre", "button", "input", "label"].map((name) => [
      name,
      /^(?:class|style|v-pre|tabindex|title|type|name|id|for|checked|data-title)$/,
    ]),
  ),
  ...Object.fromEntries(
    "p ul li em strong del s blockquote thead tbody tr th td hr br details summary"
      .split(" ")
      .map((name) => [name, /^(?:style|align)$/]),
  ),
};

function faultOf({ name, attributes, text }: ParsedElement): string | undefined {
  const allowed = ATTRIBUTES[name];
  if (allowed === undefined) return `element ${name}`;
  const foreign = Object.keys(attributes).find((attribute) => !allowed.test(attribute));
  if (foreign !== undefined) return `attribute ${foreign} of ${name}`;
  const { href, style = "" } = attributes;
  if (/url|expression/i.test(style)) return `style ${style}`;
  if (
    href === undefined ||
    /^#|^(?:\.\/)?(?:\.\.\/)*[\w.%-]+(?:\/[\w.%-]+)*(?:\.(?:mdx?|html)|\/)(?:#|$)|^\/reference/.test(href)
  )
    return undefined;
  if (!/^(?:https?:\/\/|mailto:|\/\/)/i.test(href)) return `address ${href}`;
  // An address may become a link to itself.
  return href.includes("evil.example") && !text.includes("evil.example") ? `address ${href}` : undefined;
}

function faultsOf({ elements, code }: ParsedPage): string[] {
  return [
    ...elements.map(faultOf).filter((fault) => fault !== undefined),
    ...code.map((text) => `code ${text}`),
  ];
}

const python = pythonWith("markdown");
if (python === undefined)
  console.warn("Skipped: pages of MkDocs, because no Python here has the package `markdown`.");

/** Pages as each site generator parses them. */
const PARSERS: Readonly<
  Record<Site, (pages: readonly [path: string, text: string][]) => Promise<ParsedPage[]> | ParsedPage[]>
> = {
  starlight: (pages) => pages.map(([path, text]) => parseStarlight(text, path)),
  vitepress: (pages) => pages.map(([, text]) => parseVitePress(text)),
  docusaurus: (pages) => Promise.all(pages.map(([, text]) => parseDocusaurus(text))),
  mkdocs: (pages) =>
    python === undefined
      ? []
      : parseMkDocs(
          python,
          pages.map(([, text]) => text),
        ),
};

const words = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

test.each(Object.entries(PARSERS) as [Site, (typeof PARSERS)[Site]][])(
  `%s: no text of a document becomes an element, an attribute, a link or code (SEED=${seed}, ${numRuns} runs)`,
  async (site, parsePages) => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (name, text, other) => {
        const pages = await pagesOf(documentOf(name, text, other), site);
        const parsed = await parsePages(pages);
        expect(
          parsed.flatMap((page, index) => faultsOf(page).map((fault) => `${pages[index]?.[0]}: ${fault}`)),
        ).toEqual([]);
        const [, overview = ""] = pages[0] ?? [];
        const [, front = ""] = /^---\n([\s\S]*?)^---$/m.exec(overview) ?? [];
        expect(["title", "description", "slug", "head"]).toEqual(
          expect.arrayContaining(Object.keys(parse(front))),
        );
        if (parsed.length > 0 && words(text) !== "")
          expect(words(parsed[0]?.text ?? "")).toContain(words(text));
      }),
      { seed, numRuns: HOSTILE.length + numRuns, examples: HOSTILE.map((text) => [text, text, text]) },
    );
  },
  300_000,
);
