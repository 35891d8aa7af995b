import { isUpload } from "../../../core/model/is-upload.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { SchemaFile } from "../scope.ts";

/** Reports `contentEncoding` and `contentMediaType`, which are only annotations in JSON Schema. */
export function reportContent(schema: SchemaModel, module: SchemaFile): void {
  const { contentEncoding, contentMediaType } = schema.annotations;
  const keyword = contentEncoding === undefined ? "contentMediaType" : "contentEncoding";
  if ((contentEncoding ?? contentMediaType) === undefined || isUpload(schema)) return;
  module.report(schema, {
    code: "content-not-validated",
    message: `"${keyword}" is an annotation in JSON Schema; validators do not check the content of the string.`,
    help: "Add a pattern, or check the content in your own code.",
  });
}
