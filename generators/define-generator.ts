/** The part of the authors' entry that a generator needs before it runs; the rest is loaded when it does. */
export { defineGenerator, type GeneratorFactory } from "./core/define-generator.ts";
export { option } from "./core/generator-option.ts";
