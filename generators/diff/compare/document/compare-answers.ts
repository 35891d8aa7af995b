import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { compareRequestContent } from "./compare-request-body.ts";
import { type DocumentNode, entriesAt } from "./document-node.ts";
import type { InvertedPair } from "./inverted-pair.ts";
import { within } from "./position.ts";
import { readContent } from "./read-content.ts";
import { reportInBase, reportInRevision } from "./report.ts";

/** What the user may answer to a request of the service: in this direction the user sends. */
export function compareAnswers(context: CompareContext, { nodes, position }: InvertedPair): Difference[] {
  const base = entriesAt(context.base, { node: nodes.base, key: "responses" });
  const revision = entriesAt(context.revision, { node: nodes.revision, key: "responses" });
  const reported = (status: string, { place }: DocumentNode) =>
    ({
      direction: "request",
      position: within(position, `answer ${status}`),
      place,
      subject: status,
    }) as const;
  return [
    ...[...base].flatMap(([status, answer]) => {
      const other = revision.get(status);
      if (other === undefined) return [reportInBase("answer-status-removed", reported(status, answer))];
      const content = {
        base: readContent(context.base, answer),
        revision: readContent(context.revision, other),
      };
      return compareRequestContent(context, { ...content, position: reported(status, other).position });
    }),
    ...[...revision]
      .filter(([status]) => !base.has(status))
      .map(([status, answer]) => reportInRevision("answer-status-added", reported(status, answer))),
  ];
}
