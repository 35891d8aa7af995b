import { defineGenerator, type GeneratorFactory } from "../core/define-generator.ts";
import { names, option } from "../core/generator-option.ts";
import { faultOfGuides, type Guide } from "./guide.ts";
import { FORMATS } from "./print/formats.ts";

/** Options of the reference generator. */
export interface ReferenceOptions {
  /** Reader of the pages: a documentation site generator, or any other program for Markdown. Default `markdown`. */
  readonly site?: (typeof FORMATS)[number] | undefined;
  /** Folder of the pages, below the pages folder of the site; used in links and contents. Default `reference`. */
  readonly sitePath?: string | undefined;
  /** Base path of a Starlight site; used in links to pages. Default `/`. */
  readonly siteBase?: string | undefined;
  /** Package that examples import the client from. Default: the module of the `client` generator. */
  readonly clientPackage?: string | undefined;
  /** Path parameters that the client supplies: examples omit them. Default: none. */
  readonly suppliedParameters?: readonly string[] | undefined;
  /** Other pages of the site that error codes link to. Default: none. */
  readonly guides?: readonly Guide[] | undefined;
}

/** Pages about every operation, schema, event and error code of a document. */
export const reference: GeneratorFactory<ReferenceOptions> = defineGenerator({
  name: "reference",
  summary: "a reference for your documentation site: operations, schemas, events and error codes as pages",
  options: {
    site: {
      ...option.enum(...FORMATS),
      meaning: "what reads the pages: a site generator, or any program that reads Markdown",
      default: "markdown",
      example: 'site: "vitepress"',
    },
    sitePath: {
      ...option.string(),
      meaning: "the folder of the pages, below the folder of all pages of your site",
      default: "reference",
      example: 'sitePath: "docs/api"',
    },
    siteBase: {
      ...option.string(),
      meaning: "the path that a site of Starlight is published under",
      default: "/",
      example: 'siteBase: "/docs"',
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
    guides: {
      ...option.custom<readonly Guide[]>(faultOfGuides, "a list of objects with title, url and errors"),
      meaning: "pages of your site that error codes link to",
      default: "none",
      example:
        'guides: [{ title: "Lost responses", url: "../guides/lost.html", errors: ["unknown-outcome"] }]',
    },
  },
  async generate(model, context) {
    const [{ planPages }, { referenceFiles }] = await Promise.all([
      import("./plan/plan-pages.ts"),
      import("./print/reference-files.ts"),
    ]);
    return { kind: "files", files: referenceFiles(planPages(model, context)), diagnostics: [] };
  },
});
