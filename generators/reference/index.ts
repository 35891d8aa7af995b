import { defineGenerator, type GeneratorFactory } from "../core/define-generator.ts";
import { names, option } from "../core/generator-option.ts";
import { faultOfGuides, type Guide } from "./guide.ts";

/** Options of the generator of reference pages. */
export interface ReferenceOptions {
  /**
   * `html`: a folder of pages that a browser opens as they are, with search and a form that calls a sandbox. `markdown`:
   * the same pages for a site of your own. Default `html`.
   */
  readonly format?: "html" | "markdown" | undefined;
  /** The package that examples import the client from. Default: the module of the `client` generator. */
  readonly clientPackage?: string | undefined;
  /** Path parameters that the client supplies: examples leave them out. Default: none. */
  readonly suppliedParameters?: readonly string[] | undefined;
  /** The first page of a site around the reference, relative to the reference's own: every page links to it. Default: none. */
  readonly homeUrl?: string | undefined;
  /** Pages of a site around the reference that error codes link to. Default: none. */
  readonly guides?: readonly Guide[] | undefined;
  /** URL that the form on each operation's page calls. Default: the first server of the document. */
  readonly serverUrl?: string | undefined;
}

/** Pages about every operation, schema, event and error code of a document. */
export const reference: GeneratorFactory<ReferenceOptions> = defineGenerator({
  name: "reference",
  summary: "a static reference: operations, schemas, events and error codes as pages",
  options: {
    format: {
      ...option.enum("html", "markdown"),
      meaning: "what the pages are",
      default: "html",
      example: 'format: "markdown"',
    },
    clientPackage: {
      ...option.string(),
      meaning: "the package that examples import",
      default: "the module of the client",
      example: 'clientPackage: "@acme/client"',
    },
    suppliedParameters: {
      ...names(),
      meaning: "path parameters that the client supplies: examples leave them out",
      default: "none",
      example: 'suppliedParameters: ["account_id"]',
    },
    homeUrl: {
      ...option.string(),
      meaning: "the first page of your site, which every page links to, relative to the reference",
      default: "none",
      example: 'homeUrl: "../index.html"',
    },
    guides: {
      ...option.custom<readonly Guide[]>(faultOfGuides, "a list of objects with title, url and errors"),
      meaning: "pages of your site that error codes link to",
      default: "none",
      example:
        'guides: [{ title: "Lost responses", url: "../guides/lost.html", errors: ["unknown-outcome"] }]',
    },
    serverUrl: {
      ...option.string(),
      meaning: "URL that the form of a page calls",
      default: "the first server",
      example: 'serverUrl: "http://127.0.0.1:4010"',
    },
  },
  async generate(model, context) {
    const [{ planPages }, { htmlFiles }, { markdownFiles }] = await Promise.all([
      import("./plan/plan-pages.ts"),
      import("./print/html-files.ts"),
      import("./print/markdown-files.ts"),
    ]);
    const site = planPages(model, context);
    const files =
      context.options.format === "markdown"
        ? markdownFiles(site)
        : [...htmlFiles(site), ...markdownFiles(site)];
    return { kind: "files", files, diagnostics: [] };
  },
});
