import { docComment, docsOf } from "../core/emit/doc-comment.ts";
import { fileHeader } from "../core/emit/file-header.ts";
import { propertyKey } from "../core/emit/property.ts";
import {
  constDeclaration,
  type ImportRequest,
  interfaceDeclaration,
  printSourceFile,
  type Statement,
} from "../core/emit/source-file.ts";
import { quote } from "../core/emit/text.ts";
import type { Generator, GeneratorOptions } from "../core/generator.ts";
import type { WebhookModel } from "../core/model/api-model.ts";
import { findNameProperty } from "./name-property.ts";
import { type EventType, nameEventTypes } from "./payload-types.ts";

/** The events of a document: their names, the types of their payloads by name, and what a receiver needs to know. */
export const webhooksGenerator: Generator = {
  name: "webhooks",
  needs: ["types"],
  parsesJson: true,
  generate(model, options) {
    if (model.webhooks.length === 0) return { kind: "nothing", reason: "the document has no webhooks" };
    const events = nameEventTypes(model);
    const nameProperty = findNameProperty(model.webhooks);
    const text = printSourceFile({
      header: fileHeader(model, options),
      imports: importsOf(events, { options, nameProperty }),
      statements: [
        ...payloadTypes(events, options),
        eventMap(events),
        eventNames(events, nameProperty),
        ...(nameProperty === undefined ? [] : [eventDescription(nameProperty)]),
      ],
    });
    const index = printSourceFile({
      header: fileHeader(model, options),
      statements: [`export * from ${quote(`./events${options.importExtension}`)};`],
    });
    return {
      kind: "files",
      files: [
        { path: "events.ts", text },
        { path: "index.ts", text: index },
      ],
      problems: [],
    };
  },
};

interface ImportContext {
  readonly options: GeneratorOptions;
  readonly nameProperty: string | undefined;
}

function importsOf(events: readonly EventType[], { options, nameProperty }: ImportContext): ImportRequest[] {
  const components = events.filter(({ alias }) => alias === undefined).map(({ identifier }) => identifier);
  const usesWebhooks = events.some(({ alias }) => alias?.includes("webhooks["));
  const names = [...components, ...(usesWebhooks ? ["webhooks"] : [])];
  const types: ImportRequest = { from: options.modules.types, names, typeOnly: true };
  const runtime: ImportRequest = {
    from: `${options.modules.runtime}/webhooks`,
    names: ["EventDescription"],
    typeOnly: true,
  };
  return [...(names.length > 0 ? [types] : []), ...(nameProperty === undefined ? [] : [runtime])];
}

/** Exports the payload types by name: those of components as they are, the others derived from `webhooks`. */
function payloadTypes(events: readonly EventType[], { modules }: GeneratorOptions): Statement[] {
  const components = events.filter(({ alias }) => alias === undefined).map(({ identifier }) => identifier);
  const names = [...new Set(components)].map((name) => `  ${name},\n`).join("");
  const reexport = names === "" ? [] : [`export type {\n${names}} from ${quote(modules.types)};`];
  const aliases = events.flatMap(({ webhook, identifier, alias }) =>
    alias === undefined ? [] : [`${commentOf(webhook)}export type ${identifier} = ${alias};`],
  );
  return [...reexport, ...aliases];
}

function eventMap(events: readonly EventType[]): Statement {
  return interfaceDeclaration({
    name: "WebhookEventMap",
    docs: "Each event by its name, with the type of its payload.",
    properties: events.map(({ webhook, identifier }) => ({
      name: propertyKey(webhook.name),
      docs: docsOfEvent(webhook),
      type: identifier,
    })),
  });
}

/** What a reader of the output has to know where no `webhookEvents` follows. */
const NAMELESS = [
  "No property of the payloads names the event, so a receiver has to be told how to know it:",
  "`createWebhookReceiver<WebhookEventMap>({ eventNames: webhookEventNames, nameProperty }, options)`, where",
  "`nameProperty` is the name of a property, or a function from the payload to the name.",
].join(" ");

function eventNames(events: readonly EventType[], nameProperty: string | undefined): Statement {
  const docs = "The names of all events, in the order of the description.";
  const names = events.map(({ webhook }) => `  ${quote(webhook.name)},\n`).join("");
  return constDeclaration({
    name: "webhookEventNames",
    docs: nameProperty === undefined ? `${docs}\n\n${NAMELESS}` : docs,
    initializer: `[\n${names}]`,
    suffix: "as const",
  });
}

function eventDescription(nameProperty: string): Statement {
  return constDeclaration({
    name: "webhookEvents",
    docs: "What a receiver needs to know of the events.",
    type: "EventDescription<WebhookEventMap>",
    initializer: `{\n  eventNames: webhookEventNames,\n  nameProperty: ${quote(nameProperty)},\n}`,
  });
}

function commentOf(webhook: WebhookModel): string {
  const docs = docsOfEvent(webhook);
  return docs === undefined ? "" : `${docComment(docs)}\n`;
}

function docsOfEvent({ summary, description, deprecated, extensions }: WebhookModel): string | undefined {
  const paragraphs = [summary, description].filter((text) => text !== undefined);
  const { "x-inferred": inferred, "x-unspecified": unspecified } = extensions;
  return docsOf({
    ...(paragraphs.length > 0 ? { description: paragraphs.join("\n\n") } : {}),
    ...(typeof inferred === "string" ? { inferred } : {}),
    ...(typeof unspecified === "string" ? { unspecified } : {}),
    deprecated,
    extensions,
  });
}
