import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { reportInBase, reportInRevision, within } from "./differences.ts";
import { type DocumentNode, entriesAt } from "./document-node.ts";
import { compareProse } from "./prose.ts";

/** What happened to the links of a response: where to go on with the values that it holds. */
export function compareLinks(
  context: CompareContext,
  { nodes, position }: { readonly nodes: Pair<DocumentNode>; readonly position: Position },
): Difference[] {
  const base = entriesAt(context.base, { node: nodes.base, key: "links" });
  const revision = entriesAt(context.revision, { node: nodes.revision, key: "links" });
  const reported = (name: string, { place }: DocumentNode) =>
    ({ direction: "response", position: within(position, `link ${name}`), place, subject: name }) as const;
  return [
    ...[...base].flatMap(([name, link]) => {
      const other = revision.get(name);
      if (other === undefined) return [reportInBase("link-removed", reported(name, link))];
      const { position: where, ...rest } = reported(name, other);
      const pair = { base: link, revision: other };
      return [
        ...(isSameLink(pair) ? [] : [reportInRevision("link-changed", { ...rest, position: where })]),
        ...compareProse(context, {
          nodes: pair,
          position: where,
          direction: "response",
          fields: ["description"],
        }),
      ];
    }),
    ...[...revision]
      .filter(([name]) => !base.has(name))
      .map(([name, link]) => reportInRevision("link-added", reported(name, link))),
  ];
}

function isSameLink({ base, revision }: Pair<DocumentNode>): boolean {
  const fields = ["operationId", "operationRef", "parameters", "requestBody", "server"];
  return fields.every((field) => isEqual(base.value[field], revision.value[field]));
}
