import { code } from "../core/emit/code.ts";
import { quote } from "../core/emit/text.ts";
import { typescriptFile } from "../core/emit/typescript-file.ts";
import type { Generator } from "../core/generator.ts";
import { eventsFile } from "./emit-events.ts";
import { findNameProperty } from "./name-property.ts";
import { nameEventTypes } from "./payload-types.ts";

/** The events of a document: their names, the types of their payloads by name, and what a receiver needs to know. */
export const webhooksGenerator: Generator = {
  name: "webhooks",
  needs: ["types"],
  parsesJson: true,
  generate(model, options) {
    if (model.webhooks.length === 0) return { kind: "nothing", reason: "the document has no webhooks" };
    const plan = { events: nameEventTypes(model), nameProperty: findNameProperty(model.webhooks) };
    const index = code`export * from ${quote(`./events${options.importExtension}`)};`;
    return {
      kind: "files",
      files: [eventsFile(model, options, plan), typescriptFile({ model, options }, "index.ts", [index])],
      problems: [],
    };
  },
};
