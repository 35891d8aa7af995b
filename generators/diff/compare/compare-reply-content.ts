import type { MediaTypeModel } from "../../core/model/api-model.ts";
import type { SourcePlace } from "../../core/model/source-place.ts";
import type { CompareContext } from "../context.ts";
import type { Difference, Position } from "../difference.ts";
import { pairMediaTypes } from "../pair/pair-media-types.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { compareMediaType } from "./compare-media-type.ts";
import { tellInBase, tellInRevision } from "./tell.ts";

/** Media types of something that the service sends. */
export interface ReplyContentPair extends Pair<readonly MediaTypeModel[]> {
  /** The reply or event. */
  readonly position: Position;
  readonly holders: Pair<SourcePlace>;
}

/** What happened to the media types in which the service answers, or sends an event. */
export function compareReplyContent(context: CompareContext, pair: ReplyContentPair): Difference[] {
  const { base, revision, holders, position } = pair;
  const body = { direction: "reply", position, subject: "body" } as const;
  if (base.length > 0 && revision.length === 0)
    return [tellInBase("reply-body-removed", { ...body, place: holders.base })];
  if (base.length === 0 && revision.length > 0)
    return [tellInRevision("reply-body-added", { ...body, place: holders.revision })];
  const { both, removed, added } = pairMediaTypes({ base, revision, direction: "reply" });
  const told = ({ contentType, place }: MediaTypeModel) =>
    ({ direction: "reply", position, place, subject: contentType }) as const;
  return [
    ...removed.map((mediaType) => tellInBase("reply-media-type-removed", told(mediaType))),
    ...both.flatMap((types) => compareMediaType(context, { ...types, direction: "reply", position })),
    ...added.map((mediaType) => tellInRevision("reply-media-type-added", told(mediaType))),
  ];
}
