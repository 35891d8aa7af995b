import type { ApiModel, CallbackModel, OperationModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { type Pair, pairNodes } from "../pair/pair-nodes.ts";
import { operationPosition, reportIf, reportInBase, reportInRevision, within } from "./differences.ts";
import { compareLifecycle } from "./lifecycle.ts";
import { compareFields } from "./other-fields.ts";
import { compareServiceRequest } from "./service-requests.ts";
import { writtenNode } from "./written.ts";

/** Compares the callbacks of an operation. */
export function compareCallbacks(context: CompareContext, operations: Pair<OperationModel>): Difference[] {
  const { base, revision } = operations;
  const { both, removed, added } = pairNodes({ base: base.callbacks, revision: revision.callbacks }, [
    ({ name, httpMethod, url }) => `${name} ${httpMethod} ${url}`,
    ({ httpMethod, url }) => `${httpMethod} ${url}`,
    ({ name, httpMethod }) => `${name} ${httpMethod}`,
  ]);
  const reported = ({ name, location }: CallbackModel) => {
    const position = within(operationPosition(revision), `callback ${name}`);
    return { direction: "response", position, location, subject: name } as const;
  };
  return [
    ...removed.map((callback) => reportInBase("callback-removed", reported(callback))),
    ...both.flatMap((nodes) => {
      const { base, revision } = nodes;
      const about = reported(revision);
      const part = { ...about, nodes };
      const urls = { before: base.url, after: revision.url };
      const names = { before: base.name, after: revision.name };
      const lifecycle = {
        base: lifecycleOf(context.base, base),
        revision: lifecycleOf(context.revision, revision),
      };
      return [
        ...reportIf(base.name !== revision.name, "callback-renamed", { ...about, ...names }),
        ...reportIf(base.url !== revision.url, "callback-url-changed", { ...about, ...urls }),
        ...compareLifecycle(context.options, { ...part, nodes: lifecycle }, `callback ${revision.name}`),
        ...compareFields(context, part, "callback"),
        ...compareServiceRequest(context, part),
      ];
    }),
    ...added.map((callback) => reportInRevision("callback-added", reported(callback))),
  ];
}

/** Reads the lifecycle of a callback, which models do not have. */
function lifecycleOf(model: ApiModel, { location, extensions }: CallbackModel) {
  const { prose } = writtenNode(model, location.pointer);
  return { location, extensions, deprecated: prose.deprecated === true };
}
