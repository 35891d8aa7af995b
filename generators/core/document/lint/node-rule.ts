import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import type { NodeKind } from "../grammar.ts";
import { childPointer } from "../pointer.ts";
import type { PlacedNode } from "../walk-nodes.ts";

/** What a rule finds wrong with a field of a node. */
interface NodeFault extends Pick<Diagnostic, "code" | "message" | "help"> {
  readonly field: string;
}

/** Finds what is wrong with a node by itself: only its kind and its value decide. */
export type NodeRule = (kind: NodeKind, value: JsonObject) => readonly NodeFault[];

/** The warnings of a rule about some nodes. */
export function warningsOf(
  rule: NodeRule,
  { locate }: BundledDocument,
  nodes: readonly PlacedNode[],
): Diagnostic[] {
  return nodes.flatMap(({ kind, value, pointer }) =>
    (isObject(value) ? rule(kind, value) : []).map(({ field, code, message, help }): Diagnostic => {
      const location = locate(childPointer(pointer, field));
      return { code, severity: "warning", message, location, help };
    }),
  );
}
