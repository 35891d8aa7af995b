import type { MediaTypeModel, OperationModel, RequestBodyModel } from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { pairMediaTypes } from "../pair/pair-media-types.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { compareMediaType } from "./content.ts";
import { operationPosition, reportIf, reportInBase, reportInRevision, within } from "./differences.ts";
import { compareProse } from "./prose.ts";

/** Changes of the body of a request. */
export function compareRequestBody(context: CompareContext, pair: Pair<OperationModel>): Difference[] {
  const position = within(operationPosition(pair.revision), "request body");
  const reported = { direction: "request", position, subject: "request body" } as const;
  const base = pair.base.requestBody;
  const revision = pair.revision.requestBody;
  if (base && revision) return compareBodies(context, { base, revision, position });
  if (base) return [reportInBase("request-body-removed", { ...reported, place: base.place })];
  if (!revision) return [];
  const rule = revision.required ? "required-request-body-added" : "request-body-added";
  return [reportInRevision(rule, { ...reported, place: revision.place })];
}

interface BodyPair extends Pair<RequestBodyModel> {
  readonly position: Position;
}

function compareBodies(context: CompareContext, { base, revision, position }: BodyPair): Difference[] {
  const about = { direction: "request", position } as const;
  const rule = revision.required ? "request-body-newly-required" : "request-body-no-longer-required";
  const reported = { ...about, place: revision.place, subject: "request body" };
  return [
    ...reportIf(base.required !== revision.required, rule, reported),
    ...compareRequestContent(context, { base: base.content, revision: revision.content, position }),
    ...compareProse(context, { nodes: { base, revision }, ...about, fields: ["description"] }),
  ];
}

/** Media types of something that the user sends. */
export interface ContentPair extends Pair<readonly MediaTypeModel[]> {
  /** The body that is described. */
  readonly position: Position;
}

/** Changes of the media types that the user may send. */
export function compareRequestContent(
  context: CompareContext,
  { base, revision, position }: ContentPair,
): Difference[] {
  const { both, removed, added } = pairMediaTypes({ base, revision, direction: "request" });
  const reported = ({ contentType, place }: MediaTypeModel) =>
    ({ direction: "request", position, place, subject: contentType }) as const;
  return [
    ...removed.map((mediaType) => reportInBase("request-media-type-removed", reported(mediaType))),
    ...both.flatMap((pair) => compareMediaType(context, { ...pair, direction: "request", position })),
    ...added.map((mediaType) => reportInRevision("request-media-type-added", reported(mediaType))),
  ];
}
