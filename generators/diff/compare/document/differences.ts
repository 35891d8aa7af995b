import { toSegments } from "../../../core/document/pointer.ts";
import type { Json } from "../../../core/json.ts";
import type { OperationModel, ParameterModel, WebhookModel } from "../../../core/model/api-model.ts";
import type { SourceLocation } from "../../../core/model/source-location.ts";
import type { ChangeDirection } from "../../change.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { Pair } from "../pair/pair-nodes.ts";

/** A part of a document as both versions have it, with its position and the way it travels. */
export interface Part<Node, Direction extends ChangeDirection = ChangeDirection> {
  readonly nodes: Pair<Node>;
  readonly position: Position;
  readonly direction: Direction;
}

/** What all differences of a part share: people look them up in the revision. */
export function reportedOf(
  { nodes, position, direction }: Part<{ readonly location: SourceLocation }>,
  subject: string,
): Reported {
  return { direction, position, location: nodes.revision.location, subject };
}

/** The parts of a difference that needs no proof. */
export interface Reported {
  readonly direction: ChangeDirection;
  readonly position: Position;
  readonly location: SourceLocation;
  readonly subject: string;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
  readonly former?: SourceLocation;
}

/** A difference that a person looks up in the revision. */
export function reportInRevision(rule: RuleId, reported: Reported): Difference {
  return reportIn("revision", rule, reported);
}

/** A difference that is seen in the base alone: something was removed. */
export function reportInBase(rule: RuleId, reported: Reported): Difference {
  return reportIn("base", rule, reported);
}

/** A difference that is seen in the revision; none where the condition does not hold. */
export function reportIf(condition: boolean, rule: RuleId, reported: Reported): Difference[] {
  return condition ? [reportInRevision(rule, reported)] : [];
}

/** A difference that is seen in one of the documents. */
export function reportIn(
  side: Difference["side"],
  rule: RuleId,
  { position, ...reported }: Reported,
): Difference {
  const reached = { ...position, value: "", chain: componentOf(reported.location) };
  return { rule, side, ...reported, certain: true, reached };
}

/** The component in which a place stands, if it stands in one. */
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

/** A part of something, in words: `response 200`, then `application/json`. */
export function within(position: Position, part: string): Position {
  return { ...position, where: [position.where, part].filter((text) => text !== "").join(" ") };
}

/** A parameter in words: `query parameter limit`. */
export function parameterWords({ in: location, name }: Pick<ParameterModel, "in" | "name">): string {
  return `${location} parameter ${name}`;
}
