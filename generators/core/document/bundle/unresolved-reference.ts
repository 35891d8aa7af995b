import type { Diagnostic, Location } from "../../diagnostics/diagnostic.ts";
import type { JsonObject } from "../../json.ts";
import type { NodeKind } from "../grammar.ts";
import { kindWords } from "../kind-words.ts";

/** Nodes for references without a target, by kind. They state nothing: any value can be in their place. */
export const UNKNOWN_NODES: Readonly<Partial<Record<NodeKind, JsonObject>>> = {
  response: {
    description: "Unknown: the document refers to a response that it does not have.",
    content: { "*/*": {} },
  },
  header: {},
  example: {},
  link: {},
};

interface Unresolved {
  readonly reference: string;
  readonly reason: string;
  readonly location: Location;
  /** Set if the node is read as an unknown one of its kind. */
  readonly kind: NodeKind | undefined;
}

/** Diagnostic of a reference without a target: an error, unless an unknown node takes its place. */
export function unresolved({ reference, reason, location, kind }: Unresolved): Diagnostic {
  const message = `The reference "${reference}" cannot be resolved. ${reason}`;
  const rest = { location, help: "Correct the reference, or add its target." };
  if (kind === undefined) return { code: "reference-unresolved", severity: "error", message, ...rest };
  const unknown = `${message} The ${kindWords(kind)} is unknown.`;
  return { code: "reference-without-target", severity: "warning", message: unknown, ...rest };
}
