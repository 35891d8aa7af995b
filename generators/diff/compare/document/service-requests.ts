import type { ApiModel } from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { compareRequestContent } from "./bodies.ts";
import { compareResponseContent } from "./content.ts";
import { reportInBase, reportInRevision, within } from "./differences.ts";
import { childAt, type DocumentNode, entriesAt, nodeAt, parentPointer } from "./document-node.ts";
import { compareHeaders, type Header } from "./headers.ts";
import { compareProse } from "./prose.ts";
import { readContent } from "./read-content.ts";

/** What changed about a request that the service sends: its payload is a response in the eyes of the user. */
export function compareInverted(context: CompareContext, pair: InvertedPair): Difference[] {
  const headers = {
    base: readParameters(context.base, pair.nodes.base),
    revision: readParameters(context.revision, pair.nodes.revision),
  };
  return [
    ...comparePayload(context, pair),
    ...compareHeaders(context, { headers, position: pair.position, direction: "response" }),
    ...compareAnswers(context, pair),
  ];
}

function comparePayload(context: CompareContext, { nodes, position: whole }: InvertedPair): Difference[] {
  const position = within(whole, "payload");
  const base = bodyOf(context.base, nodes.base);
  const revision = bodyOf(context.revision, nodes.revision);
  const isLoosened = base.value.required === true && revision.value.required !== true;
  const content = {
    base: readContent(context.base, base),
    revision: readContent(context.revision, revision),
  };
  const reported = { direction: "response", position, place: revision.place, subject: "payload" } as const;
  return [
    ...(isLoosened && content.revision.length > 0
      ? [reportInRevision("payload-no-longer-required", reported)]
      : []),
    ...compareResponseContent(context, {
      ...content,
      holders: { base: base.place, revision: revision.place },
      position,
    }),
    ...compareProse(context, {
      nodes: { base, revision },
      position,
      direction: "response",
      fields: ["description"],
    }),
  ];
}

/** The body of a request; an empty one, standing where the request stands, where there is none. */
function bodyOf(model: ApiModel, node: DocumentNode): DocumentNode {
  return childAt(model, { node, path: ["requestBody"] }) ?? { value: {}, place: node.place };
}

/** What the service sends beside the payload; what a request says itself comes before what its path says for all. */
function readParameters(model: ApiModel, node: DocumentNode): Header[] {
  const item = nodeAt(model, model.placeAt(parentPointer(node.place.pointer)));
  const own = parametersAt(model, node);
  const isOwn = (header: Header) => own.some((one) => one.in === header.in && one.name === header.name);
  return [...own, ...parametersAt(model, item).filter((header) => !isOwn(header))];
}

function parametersAt(model: ApiModel, node: DocumentNode): Header[] {
  const list = Array.isArray(node.value.parameters) ? node.value.parameters : [];
  return list.flatMap((_, index): Header[] => {
    const parameter = childAt(model, { node, path: ["parameters", String(index)] });
    const { name, in: location } = parameter?.value ?? {};
    if (!parameter || typeof name !== "string" || !isCarrier(location)) return [];
    return [{ name, in: location, node: parameter }];
  });
}

/** Parameters of the path stand in the address, which is compared as a whole. */
function isCarrier(location: unknown): location is Header["in"] {
  return location === "header" || location === "query" || location === "cookie";
}

/** A request of the service to the user, in both documents. */
export interface InvertedPair {
  readonly nodes: Pair<DocumentNode>;
  readonly position: Position;
}

/** What the user may answer to a request of the service: in this direction the user sends. */
function compareAnswers(context: CompareContext, { nodes, position }: InvertedPair): Difference[] {
  const base = entriesAt(context.base, { node: nodes.base, key: "responses" });
  const revision = entriesAt(context.revision, { node: nodes.revision, key: "responses" });
  const reported = (status: string, { place }: DocumentNode) =>
    ({
      direction: "request",
      position: within(position, `answer ${status}`),
      place,
      subject: status,
    }) as const;
  return [
    ...[...base].flatMap(([status, answer]) => {
      const other = revision.get(status);
      if (other === undefined) return [reportInBase("answer-status-removed", reported(status, answer))];
      const content = {
        base: readContent(context.base, answer),
        revision: readContent(context.revision, other),
      };
      return compareRequestContent(context, { ...content, position: reported(status, other).position });
    }),
    ...[...revision]
      .filter(([status]) => !base.has(status))
      .map(([status, answer]) => reportInRevision("answer-status-added", reported(status, answer))),
  ];
}
