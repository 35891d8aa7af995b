import { defineGenerator, type GeneratorFactory, option } from "../define-generator.ts";

/** Options of the query generator. */
export interface QueryGeneratorOptions {
  /** True to write queries for streams that read as well: their data are the events so far. Default false. */
  readonly streams?: boolean | undefined;
}

/** TanStack Query 5: options of queries, infinite queries and mutations for the client, for every framework. */
export const query: GeneratorFactory<QueryGeneratorOptions> = defineGenerator({
  name: "query",
  summary: "query and mutation options for TanStack Query",
  needs: ["client"],
  onRequest: true,
  impact: { like: "client", oldMethod: "major", alias: "patch", pages: "own" }, // has no aliases
  options: {
    streams: {
      ...option.boolean(),
      meaning: "adds queries for streams that read: their data are the events so far",
      default: "false",
      example: "streams: true",
    },
  },
  async generate(model, context) {
    const { queryFiles } = await import("./query-files.ts");
    return queryFiles(model, context, context.options.streams === true);
  },
});
