import type { MediaTypeModel } from "../../../core/model/api-model.ts";
import type { Position } from "../../rules/difference.ts";
import type { Pair } from "../pair/pair-nodes.ts";

/** One media type of a body in both documents. */
export interface MediaTypePair extends Pair<MediaTypeModel> {
  readonly direction: "request" | "response";
  /** The body that is described. */
  readonly position: Position;
}
