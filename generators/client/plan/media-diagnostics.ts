import { type Diagnostic, warningAt } from "../../core/diagnostics/diagnostic.ts";
import type { OperationModel } from "../../core/model/api-model.ts";
import { mediaKind } from "./media-kind.ts";
import type { BodyPlan } from "./plan-operation.ts";

/** Reports a body that is skipped, since requests of the method have none. */
export function bodyOfRead({ operationId, httpMethod, location }: OperationModel): Diagnostic {
  return warningAt(location, location.pointer, {
    code: "body-of-read",
    message: `Operation "${operationId}" has a body, but ${httpMethod.toUpperCase()} requests cannot have one.`,
    help: "Use query parameters, or another method.",
  });
}

/** Reports media types that are not sent. */
export function unusedMediaTypes(
  { operationId, requestBody, location }: OperationModel,
  { mediaType, kind }: BodyPlan,
): Diagnostic[] {
  const unused = (requestBody?.content ?? []).filter((media) => mediaKind(media) !== kind);
  if (unused.length === 0) return [];
  const named = unused.map(({ contentType }) => `"${contentType}"`).join(", ");
  return [
    warningAt(location, location.pointer, {
      code: "request-media-type-unused",
      message: `Operation "${operationId}" also accepts ${named}; the client sends "${mediaType}" only.`,
      help: "You can ignore this. To send another media type, remove the first one with an overlay.",
    }),
  ];
}
