import { bigintsUnread } from "../core/bigints-unread.ts";
import { defineGenerator, type GeneratorFactory } from "../core/define-generator.ts";
import { flag } from "../core/generator-option.ts";

/** Options of the client generator. */
export interface ClientOptions {
  /**
   * False where your package has an entry and a `createClient` of its own: then `index.ts` and `create-client.ts` are not
   * written, and the types of inputs and groups have parameters: for what your entry fills in, and for its options of a
   * call. Default true.
   */
  readonly entry?: boolean;
}

/** A fetch client: one file per group of operations with their types and descriptors, and the groups over them. */
export const client: GeneratorFactory<ClientOptions> = defineGenerator({
  name: "client",
  summary: "a fetch client",
  needs: ["types", "errors"],
  impact: "client",
  options: {
    entry: {
      ...flag(),
      meaning:
        "false where your package writes its own entry and `createClient`: then `index.ts`, `create-client.ts` and `api-paths.ts` are not generated",
      default: "true",
      example: "entry: false",
    },
  },
  async generate(model, context) {
    const unread = bigintsUnread(model, "client", context);
    if (unread.length > 0) return { kind: "files", files: [], problems: unread };
    if (model.operations.length === 0) return { kind: "nothing", reason: "the document has no operations" };
    const { clientFiles } = await import("./client-files.ts");
    return { kind: "files", ...clientFiles(model, { ...context, hasEntry: context.options.entry ?? true }) };
  },
});
