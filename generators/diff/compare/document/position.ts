import type { OperationModel, ParameterModel, WebhookModel } from "../../../core/model/api-model.ts";
import type { Position } from "../../rules/difference.ts";

/** The document as a whole. */
export const DOCUMENT_POSITION: Position = {
  kind: "document",
  name: "",
  method: undefined,
  path: undefined,
  tags: [],
  where: "",
};

/** An operation as a whole. */
export function operationPosition({ operationId, httpMethod, path, tags }: OperationModel): Position {
  return { kind: "operation", name: operationId, method: httpMethod.toUpperCase(), path, tags, where: "" };
}

/** An event as a whole. */
export function webhookPosition({ name }: WebhookModel): Position {
  return { ...DOCUMENT_POSITION, kind: "webhook", name };
}

/** A part of something, in words: `response 200`, then `application/json`. */
export function within(position: Position, part: string): Position {
  return { ...position, where: [position.where, part].filter((text) => text !== "").join(" ") };
}

/** A parameter in words: `query parameter limit`. */
export function parameterWords({ in: location, name }: Pick<ParameterModel, "in" | "name">): string {
  return `${location} parameter ${name}`;
}
