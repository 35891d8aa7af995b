import type { MediaTypeModel } from "../../core/model/api-model.ts";
import { isUpload } from "../../core/model/is-upload.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { ZodRun } from "../run/zod-run.ts";

/** Reports bodies with a detailed schema for which no validator is generated. */
export function reportUnread(content: readonly MediaTypeModel[], run: Pick<ZodRun, "report">): void {
  for (const { contentType, schema } of content) {
    if (!schema || isUpload(schema) || isBareText(schema)) continue;
    run.report(schema, {
      code: "body-not-validated",
      message: `The ${contentType} body is neither JSON nor a form, so no validator is generated for it.`,
      help: "Check it in your own code.",
    });
  }
}

function isBareText({ location: _, annotations: __, types, ...others }: SchemaModel): boolean {
  const isText = types === undefined || (types.length === 1 && types[0] === "string");
  return isText && Object.keys(others).length === 0;
}
