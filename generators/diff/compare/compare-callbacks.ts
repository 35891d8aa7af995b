import type { CompareContext } from "../context.ts";
import type { Difference, Position } from "../difference.ts";
import { type Pair, pairNodes } from "../pair/pair-nodes.ts";
import { compareInverted } from "./compare-inverted.ts";
import type { DocumentNode } from "./document-node.ts";
import { within } from "./position.ts";
import { type CallbackNode, readCallbacks } from "./read-callbacks.ts";
import { tellInBase, tellInRevision } from "./tell.ts";

/** What happened to the requests that the service sends on account of an operation. */
export function compareCallbacks(
  context: CompareContext,
  { nodes, position }: { readonly nodes: Pair<DocumentNode>; readonly position: Position },
): Difference[] {
  const callbacks = {
    base: readCallbacks(context.base, nodes.base),
    revision: readCallbacks(context.revision, nodes.revision),
  };
  const { both, removed, added } = pairNodes(callbacks, [
    ({ name, method, url }) => `${name} ${method} ${url}`,
    ({ name, method }) => `${name} ${method}`,
  ]);
  const told = ({ name, node }: CallbackNode) => {
    const where = within(position, `callback ${name}`);
    return { direction: "reply", position: where, place: node.place, subject: name } as const;
  };
  return [
    ...removed.map((callback) => tellInBase("callback-removed", told(callback))),
    ...both.flatMap(({ base, revision }) => [
      ...(base.url === revision.url
        ? []
        : [
            tellInRevision("callback-url-changed", {
              ...told(revision),
              before: base.url,
              after: revision.url,
            }),
          ]),
      ...compareInverted(context, {
        nodes: { base: base.node, revision: revision.node },
        position: told(revision).position,
      }),
    ]),
    ...added.map((callback) => tellInRevision("callback-added", told(callback))),
  ];
}
