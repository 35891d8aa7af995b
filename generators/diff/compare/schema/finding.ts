import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { PathStep } from "../../containment/obstacle.ts";
import type { Difference } from "../../rules/difference.ts";
import type { Deprecatable } from "../document/lifecycle.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import type { Travel } from "./direction/directional-view.ts";

/** Schemas of the same value in both documents. */
export type SchemaPair = Pair<SchemaModel>;

/** Schemas of the same value, with its direction. */
export interface DirectionalPair extends SchemaPair {
  readonly direction: Travel;
}

/** A difference between two schemas, relative to their root; the same for every place with this pair. */
export type SchemaFinding = Omit<Difference, "direction" | "reached"> & {
  /** Path of the value. */
  readonly path: readonly PathStep[];
  /** True if the counterexample contains what was removed. It proves a break only if it is rejected now. */
  readonly isFormerValue?: boolean;
  /** The deprecated part, if its operation decides whether the sunset date is too soon. */
  readonly lifecycle?: Pair<Deprecatable>;
  /** Set when the direction makes no difference. Both directions are then reported as one. */
  readonly direction?: "both";
};

/** A pair on a walk through two schemas. */
export interface WalkedPair extends DirectionalPair {
  readonly path: readonly PathStep[];
  /** Other schemas around the pair that may apply to the same value. */
  readonly around: Pair<ReadonlySet<SchemaModel>>;
  /** True for a part of a value's schema: only the discriminator of the whole is followed. Default false. */
  readonly isPart?: boolean;
  /** Schemas of the base whose discriminators were followed to this pair. Default: none. */
  readonly followed?: readonly SchemaModel[];
}
