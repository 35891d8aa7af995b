import { toSegments } from "../core/document/pointer.ts";
import { pascalCase } from "../core/identifier.ts";
import type { ApiModel, WebhookModel } from "../core/model/api-model.ts";
import { plainReference } from "../core/model/facts/plain-reference.ts";
import { freeName, nameComponentTypes, typeOfComponent } from "../core/model/names/component-types.ts";
import { findReadings } from "../core/model/reading/reading.ts";

/** An event and the type of its payload. */
export interface EventType {
  readonly webhook: WebhookModel;
  /** Name of the type. */
  readonly identifier: string;
  readonly payload: PayloadPlan;
}

/** The type of a payload: that of a component, of the content of an event, or unknown. */
type PayloadPlan = { readonly kind: "component" } | DescribedPayload | { readonly kind: "unknown" };

/** A payload in the types of the document. */
export interface DescribedPayload {
  readonly kind: "described";
  /** Name of the event. */
  readonly name: string;
  readonly method: string;
  readonly contentType: string;
}

/** Names the payload of each event: after the component, or after the event. */
export function nameEventTypes(model: ApiModel): EventType[] {
  const components = nameComponentTypes(model, findReadings(model));
  const taken = new Set([...components.map(({ identifier }) => identifier), "WebhookEventMap"]);
  return model.webhooks.map((webhook) => {
    const target = webhook.payload && plainReference(webhook.payload);
    const found = target && typeOfComponent(components, target, "response"); // events are responses
    if (found) return { webhook, identifier: found.identifier, payload: { kind: "component" } };
    return {
      webhook,
      identifier: freeName(eventTypeName(webhook.name), taken),
      payload: planPayload(webhook),
    };
  });
}

/** `payin.new` -> `PayinNewEvent`. */
function eventTypeName(name: string): string {
  const identifier = pascalCase(name);
  return identifier.endsWith("Event") ? identifier : `${identifier}Event`;
}

function planPayload({ name, payload, location, requestBody }: WebhookModel): PayloadPlan {
  const media = requestBody?.content.find(({ schema }) => schema !== undefined && schema === payload);
  if (media === undefined) return { kind: "unknown" };
  const method = toSegments(location.pointer).at(-1) ?? "post";
  return { kind: "described", name, method, contentType: media.contentType };
}
