/** The part of the entry for authors that a generator needs before it runs: the rest is loaded when it does. */
export { defineGenerator, type GeneratorFactory } from "./core/define-generator.ts";
export { option } from "./core/generator-option.ts";
