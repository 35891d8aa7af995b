export { client } from "./client/index.ts";
export type { CodegenConfig, DiffSettings } from "./config.ts";
export type { GeneratorDefinition, GeneratorFactory, GeneratorSettings } from "./core/define-generator.ts";
export { defineGenerator } from "./core/define-generator.ts";
export { readDocument } from "./core/document/read-document.ts";
export * from "./core/emit/index.ts";
export type {
  Generated,
  Generator,
  GeneratorContext,
  GeneratorPlace,
  ImportExtension,
  PackageKind,
  UnknownOptions,
} from "./core/generator.ts";
export { moduleOf } from "./core/generator.ts";
export type { OptionRule, OptionRules, OptionValues } from "./core/generator-option.ts";
export { flag, oneOf, option, text } from "./core/generator-option.ts";
export { camelCase, pascalCase } from "./core/identifier.ts";
export { accepts } from "./core/model/accepts/accepts.ts";
export type { FormatPolicy } from "./core/model/accepts/format.ts";
export type * from "./core/model/api-model.ts";
export { buildApiModel } from "./core/model/build-api-model.ts";
export { typesOf, type ValueTypes } from "./core/model/facts/types-of.ts";
export type { ValueType } from "./core/model/facts/value-type.ts";
export type { Int64Policy } from "./core/model/int64.ts";
export { literalPrefix } from "./core/model/literal-prefix.ts";
export { isJson } from "./core/model/media-type.ts";
export { referencedSchemas, schemaChildren } from "./core/model/schema-children.ts";
export type * from "./core/model/schema-model.ts";
export type { OptionDocs } from "./core/option-docs.ts";
export type { GeneratedFile } from "./core/output/generated-file.ts";
export { formatProblem } from "./core/problem/format-problem.ts";
export type { Location, Outcome, Problem, Severity } from "./core/problem/problem.ts";
export { hasErrors } from "./core/problem/problem.ts";
export * from "./diff/index.ts";
export { errors } from "./errors/index.ts";
export { reference } from "./reference/index.ts";
export { types } from "./types/index.ts";
export { webhooks } from "./webhooks/index.ts";
export { zod } from "./zod/index.ts";
