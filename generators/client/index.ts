import { bigintsUnread } from "../core/bigints-unread.ts";
import { defineGenerator, type GeneratorFactory } from "../core/define-generator.ts";

/** A fetch client: one file per operation with its types and its descriptor, and the groups over them. */
export const client: GeneratorFactory = defineGenerator({
  name: "client",
  summary: "a fetch client",
  needs: ["types", "errors"],
  impact: "client",
  async generate(model, context) {
    const unread = bigintsUnread(model, "client", context);
    if (unread.length > 0) return { kind: "files", files: [], problems: unread };
    if (model.operations.length === 0) return { kind: "nothing", reason: "the document has no operations" };
    const { clientFiles } = await import("./client-files.ts");
    return { kind: "files", ...clientFiles(model, context) };
  },
});
