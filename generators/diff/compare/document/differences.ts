import { childPointer, toSegments } from "../../../core/document/pointer.ts";
import type { Json } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel, NodeModel, OperationModel, WebhookModel } from "../../../core/model/api-model.ts";
import type { SourceLocation } from "../../../core/model/source-location.ts";
import type { ChangeDirection } from "../../change.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { CompareContext } from "../context.ts";
import { mapPair, type Pair, type Pairing } from "../pair/pair-nodes.ts";
import type { Removal } from "./lifecycle.ts";

/** Something with a location in a document. */
export interface Located {
  readonly location: SourceLocation;
}

/** A part of a document in both versions, with what its differences share. */
export interface Part<Node, Direction extends ChangeDirection = ChangeDirection> {
  readonly context: CompareContext;
  readonly nodes: Pair<Node>;
  readonly position: Position;
  readonly direction: Direction;
  /** The part in words. */
  readonly subject: string;
}

/** The documents as a whole. */
export function documentPart(context: CompareContext): Part<NodeModel, "both"> {
  const nodes = mapPair<ApiModel, NodeModel>(context, ({ root }) => root);
  return { context, nodes, position: DOCUMENT_POSITION, direction: "both", subject: "" };
}

/** An operation as a whole. */
export function operationPart(
  context: CompareContext,
  nodes: Pair<OperationModel>,
): Part<OperationModel, "both"> {
  const position = operationPosition(nodes.revision);
  return { context, nodes, position, direction: "both", subject: "operation" };
}

/** Returns a part inside another one, in words: `response 200`, then `application/json`. */
export function inside<Outer extends Part<unknown>>(part: Outer, words: string): Outer {
  const where = [part.position.where, words].filter((text) => text !== "").join(" ");
  return { ...part, position: { ...part.position, where }, subject: words };
}

/** Returns the same part with other nodes, which are read from those of the part. */
export function mapNodes<Node, Result, Direction extends ChangeDirection>(
  part: Part<Node, Direction>,
  read: (node: Node, model: ApiModel) => Result,
): Part<Result, Direction> {
  const { context, nodes } = part;
  return {
    ...part,
    nodes: { base: read(nodes.base, context.base), revision: read(nodes.revision, context.revision) },
  };
}

/** Fields of one difference of a part. By default, it is located in the revision, at the node. */
type Own = Partial<Pick<Difference, "side" | "location" | "before" | "after" | "former">>;

/** Reports a difference that needs no proof. */
export function report(found: RuleId | Removal, part: Omit<Part<Located>, "context"> & Own): Difference {
  const { nodes, position, direction, subject, side = "revision", before, after, former } = part;
  const { location = nodes[side].location } = part;
  const reached = { ...position, value: "", chain: componentOf(location) };
  const values = { before, after, ...(former && { former }) };
  const rule = typeof found === "string" ? { rule: found } : found;
  return { ...rule, side, direction, location, subject, ...values, certain: true, reached };
}

/** Reports a difference if the condition is true. */
export function reportIf(condition: boolean, rule: RuleId, part: Part<Located> & Own): Difference[] {
  return condition ? [report(rule, part)] : [];
}

/** Reports a value that differs between the nodes of a part. */
export function reportChanged<Node extends Located>(
  rule: RuleId,
  part: Part<Node> & Own,
  read: (node: Node) => Json | undefined,
): Difference[] {
  const { base: before, revision: after } = mapPair(part.nodes, read);
  return isEqual(before, after) ? [] : [report(rule, { ...part, before, after })];
}

/** Reports a changed field of a part, in the document that has it. The subject is the name of the field. */
export function reportField(
  rule: RuleId,
  part: Part<Located>,
  { field, before, after }: Pick<Difference, "before" | "after"> & { readonly field: string },
): Difference {
  const side = after === undefined ? "base" : "revision";
  const location = part.context[side].locationAt(childPointer(part.nodes[side].location.pointer, field));
  return report(rule, { ...part, side, location, subject: field, before, after });
}

/** The rules for the members of a part, such as its responses. */
interface MemberRules<Node, Direction extends ChangeDirection> {
  /** Returns the part of a member. A member of only one document is both nodes of its part. */
  partOf(nodes: Pair<Node>): Part<Node, Direction>;
  removed(node: Node): RuleId | Removal;
  added(node: Node): RuleId;
  compare(part: Part<Node, Direction>): readonly Difference[];
}

/** Reports removed members, compares those of both documents, and reports added ones. */
export function compareMembers<Node extends Located, Direction extends ChangeDirection>(
  { both, removed, added }: Pairing<Node>,
  rules: MemberRules<Node, Direction>,
): Difference[] {
  const alone = (node: Node) => rules.partOf({ base: node, revision: node });
  return [
    ...removed.map((node) => report(rules.removed(node), { ...alone(node), side: "base" })),
    ...both.flatMap((nodes) => rules.compare(rules.partOf(nodes))),
    ...added.map((node) => report(rules.added(node), alone(node))),
  ];
}

/** Returns the component that contains a place, if any. */
export function componentOf({ pointer }: SourceLocation): string[] {
  const [root, , name] = toSegments(pointer);
  return root === "components" && name !== undefined ? [name] : [];
}

/** The position of the document as a whole. */
export const DOCUMENT_POSITION: Position = {
  kind: "document",
  name: "",
  method: undefined,
  path: undefined,
  tags: [],
  where: "",
};

/** The position of an operation as a whole. */
export function operationPosition({ operationId, httpMethod, path, tags }: OperationModel): Position {
  return { kind: "operation", name: operationId, method: httpMethod.toUpperCase(), path, tags, where: "" };
}

/** The position of an event as a whole. */
export function webhookPosition({ name }: WebhookModel): Position {
  return { ...DOCUMENT_POSITION, kind: "webhook", name };
}
