import {
  type ApiModel,
  type ClientOperation,
  type Code,
  code,
  commentText,
  docComment,
  type GeneratorContext,
  groupOperations,
  imported,
  importedType,
  joined,
  type Literal,
  literal,
  moduleOf,
  pascalCase,
  propertyKey,
  type SchemaModel,
  sampleOf,
  typesOf,
} from "../generator.ts";
import { factoryName } from "./print-factories.ts";

interface Around {
  readonly model: ApiModel;
  readonly context: GeneratorContext;
  /** Components with a factory. */
  readonly made: ReadonlySet<string>;
}

/** Returns the handlers of all operations: their types, the table, and `createMocks`. */
export function handlers(operations: readonly ClientOperation[], around: Around): readonly Code[] {
  const { model, context } = around;
  const runtime = `${context.modules.runtime}/mocks`;
  const groups = [...groupOperations(operations)];
  const hasCatalog = model.errorCatalog !== undefined;
  const codes = hasCatalog && code`, ${importedType(moduleOf(context, "errors"), "ErrorCode")}`;
  const interfaces = groups.map(([group, members]) => {
    const lines = members.map(
      ({ method, types }) =>
        code`readonly ${propertyKey(method)}: ${importedType(runtime, "OperationMock")}<${types.output}${codes}>;`,
    );
    return code`
      ${docComment(`Handlers of \`${commentText(group)}\`.`)}
      export interface ${pascalCase(group)}Mocks {
        ${lines}
      }
    `;
  });
  const members = groups.map(([group]) => code`readonly ${propertyKey(group)}: ${pascalCase(group)}Mocks;`);
  const table = Object.fromEntries(
    groups.map(([group, each]) => [
      group,
      Object.fromEntries(each.map((operation) => [operation.method, entryOf(operation, around)])),
    ]),
  );
  const MockOptions = importedType(runtime, "MockOptions");
  const AllMocks = importedType(runtime, "AllMocks");
  const statuses =
    hasCatalog && code`{ statuses: ${imported(moduleOf(context, "errors"), "errorCatalog")}, ...options }`;
  return [
    ...interfaces,
    code`
      ${docComment(`Handlers of ${commentText(model.title)}, by group and method.`)}
      export interface Mocks {
        ${joined(members, "\n")}
      }
    `,
    code`const table: ${importedType(runtime, "MockTable")} = ${literal(table)};`,
    code`
      /**
       * Makes handlers of Mock Service Worker. \`setupServer(...mocks.handlers())\` responds to every operation with its
       * success; \`server.use(mocks.<group>.<method>(…))\` changes one.
       */
      export function createMocks(options: ${MockOptions} = {}): ${AllMocks}<Mocks> {
        return ${imported(runtime, "bindMocks")}<Mocks>(table, ${statuses || "options"});
      }
    `,
  ];
}

function entryOf({ model, group, method, success, pages }: ClientOperation, around: Around): Literal {
  const { response, media } = success ?? {};
  const status = Number(response?.status);
  const failure = model.responses
    .filter(({ status: described }) => /^(4|5|default)/.test(described))
    .flatMap(({ content }) => content.flatMap(({ schema }) => schema ?? []))[0];
  return {
    ...(model.operationId !== `${group}.${method}` && { operationId: model.operationId }),
    method: model.httpMethod,
    path: model.path,
    status: Number.isInteger(status) ? status : 200,
    ...(media && { mediaType: media.contentType }),
    ...bodyMember("success", media?.schema && pageOf(media.schema, pages), around),
    ...bodyMember("failure", failure, around),
  };
}

/** For a response that is a page or the complete list: the page, which is what the client requests. */
function pageOf(schema: SchemaModel, pages: ClientOperation["pages"]): SchemaModel {
  if (pages?.kind !== "cursor" || !pages.mayBeWhole) return schema;
  const branches = schema.oneOf ?? schema.anyOf ?? [];
  return branches.find((branch) => typesOf(branch).has("object") && !typesOf(branch).has("array")) ?? schema;
}

/** Returns a body: made by the factory of its component, or a sample. */
function bodyMember(
  name: string,
  schema: SchemaModel | undefined,
  { made, context, model }: Around,
): Record<string, Literal> {
  const component = schema?.reference?.component;
  const known = model.schemas.find(({ name }) => name === component);
  if (known && made.has(known.name)) {
    const module = `./factories${context.importExtension}`;
    return { [name]: imported(module, factoryName(known.identifier)) };
  }
  const sample = schema && sampleOf(schema, { direction: "response" });
  return sample === undefined ? {} : { [name]: { example: sample } };
}
