import type { Json } from "../../core/json.ts";
import type { SourceLocation } from "../../core/model/source-location.ts";
import type { ChangeDirection, ReachedLocation } from "../change.ts";
import type { RuleId } from "./index.ts";

/** One kind of difference at one place of one operation, before equal causes are grouped. */
export interface Difference {
  readonly rule: RuleId;
  readonly direction: ChangeDirection;
  /** Where the cause stands. */
  readonly side: "base" | "revision";
  readonly location: SourceLocation;
  /** The line to show where it is narrower than `location`; no part of what makes a cause. */
  readonly line?: SourceLocation | undefined;
  /** The place in the base, where the change is a rename that the revision declares. */
  readonly former?: SourceLocation;
  /** What changed, in words that stay when lines move: a property, a parameter, a member. Part of the fingerprint. */
  readonly subject: string;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
  /** False when only a counterexample proves it: without one the verdict is at most risky. */
  readonly certain: boolean;
  readonly reached: Omit<ReachedLocation, "verdict" | "counterexample" | "direction">;
  /** True when the difference is about the values of a schema. */
  readonly isAboutValues?: boolean;
  /** Searched for when it is first requested. */
  readonly counterexample?: (() => Json | undefined) | undefined;
  /** True for a value that may be printed as a counterexample. */
  readonly isShown?: (value: Json) => boolean;
}

/** Where in an operation or event something stands. The difference itself has the path inside the value. */
export type Position = Omit<Difference["reached"], "value" | "chain">;
