import { toSegments } from "../../../core/document/pointer.ts";
import type { WebhookModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { type Pair, pairNodes } from "../pair/pair-nodes.ts";
import { reportInBase, reportInRevision, webhookPosition } from "./differences.ts";
import { nodeAt, nodesAt } from "./document-node.ts";
import { compareExtensions } from "./extensions.ts";
import { compareLifecycle, isPastSunset } from "./lifecycle.ts";
import { compareProse, OPERATION_PROSE } from "./prose.ts";
import { compareInverted } from "./service-requests.ts";

/** What happened to the events. They are known by their names: a replaced one is removed, and another one added. */
export function compareWebhooks(context: CompareContext): Difference[] {
  const { base, revision } = context;
  const { both, removed, added } = pairNodes({ base: base.webhooks, revision: revision.webhooks }, [
    ({ name }) => name,
  ]);
  return [
    ...removed.map((webhook) => reportInBase(removalRule(context, webhook), whole(webhook))),
    ...both.flatMap((pair) => compareWebhook(context, pair)),
    ...added.map((webhook) => reportInRevision("webhook-added", whole(webhook))),
  ];
}

function removalRule({ base, options }: CompareContext, { place }: WebhookModel) {
  return isPastSunset(nodeAt(base, place).value, options.today)
    ? "webhook-removed-after-sunset"
    : "webhook-removed";
}

function whole(webhook: WebhookModel) {
  const { name, place } = webhook;
  return { direction: "response", position: webhookPosition(webhook), place, subject: name } as const;
}

function compareWebhook(context: CompareContext, { base, revision }: Pair<WebhookModel>): Difference[] {
  const position = webhookPosition(revision);
  const nodes = nodesAt(context, { base, revision });
  const methods = { before: methodOf(base), after: methodOf(revision) };
  return [
    ...(methods.before === methods.after
      ? []
      : [reportInRevision("webhook-method-changed", { ...whole(revision), ...methods })]),
    ...compareLifecycle({ nodes, position, direction: "response", what: "event" }),
    ...compareInverted(context, { nodes, position }),
    ...compareExtensions(context, { nodes, position }),
    ...compareProse(context, { nodes, position, direction: "response", fields: OPERATION_PROSE }),
  ];
}

function methodOf({ place }: WebhookModel): string {
  return (toSegments(place.pointer).at(-1) ?? "").toUpperCase();
}
