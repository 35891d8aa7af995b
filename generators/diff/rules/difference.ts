import type { Json } from "../../core/json.ts";
import type { SourcePlace } from "../../core/model/source-place.ts";
import type { ChangeDirection, ReachedPlace } from "../change.ts";
import type { RuleId } from "./index.ts";

/** One kind of difference at one place of one operation, before equal causes are grouped. */
export interface Difference {
  readonly rule: RuleId;
  readonly direction: ChangeDirection;
  /** Where the cause stands. */
  readonly side: "base" | "revision";
  readonly place: SourcePlace;
  /** The line to show where it is narrower than `place`; no part of what makes a cause. */
  readonly line?: SourcePlace | undefined;
  /** What is spoken of, in words that survive a move: a property, a parameter, a member. Part of the fingerprint. */
  readonly subject: string;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
  /** False when nothing but a counterexample proves it: without one the verdict is never worse than risky. */
  readonly certain: boolean;
  readonly reached: Omit<ReachedPlace, "verdict" | "counterexample" | "direction">;
  /** True where the values of a schema are spoken of, and not what stands around them. */
  readonly isAboutValues?: boolean;
  /** Looked for when it is first asked for. */
  readonly counterexample?: (() => Json | undefined) | undefined;
}

/** Where in an operation or event something stands; what is inside the value is told by the difference. */
export type Position = Omit<Difference["reached"], "value" | "chain">;
