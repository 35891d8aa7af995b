import type { WebhookModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { type Pair, pairNodes } from "../pair/pair-nodes.ts";
import { formerNames } from "../renames/renamed-differences.ts";
import { reportIf, reportInBase, reportInRevision, webhookPosition } from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareLifecycle, isPastSunset } from "./lifecycle.ts";
import { compareProse, OPERATION_PROSE } from "./prose.ts";
import { compareServiceRequest } from "./service-requests.ts";

/** Compares events by name: a renamed event is removed and added, unless the rename is declared. */
export function compareWebhooks(context: CompareContext): Difference[] {
  const { base, revision } = context;
  const former = formerNames(context, "event");
  const { both, removed, added } = pairNodes({ base: base.webhooks, revision: revision.webhooks }, [
    ({ name }) => name,
    ({ name }) => former.get(name) ?? name,
  ]);
  return [
    ...removed.map((webhook) => reportInBase(removalRule(context, webhook), whole(webhook))),
    ...both.flatMap((pair) => compareWebhook(context, pair)),
    ...added.map((webhook) => reportInRevision("webhook-added", whole(webhook))),
  ];
}

function removalRule({ options }: CompareContext, webhook: WebhookModel) {
  return isPastSunset(webhook, options.today) ? "webhook-removed-after-sunset" : "webhook-removed";
}

function whole(webhook: WebhookModel) {
  const { name, location } = webhook;
  return { direction: "response", position: webhookPosition(webhook), location, subject: name } as const;
}

function compareWebhook(context: CompareContext, nodes: Pair<WebhookModel>): Difference[] {
  const { base, revision } = nodes;
  const part = { nodes, position: webhookPosition(revision), direction: "response" } as const;
  const methods = { before: base.httpMethod.toUpperCase(), after: revision.httpMethod.toUpperCase() };
  const names = { before: base.name, after: revision.name };
  return [
    ...reportIf(base.name !== revision.name, "webhook-renamed", {
      ...whole(revision),
      ...names,
      former: base.location,
    }),
    ...reportIf(methods.before !== methods.after, "webhook-method-changed", {
      ...whole(revision),
      ...methods,
    }),
    ...compareLifecycle(context.options, part, "event"),
    ...compareServiceRequest(context, part),
    ...compareExtensions(context, part),
    ...compareProse(context, part, OPERATION_PROSE),
  ];
}
