/**
 * A Model Context Protocol server for a client: tools that only read, and tools that write after a person agreed. Used
 * by generated code.
 *
 * @module
 */
export type { Confirmation, ConfirmationText } from "./confirm.ts";
export { createToolServer, type ToolServer, type ToolServerOptions } from "./create-tool-server.ts";
export type { ClientTool } from "./tool.ts";
