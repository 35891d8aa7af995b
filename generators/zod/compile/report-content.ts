import { isUpload } from "../../core/model/is-upload.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { ModuleNames } from "./scope.ts";

/** Tells of `contentEncoding` and `contentMediaType`, which say what a string holds: to JSON Schema they are annotations. */
export function reportContent(schema: SchemaModel, module: ModuleNames): void {
  const { contentEncoding, contentMediaType } = schema.annotations;
  const keyword = contentEncoding === undefined ? "contentMediaType" : "contentEncoding";
  if ((contentEncoding ?? contentMediaType) === undefined || isUpload(schema)) return;
  module.report(schema, {
    code: "content-not-validated",
    message: `"${keyword}" is an annotation of JSON Schema; validators do not look into the string.`,
    help: "Add a pattern, or a check of your own, where it matters.",
  });
}
