import type { ZodNode } from "../../build/zod-node.ts";
import type { PredicateNode } from "../predicate-node.ts";

/** Finds the schema that a name stands for. */
export type NodeOf = (name: string) => ZodNode;

/** What building a part of a predicate needs. */
export interface Building {
  readonly nodeOf: NodeOf;
  /** The predicate of another part. */
  readonly predicate: (node: ZodNode) => PredicateNode;
}
