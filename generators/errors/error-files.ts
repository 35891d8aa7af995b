import type { GeneratedFile } from "../core/output/generated-file.ts";
import { catalogJsonFile, catalogSchemaFile } from "./data-files.ts";
import { pageFile } from "./page-file.ts";
import { catalogFile, codesFile, type ErrorsContext, indexFile, retryTableFile } from "./source-files.ts";

/** Returns all files of a catalogue. */
export function errorFiles(context: ErrorsContext): GeneratedFile[] {
  return [
    catalogJsonFile(context),
    pageFile(context),
    catalogSchemaFile(context),
    catalogFile(context),
    codesFile(context),
    indexFile(context),
    retryTableFile(context),
  ];
}
