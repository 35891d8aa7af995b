import { defineGenerator, type GeneratorFactory } from "../core/define-generator.ts";
import { names, option } from "../core/generator-option.ts";
import { rejectBigints } from "../core/reject-bigints.ts";

/** Options of the client generator. */
export interface ClientOptions {
  /**
   * False if your package has its own entry and `createClient`: then `index.ts` and `create-client.ts` are not written.
   * Default true.
   */
  readonly entry?: boolean;
  /** Path parameters that your entry supplies: inputs do not have them. Default: none. */
  readonly suppliedParameters?: readonly string[];
  /** Module that exports your entry's `RequestOptions`, without extension. Default: those of the runtime. */
  readonly requestOptions?: string;
}

/** Generates a fetch client: one file of types and descriptors per group of operations, and the groups. */
export const client: GeneratorFactory<ClientOptions> = defineGenerator({
  name: "client",
  summary: "a fetch client",
  needs: ["types", "errors"],
  impact: "client",
  options: {
    entry: {
      ...option.boolean(),
      meaning:
        "false where your package writes its own entry and `createClient`: then `index.ts`, `create-client.ts` and `api-paths.ts` are not generated",
      default: "true",
      example: "entry: false",
    },
    suppliedParameters: {
      ...names(),
      meaning: "path parameters that your own entry supplies: inputs do not have them",
      default: "none",
      example: 'suppliedParameters: ["instance_id"]',
    },
    requestOptions: {
      ...option.string(),
      meaning: "the module, without extension, from which your own entry exports `RequestOptions`",
      default: "the options of the runtime",
      example: 'requestOptions: "../request-options"',
    },
  },
  async generate(model, context) {
    const unread = rejectBigints(model, "client", context);
    if (unread.length > 0) return { kind: "files", files: [], diagnostics: unread };
    if (model.operations.length === 0) return { kind: "nothing", reason: "the document has no operations" };
    const { clientFiles } = await import("./client-files.ts");
    const { entry: hasEntry = true, suppliedParameters = [], requestOptions } = context.options;
    return {
      kind: "files",
      ...clientFiles(model, { ...context, hasEntry, suppliedParameters, requestOptions }),
    };
  },
});
