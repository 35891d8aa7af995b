import { code } from "../core/emit/code.ts";
import { quote } from "../core/emit/text.ts";
import { typescriptFile } from "../core/emit/typescript-file.ts";
import type { RunContext } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { eventsFile } from "./emit-events.ts";
import { findNameProperty } from "./name-property.ts";
import { nameEventTypes } from "./payload-types.ts";

/** Returns the events, and the index module. */
export function eventFiles(model: ApiModel, options: RunContext): GeneratedFile[] {
  const plan = { events: nameEventTypes(model), nameProperty: findNameProperty(model.webhooks) };
  const index = code`export * from ${quote(`./events${options.importExtension}`)};`;
  return [eventsFile(model, options, plan), typescriptFile({ model, options }, "index.ts", [index])];
}
