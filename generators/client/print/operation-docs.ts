import { docsOf } from "../../core/emit/doc-comment.ts";
import type { OperationModel } from "../../core/model/api-model.ts";

/** Returns the docs of an operation in generated code: summary, description, evidence, method and path. */
export function operationDocs({
  summary,
  description,
  httpMethod,
  path,
  deprecated,
  extensions,
}: OperationModel): string {
  const texts = [summary, description, `${httpMethod.toUpperCase()} ${path}`].filter(
    (text) => text !== undefined && text !== "",
  );
  const { "x-codegen-inferred": inferred, "x-codegen-unspecified": unspecified } = extensions;
  const docs = docsOf({
    description: texts.join("\n\n"),
    ...(typeof inferred === "string" && { inferred }),
    ...(typeof unspecified === "string" && { unspecified }),
    deprecated,
    extensions: {},
  });
  return docs ?? path;
}
