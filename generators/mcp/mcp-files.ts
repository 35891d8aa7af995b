import {
  type ApiModel,
  code,
  commentText,
  type Generated,
  type GeneratorContext,
  imported,
  importedType,
  literal,
  moduleOf,
  operationsOf,
  typescriptFile,
} from "../generator.ts";
import { planTools } from "./plan-tools.ts";

/** The files of the generator. */
export function mcpFiles(model: ApiModel, context: GeneratorContext): Generated {
  const tools = planTools(operationsOf(model, context));
  if (tools.length === 0) return { kind: "nothing", reason: "the document has no operations" };
  const runtime = `${context.modules.runtime}/mcp`;
  const Client = importedType(moduleOf(context, "client"), "Client");
  const Options = importedType(runtime, "ToolServerOptions");
  const Server = importedType(runtime, "ToolServer");
  const info = literal({ name: commentText(model.title), version: model.version });
  const statements = [
    code`
      /** The operations as tools. Names stay the same while the operations keep theirs. */
      export const tools: readonly ${importedType(runtime, "ClientTool")}[] = ${literal(tools)};
    `,
    code`
      /**
       * Makes a server over a client: tools that read, and those that write which \`allow\` names. One that writes asks a
       * person first. Connect a transport: \`await createServer(client).connect(new StdioServerTransport())\`.
       */
      export function createServer(client: ${Client}, options: ${Options} = {}): ${Server} {
        return ${imported(runtime, "createToolServer")}({ client, tools, info: ${info} }, options);
      }
    `,
  ];
  const file = typescriptFile({ model, options: context }, "index.ts", statements);
  return { kind: "files", files: [file], diagnostics: [] };
}
