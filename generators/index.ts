/**
 * The configuration of the command line, `codegen.config.ts`, and the built-in generators. Authors of generators import
 * `@crossborder/codegen/generator`, programs that compare documents `@crossborder/codegen/diff`.
 *
 * @module
 */
export { client } from "./client/index.ts";
export {
  type CodegenConfig,
  type ConsumerSettings,
  type DiffSettings,
  defineConfig,
  type VerifySettings,
} from "./config.ts";
export type { Generator } from "./core/generator.ts";
export { errors } from "./errors/index.ts";
export { mcp } from "./mcp/index.ts";
export { mocks } from "./mocks/index.ts";
export { query } from "./query/index.ts";
export { reference } from "./reference/index.ts";
export { types } from "./types/index.ts";
export { zod } from "./validators/index.ts";
export { webhooks } from "./webhooks/index.ts";
