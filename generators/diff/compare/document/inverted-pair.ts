import type { Position } from "../../rules/difference.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import type { DocumentNode } from "./document-node.ts";

/** A request of the service to the user, in both documents. */
export interface InvertedPair {
  readonly nodes: Pair<DocumentNode>;
  readonly position: Position;
}
