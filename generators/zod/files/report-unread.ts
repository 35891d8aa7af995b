import type { MediaTypeModel } from "../../core/model/api-model.ts";
import { isUpload } from "../../core/model/is-upload.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { ModuleNames } from "../compile/scope.ts";

/** Tells of bodies that are described in more detail than "text" or "bytes", where no validator reads them. */
export function reportUnread(content: readonly MediaTypeModel[], module: ModuleNames): void {
  for (const { contentType, schema } of content) {
    if (!schema || isUpload(schema) || isBareText(schema)) continue;
    module.report(schema, {
      code: "body-not-validated",
      message: `A body of ${contentType} is neither JSON nor a form; no validator reads it.`,
      help: "Check it where it is written or read.",
    });
  }
}

function isBareText({ place: _, annotations: __, types, ...others }: SchemaModel): boolean {
  const isText = types === undefined || (types.length === 1 && types[0] === "string");
  return isText && Object.keys(others).length === 0;
}
