import { defineGenerator, type GeneratorFactory } from "../core/define-generator.ts";

/** The error catalogue of a document: as code, as types, as JSON with its schema, and as a page. */
export const errors: GeneratorFactory = defineGenerator({
  name: "errors",
  summary: "the error catalogue, as code, JSON and Markdown",
  impact: "errors",
  async generate(model, context) {
    const { errorCatalog } = model;
    if (!errorCatalog) return { kind: "nothing", reason: "the document has no x-codegen-error-catalog" };
    const { errorFiles } = await import("./error-files.ts");
    const files = errorFiles({ model, options: context, entries: errorCatalog.entries });
    return { kind: "files", files, diagnostics: [] };
  },
});
