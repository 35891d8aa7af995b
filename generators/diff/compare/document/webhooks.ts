import type { WebhookModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { mapPair, pairNodes } from "../pair/pair-nodes.ts";
import { formerNames } from "../renames/renamed-differences.ts";
import { compareMembers, type Part, reportChanged, webhookPosition } from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareLifecycle, removalOf } from "./lifecycle.ts";
import { compareProse, OPERATION_PROSE } from "./prose.ts";
import { compareServiceRequest } from "./service-requests.ts";

/** Compares events by name: a renamed event is removed and added, unless the rename is declared. */
export function compareWebhooks(context: CompareContext): Difference[] {
  const former = formerNames(context, "event");
  const events = mapPair(context, ({ webhooks }) => webhooks);
  const pairing = pairNodes(events, [({ name }) => name, ({ name }) => former.get(name) ?? name]);
  return compareMembers<WebhookModel, "response">(pairing, {
    partOf(nodes) {
      const { name: subject } = nodes.revision;
      return { context, nodes, position: webhookPosition(nodes.revision), direction: "response", subject };
    },
    removed: (webhook) => removalOf("webhook-removed", webhook, context.options),
    added: () => "webhook-added",
    compare: compareWebhook,
  });
}

function compareWebhook(part: Part<WebhookModel, "response">): Difference[] {
  return [
    ...reportChanged("webhook-renamed", { ...part, former: part.nodes.base.location }, ({ name }) => name),
    ...reportChanged("webhook-method-changed", part, ({ httpMethod }) => httpMethod.toUpperCase()),
    ...compareLifecycle({ ...part, subject: "event" }),
    ...compareServiceRequest(part),
    ...compareExtensions(part),
    ...compareProse(part, OPERATION_PROSE),
  ];
}
