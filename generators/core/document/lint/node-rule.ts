import { type Diagnostic, type Fault, warningAt } from "../../diagnostics/diagnostic.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import type { NodeKind } from "../grammar.ts";
import { childPointer } from "../pointer.ts";
import type { PlacedNode } from "../walk-nodes.ts";

/** A mistake in a field of a node, or in one entry of the map in the field. */
interface NodeFault extends Fault {
  readonly field: string;
  readonly entry?: string;
}

/** Finds mistakes in a single node by its kind and value. */
export type NodeRule = (kind: NodeKind, value: JsonObject) => readonly NodeFault[];

/** The warnings of a rule about some nodes. */
export function warningsOf(
  rule: NodeRule,
  document: BundledDocument,
  nodes: readonly PlacedNode[],
): Diagnostic[] {
  return nodes.flatMap(({ kind, value, pointer }) =>
    (isObject(value) ? rule(kind, value) : []).map(({ field, entry, ...fault }) =>
      warningAt(document, childPointer(pointer, field, ...(entry === undefined ? [] : [entry])), fault),
    ),
  );
}
