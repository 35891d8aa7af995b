import { type Diagnostic, warningAt } from "../../core/diagnostics/diagnostic.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { errorsOf, jsonSchemasOf } from "../../core/model/facts/described-responses.ts";
import { mayRepeat } from "./plan-identity.ts";

/** Reports operations without responses, and writes in a document without errors: the client needs both. */
export function responseDiagnostics({ operations, root }: ApiModel): Diagnostic[] {
  const found = operations
    .filter(({ responses }) => responses.length === 0)
    .map(({ operationId, location }) =>
      warningAt(location, location.pointer, {
        code: "responses-missing",
        message: `Operation "${operationId}" describes no response, so its result is always undefined.`,
        help: "Add `responses` with a status such as 200.",
      }),
    );
  const writes = operations.filter((operation) => !mayRepeat(operation)).length;
  const isDescribed = operations.some(({ responses }) => jsonSchemasOf(errorsOf(responses)).length > 0);
  if (writes === 0 || isDescribed) return found;
  const undescribed = warningAt(root.location, "", {
    code: "errors-undescribed",
    message: `No error response has a JSON body, but ${writes === 1 ? "an operation writes" : `${writes} operations write`}. The client cannot tell which errors the service sent: without a "code", they are an OutcomeUnknownError.`,
    help: "Describe the errors in the document or an overlay, or pass `errorBodies` to createClient.",
  });
  return [...found, undescribed];
}
