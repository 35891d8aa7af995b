/**
 * A Model Context Protocol server of the cross-border payments API: tools that read, and tools that move money after a person
 * confirmed it.
 *
 * @module
 */
export { createServer, type ServerOptions } from "./create-server.ts";
export { tools } from "./generated/index.ts";
