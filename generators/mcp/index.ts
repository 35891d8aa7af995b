import {
  code,
  commentText,
  defineGenerator,
  type GeneratorFactory,
  imported,
  importedType,
  literal,
  moduleOf,
  operationsOf,
  typescriptFile,
} from "../generator.ts";
import { planTools } from "./plan-tools.ts";

/** A server of the Model Context Protocol over the client: each operation a tool for agents. */
export const mcp: GeneratorFactory<object> = defineGenerator({
  name: "mcp",
  summary: "a Model Context Protocol server",
  needs: ["client"],
  onRequest: true,
  impact: "client",
  generate(model, context) {
    const tools = planTools(operationsOf(model, context));
    if (tools.length === 0) return { kind: "nothing", reason: "the document has no operations" };
    const runtime = `${context.modules.runtime}/mcp`;
    const Client = importedType(moduleOf(context, "client"), "Client");
    const Options = importedType(runtime, "ToolServerOptions");
    const Server = importedType("@modelcontextprotocol/sdk/server/index.js", "Server");
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
    return { kind: "files", files: [file], problems: [] };
  },
});
