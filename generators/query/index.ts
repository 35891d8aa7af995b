import { defineGenerator, type GeneratorFactory } from "../define-generator.ts";

/** TanStack Query 5: options of queries, infinite queries and mutations for the client, for every framework. */
export const query: GeneratorFactory<object> = defineGenerator({
  name: "query",
  summary: "query and mutation options for TanStack Query",
  needs: ["client"],
  onRequest: true,
  impact: "client",
  async generate(model, context) {
    const { queryFiles } = await import("./query-files.ts");
    return queryFiles(model, context);
  },
});
