import type { ApiModel, CallbackModel, OperationModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import { mapPair, pairNodes } from "../pair/pair-nodes.ts";
import { compareMembers, inside, mapNodes, type Part, reportChanged } from "./differences.ts";
import { compareLifecycle } from "./lifecycle.ts";
import { compareFields } from "./other-fields.ts";
import { compareServiceRequest } from "./service-requests.ts";
import { writtenNode } from "./written.ts";

/** Compares the callbacks of an operation. */
export function compareCallbacks(operation: Part<OperationModel>): Difference[] {
  const pairing = pairNodes(
    mapPair(operation.nodes, ({ callbacks }) => callbacks),
    [
      ({ name, httpMethod, url }) => `${name} ${httpMethod} ${url}`,
      ({ httpMethod, url }) => `${httpMethod} ${url}`,
      ({ name, httpMethod }) => `${name} ${httpMethod}`,
    ],
  );
  return compareMembers<CallbackModel, "response">(pairing, {
    partOf(nodes) {
      const { name } = nodes.revision;
      return { ...inside(operation, `callback ${name}`), nodes, direction: "response", subject: name };
    },
    removed: () => "callback-removed",
    added: () => "callback-added",
    compare: (part) => [
      ...reportChanged("callback-renamed", part, ({ name }) => name),
      ...reportChanged("callback-url-changed", part, ({ url }) => url),
      ...compareLifecycle({ ...mapNodes(part, lifecycleOf), subject: `callback ${part.subject}` }),
      ...compareFields(part, "callback"),
      ...compareServiceRequest(part),
    ],
  });
}

/** Reads the lifecycle of a callback, which models do not have. */
function lifecycleOf({ location, extensions }: CallbackModel, model: ApiModel) {
  const { prose } = writtenNode(model, location.pointer);
  return { location, extensions, deprecated: prose.deprecated === true };
}
