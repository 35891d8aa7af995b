import type { BundledDocument } from "../bundle/bundle-document.ts";
import { createNodeSearch } from "../node-search.ts";
import type { PlacedNode } from "../walk-nodes.ts";
import { hasNewerFields } from "./newer-fields.ts";
import { isHolder } from "./reference-cycles.ts";
import { hasUnknownKeys } from "./unknown-keys.ts";
import { hasUnknownValues } from "./unknown-values.ts";

const TESTS = [isHolder, hasUnknownKeys, hasUnknownValues, hasNewerFields];

const findNodes = createNodeSearch((kind, value) => TESTS.some((test) => test(kind, value)));

/** The nodes that rules about single nodes look at, in the order in which they are written: one walk finds those of all rules. */
export function askedNodes({ value }: BundledDocument): readonly PlacedNode[] {
  return findNodes({ pointer: "", kind: "document", value });
}
