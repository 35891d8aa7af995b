import { docsOfPart } from "../../core/emit/doc-comment.ts";
import type { OperationModel } from "../../core/model/api-model.ts";

/** Returns the docs of an operation in generated code: summary, description, evidence, method and path. */
export function operationDocs(operation: OperationModel): string {
  const { summary, description, httpMethod, path } = operation;
  const request = `${httpMethod.toUpperCase()} ${path}`;
  return docsOfPart([summary, description, request], operation) ?? path;
}
