import type { Client } from "@crossborder/client";
import type { ToolServer, ToolServerOptions } from "@crossborder/runtime/mcp";
import { confirmPayouts } from "./confirm-payouts.ts";
import { createServer as createToolServer } from "./generated/index.ts";

/** Options of `createServer`. */
export interface ServerOptions extends ToolServerOptions {
  /** Description of the service, the first line of each payout confirmation. Default: `"The payments service."`. */
  readonly service?: string;
}

/**
 * Makes a server over a client: all tools that read, and those that write which `allow` names. What moves money is shown to a
 * person with amount, currency and receiver. It remembers its quotes, so make one for each session.
 *
 * @throws TypeError for unknown names in `allow` and `reveal`, and for payouts without the tool that creates their quotes.
 * @example
 * const server = createServer(client, { allow: ["quotes_create", "payouts_createEvm"] });
 * await server.connect(new StdioServerTransport());
 */
export function createServer(client: Client, options: ServerOptions = {}): ToolServer {
  const { service = "The payments service.", allow = [], onResult, ...others } = options;
  if (allow.includes("payouts_createEvm") && !allow.includes("quotes_create"))
    throw new TypeError(
      "`allow` names payouts_createEvm without quotes_create. Only quotes of this server can be paid: name both.",
    );
  const { confirm, remember } = confirmPayouts(client, service);
  return createToolServer(client, {
    ...others,
    allow,
    confirm: { ...confirm, ...options.confirm },
    onResult: (tool, input, output) => {
      remember(tool, input, output);
      onResult?.(tool, input, output);
    },
  });
}
