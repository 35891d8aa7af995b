import { isObject } from "../../../core/json.ts";
import type { ApiModel, CallbackModel } from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { type Pair, pairNodes } from "../pair/pair-nodes.ts";
import { reportIf, reportInBase, reportInRevision, within } from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareLifecycle } from "./lifecycle.ts";
import { compareProse, OPERATION_PROSE } from "./prose.ts";
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
    ({ httpMethod, url }) => `${httpMethod} ${url}`,
    ({ name, httpMethod }) => `${name} ${httpMethod}`,
  ]);
  const reported = ({ name, location }: CallbackModel) => {
    const where = within(position, `callback ${name}`);
    return { direction: "response", position: where, location, subject: name } as const;
  };
  return [
    ...removed.map((callback) => reportInBase("callback-removed", reported(callback))),
    ...both.flatMap(({ base, revision }) => {
      const about = reported(revision);
      const urls = { before: base.url, after: revision.url };
      const names = { before: base.name, after: revision.name };
      const lifecycle = {
        base: lifecycleOf(context.base, base),
        revision: lifecycleOf(context.revision, revision),
      };
      const words = { nodes: { base, revision }, position: about.position };
      return [
        ...reportIf(base.name !== revision.name, "callback-renamed", { ...about, ...names }),
        ...reportIf(base.url !== revision.url, "callback-url-changed", { ...about, ...urls }),
        ...compareLifecycle(context.options, {
          ...about,
          nodes: lifecycle,
          what: `callback ${revision.name}`,
        }),
        ...compareProse(context, { ...words, direction: "response", fields: OPERATION_PROSE }),
        ...compareExtensions(context, words),
        ...compareServiceRequest(context, { base, revision, position: about.position }),
      ];
    }),
    ...added.map((callback) => reportInRevision("callback-added", reported(callback))),
  ];
}

/** Whether a callback is deprecated, which no code is generated from. */
function lifecycleOf({ writtenAt }: ApiModel, { location, extensions }: CallbackModel) {
  const written = writtenAt(location.pointer);
  return { location, extensions, deprecated: isObject(written) && written.deprecated === true };
}
