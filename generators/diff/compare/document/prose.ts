import { childPointer } from "../../../core/document/pointer.ts";
import { isObject, type JsonObject } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel, NodeModel } from "../../../core/model/api-model.ts";
import type { SourceLocation } from "../../../core/model/source-location.ts";
import { remembered } from "../../../core/remembered.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { DOCUMENT_POSITION, type Part, type Reported, reportIf, reportIn, within } from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { exactOr, resolved, writtenNode } from "./written.ts";

/** Prose fields of an operation. */
export const OPERATION_PROSE: readonly string[] = ["summary", "description", "externalDocs"];

/** A node with fields that only people read. */
type ProseNode = Omit<NodeModel, "extensions">;

const SIDES = ["base", "revision"] as const;

/** Reports changed prose and examples. */
export function compareProse(
  context: CompareContext,
  { nodes, position, direction }: Part<ProseNode>,
  fields: readonly string[],
): Difference[] {
  const present = fields.filter((field) => SIDES.some((side) => nodes[side].prose[field] !== undefined));
  return present.flatMap((field) => {
    const [before, after] = SIDES.map((side) => {
      const node = nodes[side];
      return exactOr(context[side], pointerOf(node, field), node.prose[field]);
    });
    const about = { direction, position, subject: field };
    if (isEqual(before, after)) return field === "examples" ? compareShared(context, nodes, about) : [];
    if (field === "examples" && areSameExamples(context, nodes)) return [];
    const side = after === undefined ? "base" : "revision";
    const location = context[side].locationAt(pointerOf(nodes[side], field));
    const rule = field.startsWith("example") ? "examples-changed" : "prose-changed";
    const reported = { ...about, location, before, after };
    return [reportIn(side, rule, reported)];
  });
}

/** Returns the pointer of a field, at the reference if written beside it, else at the definition. */
function pointerOf({ location, beside }: Pick<NodeModel, "location" | "beside">, field: string): string {
  return childPointer((beside?.fields.includes(field) ? beside : location).pointer, field);
}

/** True for equal examples, also if one document has them in place and the other as components. */
function areSameExamples({ base, revision }: CompareContext, nodes: Pair<ProseNode>): boolean {
  return isEqual(examplesOf(base, nodes.base), examplesOf(revision, nodes.revision));
}

function examplesOf(model: ApiModel, { prose, location }: ProseNode): JsonObject {
  const names = Object.keys(isObject(prose.examples) ? prose.examples : {});
  const at = (name: string) => childPointer(location.pointer, "examples", name);
  return Object.fromEntries(
    names.map((name) => {
      const [written, { pointer, value: found }] = [model.writtenAt(at(name)), resolved(model, at(name))];
      const value = exactOr(model, pointer, found);
      if (!isObject(written) || !isObject(value) || written.$ref === undefined) return [name, value];
      const { $ref: _, ...beside } = written; // overrides what the target says
      return [name, { ...value, ...beside }];
    }),
  );
}

/** Compares examples that are components, of which the text may change at the definition. Cached. */
function compareShared(
  context: CompareContext,
  nodes: Pair<ProseNode>,
  about: Omit<Reported, "location">,
): Difference[] {
  const known = sharedExamples(context);
  const named = nodes.revision.prose.examples;
  return Object.entries(isObject(named) ? named : {}).flatMap(([name, example]) => {
    if (!isObject(example) || typeof example.$ref !== "string") return [];
    const shared = known.get(example.$ref) ?? readShared(context, nodes, name);
    known.set(example.$ref, shared);
    return reportIf(shared.isChanged, "examples-changed", { ...about, location: shared.location });
  });
}

interface SharedExample {
  readonly isChanged: boolean;
  readonly location: SourceLocation;
}

const sharedExamples = remembered((_: CompareContext) => new Map<string, SharedExample>());

function readShared(
  { base, revision, hasSameText }: CompareContext,
  nodes: Pair<ProseNode>,
  name: string,
): SharedExample {
  const at = (side: "base" | "revision") => childPointer(nodes[side].location.pointer, "examples", name);
  const [before, after] = [resolved(base, at("base")), resolved(revision, at("revision"))];
  const isSame =
    hasSameText({ base: before.value, revision: after.value }) ||
    isEqual(exactOr(base, before.pointer, before.value), exactOr(revision, after.pointer, after.value));
  return { isChanged: !isSame, location: revision.locationAt(after.pointer) };
}

const INFO_PROSE = ["title", "summary", "description", "termsOfService", "contact", "license"];

/** Compares the Info Object without its version, which follows from all other changes. */
export function compareInfo(context: CompareContext): Difference[] {
  const position = within(DOCUMENT_POSITION, "document");
  const partOf = <Node>(read: (model: ApiModel) => Node): Part<Node> => ({
    nodes: { base: read(context.base), revision: read(context.revision) },
    position,
    direction: "both",
  });
  const [info, root] = [partOf((model) => model.info), partOf((model) => model.root)];
  return [
    ...compareProse(context, info, INFO_PROSE),
    ...compareProse(context, root, ["externalDocs"]),
    ...compareExtensions(context, info),
    ...compareExtensions(context, root),
    ...compareExtensions(
      context,
      partOf((model) => writtenNode(model, "/paths")),
    ),
    ...compareTagList(context, position),
  ];
}

function compareTagList({ base, revision }: CompareContext, position: Position): Difference[] {
  const [before, after] = [base.writtenAt("/tags"), revision.writtenAt("/tags")];
  const location = revision.locationAt(after === undefined ? "" : "/tags");
  const reported = { direction: "both", position, location, subject: "list of tags", before, after } as const;
  return reportIf(!isEqual(before, after), "prose-changed", reported);
}
