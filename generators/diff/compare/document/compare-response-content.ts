import type { MediaTypeModel } from "../../../core/model/api-model.ts";
import type { SourcePlace } from "../../../core/model/source-place.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { pairMediaTypes } from "../pair/pair-media-types.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { compareMediaType } from "./compare-media-type.ts";
import { reportInBase, reportInRevision } from "./report.ts";

/** Media types of something that the service sends. */
export interface ResponseContentPair extends Pair<readonly MediaTypeModel[]> {
  /** The response or event. */
  readonly position: Position;
  readonly holders: Pair<SourcePlace>;
}

/** What happened to the media types in which the service answers, or sends an event. */
export function compareResponseContent(context: CompareContext, pair: ResponseContentPair): Difference[] {
  const { base, revision, holders, position } = pair;
  const body = { direction: "response", position, subject: "body" } as const;
  if (base.length > 0 && revision.length === 0)
    return [reportInBase("response-body-removed", { ...body, place: holders.base })];
  if (base.length === 0 && revision.length > 0)
    return [reportInRevision("response-body-added", { ...body, place: holders.revision })];
  const { both, removed, added } = pairMediaTypes({ base, revision, direction: "response" });
  const reported = ({ contentType, place }: MediaTypeModel) =>
    ({ direction: "response", position, place, subject: contentType }) as const;
  return [
    ...removed.map((mediaType) => reportInBase("response-media-type-removed", reported(mediaType))),
    ...both.flatMap((types) => compareMediaType(context, { ...types, direction: "response", position })),
    ...added.map((mediaType) => reportInRevision("response-media-type-added", reported(mediaType))),
  ];
}
