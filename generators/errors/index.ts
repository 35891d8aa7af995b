import type { Generator } from "../core/generator.ts";
import { catalogJsonFile, catalogSchemaFile } from "./data-files.ts";
import { pageFile } from "./page-file.ts";
import { catalogFile, codesFile, type ErrorsContext, indexFile, retryTableFile } from "./source-files.ts";

/** The error catalogue of a document: as code, as types, as JSON with its schema, and as a page. */
export const errorsGenerator: Generator = {
  name: "errors",
  needs: [],
  generate(model, options) {
    if (!model.errorCatalog) return { kind: "nothing", reason: "the document has no x-error-catalog" };
    const context: ErrorsContext = { model, options, entries: model.errorCatalog.entries };
    const files = [
      catalogJsonFile(context),
      pageFile(context),
      catalogSchemaFile(context),
      catalogFile(context),
      codesFile(context),
      indexFile(context),
      retryTableFile(context),
    ];
    return { kind: "files", files, problems: [] };
  },
};
