import type { CallbackModel } from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { type Pair, pairNodes } from "../pair/pair-nodes.ts";
import { reportIf, reportInBase, reportInRevision, within } from "./differences.ts";
import { compareServiceRequest } from "./service-requests.ts";

/** The callbacks of an operation in both documents. */
interface CallbackLists extends Pair<readonly CallbackModel[]> {
  readonly position: Position;
}

/** Changes of the requests that the service sends because of a call. */
export function compareCallbacks(
  context: CompareContext,
  { position, ...callbacks }: CallbackLists,
): Difference[] {
  const { both, removed, added } = pairNodes(callbacks, [
    ({ name, httpMethod, url }) => `${name} ${httpMethod} ${url}`,
    ({ name, httpMethod }) => `${name} ${httpMethod}`,
  ]);
  const reported = ({ name, place }: CallbackModel) => {
    const where = within(position, `callback ${name}`);
    return { direction: "response", position: where, place, subject: name } as const;
  };
  return [
    ...removed.map((callback) => reportInBase("callback-removed", reported(callback))),
    ...both.flatMap(({ base, revision }) => {
      const about = reported(revision);
      const urls = { before: base.url, after: revision.url };
      return [
        ...reportIf(base.url !== revision.url, "callback-url-changed", { ...about, ...urls }),
        ...compareServiceRequest(context, { base, revision, position: about.position }),
      ];
    }),
    ...added.map((callback) => reportInRevision("callback-added", reported(callback))),
  ];
}
