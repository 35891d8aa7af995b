import { toSegments } from "../core/document/pointer.ts";
import { quote } from "../core/emit/text.ts";
import { pascalCase } from "../core/identifier.ts";
import type { ApiModel, WebhookModel } from "../core/model/api-model.ts";
import { freeName, nameComponentTypes } from "../core/model/names/component-types.ts";
import { findReadings } from "../core/model/reading/reading.ts";

/** An event and the type of its payload. */
export interface EventType {
  readonly webhook: WebhookModel;
  /** Name of the type. */
  readonly identifier: string;
  /** Where the payload is no component: the expression that the name stands for. */
  readonly alias: string | undefined;
}

/** Gives each event's payload a name: the component's, or one derived from the event's. */
export function nameEventTypes(model: ApiModel): EventType[] {
  const components = nameComponentTypes(model, findReadings(model));
  const taken = new Set([...components.map(({ identifier }) => identifier), "WebhookEventMap"]);
  return model.webhooks.map((webhook) => {
    const target = webhook.payload?.reference?.target;
    // Events are responses: of a component that travels both ways, the twin is meant.
    const found = components.filter(({ schema }) => schema === target).at(-1);
    if (found) return { webhook, identifier: found.identifier, alias: undefined };
    return {
      webhook,
      identifier: freeName(eventTypeName(webhook.name), taken),
      alias: payloadExpression(webhook),
    };
  });
}

/** `payin.new` -> `PayinNewEvent`. */
function eventTypeName(name: string): string {
  const identifier = pascalCase(name);
  return identifier.endsWith("Event") ? identifier : `${identifier}Event`;
}

/** The payload as the generated `webhooks` interface has it. */
function payloadExpression({ name, payload, place, requestBody }: WebhookModel): string {
  const contentType = requestBody?.content.find(
    ({ schema }) => schema !== undefined && schema === payload,
  )?.contentType;
  if (contentType === undefined) return "unknown";
  const method = toSegments(place.pointer).at(-1) ?? "post";
  const body = `NonNullable<webhooks[${quote(name)}][${quote(method)}]["requestBody"]>`;
  return `${body}["content"][${quote(contentType)}]`;
}
