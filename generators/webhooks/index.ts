import { defineGenerator, type GeneratorFactory } from "../core/define-generator.ts";
import { rejectBigints } from "../core/reject-bigints.ts";

/** The events of a document: their names, the types of their payloads by name, and a description for receivers. */
export const webhooks: GeneratorFactory = defineGenerator({
  name: "webhooks",
  summary: "the events of webhooks, for the receiver",
  needs: ["types"],
  impact: "events",
  async generate(model, context) {
    const unread = rejectBigints(model, "webhooks", context);
    if (unread.length > 0) return { kind: "files", files: [], diagnostics: unread };
    if (model.webhooks.length === 0) return { kind: "nothing", reason: "the document has no webhooks" };
    const { eventFiles } = await import("./event-files.ts");
    return { kind: "files", files: eventFiles(model, context), diagnostics: [] };
  },
});
