export type { TestRun } from "./generate.ts";
export { generate } from "./generate.ts";
