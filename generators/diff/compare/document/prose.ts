import { childPointer } from "../../../core/document/pointer.ts";
import { resolveReference } from "../../../core/document/reference.ts";
import { isObject, type JsonObject } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel, NodeModel } from "../../../core/model/api-model.ts";
import { remembered, rememberedByText } from "../../../core/remembered.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { mapPair } from "../pair/pair-nodes.ts";
import { documentPart, inside, mapNodes, type Part, report, reportIf } from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { exactOr, resolved, writtenNode } from "./written.ts";

/** Prose fields of an operation. */
export const OPERATION_PROSE: readonly string[] = ["summary", "description", "externalDocs"];

/** A node with fields that only people read. */
type ProseNode = Omit<NodeModel, "extensions">;

/** Reports changed prose and examples. */
export function compareProse(part: Part<ProseNode>, fields: readonly string[]): Difference[] {
  const { context, nodes } = part;
  const isPresent = (field: string) =>
    [nodes.base, nodes.revision].some(({ prose }) => prose[field] !== undefined);
  return fields.filter(isPresent).flatMap((field) => {
    const { base: before, revision: after } = mapNodes(part, (node, model) =>
      exactOr(model, pointerOf(node, field), node.prose[field]),
    ).nodes;
    const about = { ...part, subject: field };
    if (isEqual(before, after)) return field === "examples" ? compareShared(about) : [];
    if (field === "examples" && areSameExamples(part)) return [];
    const side = after === undefined ? "base" : "revision";
    const location = context[side].locationAt(pointerOf(nodes[side], field));
    const rule = field.startsWith("example") ? "examples-changed" : "prose-changed";
    return [report(rule, { ...about, side, location, before, after })];
  });
}

/** Returns the pointer of a field, at the reference if written beside it, else at the definition. */
function pointerOf({ location, beside }: Pick<NodeModel, "location" | "beside">, field: string): string {
  return childPointer((beside?.fields.includes(field) ? beside : location).pointer, field);
}

/** True for equal examples, also if one document has them in place and the other as components. */
function areSameExamples(part: Part<ProseNode>): boolean {
  const { base, revision } = mapNodes(part, examplesOf).nodes;
  return isEqual(base, revision);
}

function examplesOf({ prose, location }: ProseNode, model: ApiModel): JsonObject {
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

/** Compares examples that are components, of which the text may change at the definition. */
function compareShared(part: Part<ProseNode>): Difference[] {
  const named = part.nodes.revision.prose.examples;
  return Object.values(isObject(named) ? named : {}).flatMap((example) => {
    if (!isObject(example) || typeof example.$ref !== "string") return [];
    const { isChanged, location } = sharedExamples(part.context)(example.$ref);
    return reportIf(isChanged, "examples-changed", { ...part, location });
  });
}

/** Compares the examples behind references. Cached. */
const sharedExamples = remembered((context: CompareContext) =>
  rememberedByText((reference) => {
    const { base, revision } = mapPair(context, (model) => {
      const { pointer, value } = resolved(model, resolveReference(reference, "")?.pointer ?? "");
      return { pointer, value, exact: () => exactOr(model, pointer, value) };
    });
    const isSame =
      context.hasSameText({ base: base.value, revision: revision.value }) ||
      isEqual(base.exact(), revision.exact());
    return { isChanged: !isSame, location: context.revision.locationAt(revision.pointer) };
  }),
);

const INFO_PROSE = ["title", "summary", "description", "termsOfService", "contact", "license"];

/** Compares the Info Object without its version, which follows from all other changes. */
export function compareInfo(context: CompareContext): Difference[] {
  const root = inside(documentPart(context), "document");
  const info = mapNodes(root, (_, model) => model.info);
  return [
    ...compareProse(info, INFO_PROSE),
    ...compareProse(root, ["externalDocs"]),
    ...compareExtensions(info),
    ...compareExtensions(root),
    ...compareExtensions(mapNodes(root, (_, model) => writtenNode(model, "/paths"))),
    ...compareTagList(root),
  ];
}

function compareTagList(root: Part<NodeModel>): Difference[] {
  const { base: before, revision: after } = mapPair(root.context, ({ writtenAt }) => writtenAt("/tags"));
  const location = root.context.revision.locationAt(after === undefined ? "" : "/tags");
  const reported = { ...root, location, subject: "list of tags", before, after };
  return reportIf(!isEqual(before, after), "prose-changed", reported);
}
