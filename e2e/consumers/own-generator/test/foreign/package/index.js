import {
  accepts,
  code,
  commentText,
  defineGenerator,
  docComment,
  groupOperations,
  importedType,
  jsonSchemaOf,
  literal,
  literalKey,
  moduleOf,
  operationsOf,
  option,
  sampleOf,
  textFile,
  typescriptFile,
} from "@crossborder/codegen/generator";

/** Calls of the client by name, for a command line: names and types are those of the client. */
export const commands = defineGenerator({
  name: "commands",
  summary: "a function for each method of the client",
  needs: ["client"],
  impact: "client",
  generate(model, context) {
    const Client = importedType(moduleOf(context, "client"), "Client");
    const statements = [...groupOperations(operationsOf(model, context))].map(([group, operations]) => {
      const members = operations.map(
        ({ method, types, input, model: { summary } }) => code`
          ${summary !== undefined && docComment(commentText(summary))}
          ${literalKey(method)}: (client: ${Client}, input${input.isOptional ? "?" : ""}: ${types.input}): PromiseLike<${types.output}> =>
            client.${group}.${method}(input),
        `,
      );
      return code`
        export const ${group}Commands = {
          ${members}
        };
      `;
    });
    return {
      kind: "files",
      files: [typescriptFile({ model, options: context }, "index.ts", statements)],
      diagnostics: [],
    };
  },
});

/** For each component a sample and a schema, as JSON that other languages read. */
export const fixtures = defineGenerator({
  name: "fixtures",
  summary: "samples and schemas as JSON",
  options: { seed: option.custom((value) => (typeof value === "number" ? undefined : "must be a number")) },
  generate(model, context) {
    const files = model.schemas.flatMap(({ name, schema }) => {
      const sample = sampleOf(schema, { direction: "response", seed: context.options.seed ?? 0 });
      if (sample === undefined || !accepts(schema, sample)) return [];
      const printed = { sample, schema: jsonSchemaOf(schema, { direction: "response" }) };
      return [
        textFile({ model, options: context }, `${name}.jsonc`, `${JSON.stringify(printed, null, 2)}\n`),
      ];
    });
    return files.length === 0
      ? { kind: "nothing", reason: "the document has no schemas" }
      : { kind: "files", files, diagnostics: [] };
  },
});

/** Facts about operations, as data. */
export const facts = defineGenerator({
  name: "facts",
  summary: "what is known of operations",
  needs: ["client"],
  generate(model, context) {
    const rows = operationsOf(model, context).map(
      ({ model: { operationId }, isRead, isStream, pages, sensitive }) => [
        operationId,
        { isRead, isStream, pages: pages?.kind ?? "none", sensitive: [...sensitive.response] },
      ],
    );
    const statement = code`export const facts = ${literal(Object.fromEntries(rows))} as const;`;
    return {
      kind: "files",
      files: [typescriptFile({ model, options: context }, "index.ts", [statement])],
      diagnostics: [],
    };
  },
});
