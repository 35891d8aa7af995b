import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { type Pair, pairNodes } from "../pair/pair-nodes.ts";
import { reportInBase, reportInRevision, within } from "./differences.ts";
import type { DocumentNode } from "./document-node.ts";
import { type CallbackNode, readCallbacks } from "./read-callbacks.ts";
import { compareInverted } from "./service-requests.ts";

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
  const reported = ({ name, node }: CallbackNode) => {
    const where = within(position, `callback ${name}`);
    return { direction: "response", position: where, place: node.place, subject: name } as const;
  };
  return [
    ...removed.map((callback) => reportInBase("callback-removed", reported(callback))),
    ...both.flatMap(({ base, revision }) => [
      ...(base.url === revision.url
        ? []
        : [
            reportInRevision("callback-url-changed", {
              ...reported(revision),
              before: base.url,
              after: revision.url,
            }),
          ]),
      ...compareInverted(context, {
        nodes: { base: base.node, revision: revision.node },
        position: reported(revision).position,
      }),
    ]),
    ...added.map((callback) => reportInRevision("callback-added", reported(callback))),
  ];
}
