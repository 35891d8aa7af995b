import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { PathStep } from "../../containment/obstacle.ts";
import type { Difference } from "../../rules/difference.ts";
import type { Deprecatable } from "../document/lifecycle.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import type { Travel } from "./direction/directional-view.ts";

/** Two schemas that stand for the same value in both documents. */
export type SchemaPair = Pair<SchemaModel>;

/** What is compared: the values of which pair, going which way. */
export interface DirectionalPair extends SchemaPair {
  readonly direction: Travel;
}

/** A difference between two schemas, relative to their root; the same for every place that holds the pair. */
export type SchemaFinding = Omit<Difference, "direction" | "reached"> & {
  /** The value that is meant. */
  readonly path: readonly PathStep[];
  /** True where the value carries what was removed. It proves the change, and shows a break only where it is rejected now. */
  readonly isFormerValue?: boolean;
  /** What is deprecated, where the operation that holds it decides whether its date is too soon. */
  readonly lifecycle?: Pair<Deprecatable>;
  /** Set when the direction makes no difference. Both directions are then reported as one. */
  readonly direction?: "both";
};

/** A pair on the way down. */
export interface WalkedPair extends DirectionalPair {
  readonly path: readonly PathStep[];
  /** What else may hold of the same value, because of what stands around the pair. */
  readonly around: Pair<ReadonlySet<SchemaModel>>;
  /** True for a part of what holds of the value: its discriminator leads no further than that of the whole. Default false. */
  readonly isPart?: boolean;
  /** Schemas of the base whose discriminators have led here. Default: none. */
  readonly followed?: readonly SchemaModel[];
}
