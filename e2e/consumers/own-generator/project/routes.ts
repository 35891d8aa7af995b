import {
  code,
  commentText,
  defineGenerator,
  docComment,
  importedType,
  type Literal,
  literal,
  literalKey,
  moduleOf,
  type OperationModel,
  option,
  typescriptFile,
} from "@crossborder/codegen/generator";

/** A list of all routes, for servers and dashboards: method, path and the names of the parameters in it. */
export const routes = defineGenerator({
  name: "routes",
  summary: "a list of all routes",
  needs: ["types"],
  // Routes that are added, removed or renamed are in the list; what is sent to them is not.
  impact: { call: "own", method: "own", words: "patch" },
  options: { style: option.enum("openapi", "express") },
  generate(model, context) {
    const { operations } = model;
    if (operations.length === 0) return { kind: "nothing", reason: "the document has no operations" };
    const operationTypes = importedType(moduleOf(context, "types"), "operations");
    const members = operations.map((operation) => {
      const route = literal(planRoute(operation, context.options.style ?? "openapi"));
      return code`
        ${operation.summary !== undefined && docComment(commentText(operation.summary))}
        ${literalKey(operation.operationId)}: ${route},
      `;
    });
    const table = code`
      ${docComment("Every operation with its method, its path and the names of the parameters in the path.")}
      export const routes = {
        ${members}
      } as const satisfies Record<keyof ${operationTypes}, unknown>;
    `;
    const file = typescriptFile({ model, options: context }, "index.ts", [table]);
    return { kind: "files", files: [file], diagnostics: [] };
  },
});

function planRoute({ httpMethod, path, parameters }: OperationModel, style: "openapi" | "express"): Literal {
  return {
    method: httpMethod.toUpperCase(),
    path: style === "express" ? path.replaceAll(/\{([^{}]+)\}/g, ":$1") : path,
    parameters: parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name),
  };
}
