import { type Code, code, importedType, type Printable } from "../core/emit/code.ts";
import { docComment, docsOfPart } from "../core/emit/doc-comment.ts";
import { propertyKey } from "../core/emit/property.ts";
import { constDeclaration } from "../core/emit/source-file.ts";
import { quote } from "../core/emit/text.ts";
import { typescriptFile } from "../core/emit/typescript-file.ts";
import { moduleOf, type RunContext } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { findNameProperty } from "./name-property.ts";
import { type DescribedPayload, type EventType, nameEventTypes } from "./payload-types.ts";

/** Contents of the file of events. */
interface EventsPlan {
  readonly events: readonly EventType[];
  /** The property of every payload that contains the event's name. */
  readonly nameProperty: string | undefined;
}

/** Returns the events, and the index module. */
export function eventFiles(model: ApiModel, options: RunContext): GeneratedFile[] {
  const plan = { events: nameEventTypes(model), nameProperty: findNameProperty(model.webhooks) };
  const index = code`export * from ${quote(`./events${options.importExtension}`)};`;
  return [eventsFile(model, options, plan), typescriptFile({ model, options }, "index.ts", [index])];
}

/** Returns the file of events: the types of their payloads by name, their names, and a description for receivers. */
function eventsFile(model: ApiModel, options: RunContext, plan: EventsPlan): GeneratedFile {
  return typescriptFile({ model, options }, "events.ts", [
    payloadExports(plan, options),
    ...plan.events.map((event) => payloadType(event, options)),
    eventMap(plan, options),
    eventNames(plan),
    eventDescription(plan, options),
  ]);
}

/** Exports the existing types of payloads that are components. */
function payloadExports({ events }: EventsPlan, options: RunContext): Printable {
  const names = new Set(
    events.flatMap(({ payload, identifier }) => (payload.kind === "component" ? [identifier] : [])),
  );
  if (names.size === 0) return undefined;
  return code`
    export type {
      ${[...names].map((name) => `${name},`)}
    } from ${quote(moduleOf(options, "types", "schemas"))};
  `;
}

function payloadType({ webhook, identifier, payload }: EventType, options: RunContext): Printable {
  if (payload.kind === "component") return undefined;
  const docs = docsOfPart([webhook.summary, webhook.description], webhook);
  const type = payload.kind === "unknown" ? "unknown" : describedType(payload, options);
  return code`
    ${docs && docComment(docs)}
    export type ${identifier} = ${type};
  `;
}

/** The payload as in the generated `webhooks` interface. */
function describedType({ name, method, contentType }: DescribedPayload, options: RunContext): Code {
  const webhooks = importedType(moduleOf(options, "types", "operations"), "webhooks");
  const body = code`NonNullable<${webhooks}[${quote(name)}][${quote(method)}]["requestBody"]>`;
  return code`${body}["content"][${quote(contentType)}]`;
}

function eventMap({ events }: EventsPlan, options: RunContext): Printable {
  const members = events.map(({ webhook, identifier, payload }) => {
    const docs = docsOfPart([webhook.summary, webhook.description], webhook);
    const type =
      payload.kind === "component"
        ? importedType(moduleOf(options, "types", "schemas"), identifier)
        : identifier;
    return code`
      ${docs && docComment(docs)}
      ${propertyKey(webhook.name)}: ${type};
    `;
  });
  return code`
    ${docComment("The payload type of each event, by event name.")}
    export interface WebhookEventMap {
      ${members}
    }
  `;
}

/** Hint for readers of the output if there is no `webhookEvents`. */
const NAMELESS = [
  "No property of the payloads contains the event name, so you must specify how to find it:",
  "`createWebhookReceiver<WebhookEventMap>({ eventNames: webhookEventNames, nameProperty }, options)`, where",
  "`nameProperty` is the name of a property, or a function that returns the event name for a payload.",
].join(" ");

function eventNames({ events, nameProperty }: EventsPlan): Printable {
  const docs = "The names of all events, in the order of the description.";
  return constDeclaration({
    name: "webhookEventNames",
    docs: nameProperty === undefined ? `${docs}\n\n${NAMELESS}` : docs,
    initializer: code`
      [
        ${events.map(({ webhook }) => `${quote(webhook.name)},`)}
      ]
    `,
    suffix: "as const",
  });
}

function eventDescription({ nameProperty }: EventsPlan, options: RunContext): Printable {
  if (nameProperty === undefined) return undefined;
  const EventDescription = importedType(`${options.modules.runtime}/webhooks`, "EventDescription");
  return constDeclaration({
    name: "webhookEvents",
    docs: "Description of the events for a webhook receiver.",
    type: code`${EventDescription}<WebhookEventMap>`,
    initializer: code`
      {
        eventNames: webhookEventNames,
        nameProperty: ${quote(nameProperty)},
      }
    `,
  });
}
