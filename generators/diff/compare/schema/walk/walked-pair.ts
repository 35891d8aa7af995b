import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { PathStep } from "../../../containment/obstacle.ts";
import type { DirectionalPair } from "../finding.ts";

/** A pair on the way down. */
export interface WalkedPair extends DirectionalPair {
  readonly path: readonly PathStep[];
  /** What else may hold of the same value, because of what stands around the pair. */
  readonly around: { readonly base: ReadonlySet<SchemaModel>; readonly revision: ReadonlySet<SchemaModel> };
}
