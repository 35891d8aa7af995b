import { toSegments } from "../../../core/document/pointer.ts";
import type { Json } from "../../../core/json.ts";
import type { OperationModel, ParameterModel, WebhookModel } from "../../../core/model/api-model.ts";
import type { SourceLocation } from "../../../core/model/source-location.ts";
import type { ChangeDirection } from "../../change.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { Pair } from "../pair/pair-nodes.ts";

/** A part of a document in both versions, with its position and direction. */
export interface Part<Node, Direction extends ChangeDirection = ChangeDirection> {
  readonly nodes: Pair<Node>;
  readonly position: Position;
  readonly direction: Direction;
}

/** Returns what all differences of a part share; they are located in the revision. */
export function reportedOf(
  { nodes, position, direction }: Part<{ readonly location: SourceLocation }>,
  subject: string,
): Reported {
  return { direction, position, location: nodes.revision.location, subject };
}

/** Fields of a difference that needs no proof. */
export interface Reported {
  readonly direction: ChangeDirection;
  readonly position: Position;
  readonly location: SourceLocation;
  readonly subject: string;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
  readonly former?: SourceLocation;
}

/** Reports a difference that is located in the revision. */
export function reportInRevision(rule: RuleId, reported: Reported): Difference {
  return reportIn("revision", rule, reported);
}

/** Reports a difference that is located in the base: something was removed. */
export function reportInBase(rule: RuleId, reported: Reported): Difference {
  return reportIn("base", rule, reported);
}

/** Reports a difference in the revision if the condition is true. */
export function reportIf(condition: boolean, rule: RuleId, reported: Reported): Difference[] {
  return condition ? [reportInRevision(rule, reported)] : [];
}

/** Reports a difference in one of the documents. */
export function reportIn(
  side: Difference["side"],
  rule: RuleId,
  { position, ...reported }: Reported,
): Difference {
  const reached = { ...position, value: "", chain: componentOf(reported.location) };
  return { rule, side, ...reported, certain: true, reached };
}

/** Returns the component that contains a place, if any. */
export function componentOf({ pointer }: SourceLocation): string[] {
  const [root, , name] = toSegments(pointer);
  return root === "components" && name !== undefined ? [name] : [];
}

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

/** Adds a part to a position, in words: `response 200`, then `application/json`. */
export function within(position: Position, part: string): Position {
  return { ...position, where: [position.where, part].filter((text) => text !== "").join(" ") };
}

/** A parameter in words: `query parameter limit`. */
export function parameterWords({ in: location, name }: Pick<ParameterModel, "in" | "name">): string {
  return `${location} parameter ${name}`;
}
