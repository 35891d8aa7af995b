/**
 * For authors of generators, and for programs that read documents: the model of a document, its facts, the names of its
 * operations in the client, and printing code.
 *
 * @module
 */
export {
  type ClientOperation,
  groupOperations,
  type OperationInput,
  type OperationTypes,
  operationsOf,
} from "./client/operations-of.ts";
export type { GeneratorDefinition, GeneratorFactory, GeneratorSettings } from "./core/define-generator.ts";
export { defineGenerator } from "./core/define-generator.ts";
export type { Diagnostic, Location, Result, Severity } from "./core/diagnostics/diagnostic.ts";
export { hasErrors } from "./core/diagnostics/diagnostic.ts";
export { formatDiagnostic } from "./core/diagnostics/format-diagnostic.ts";
export { readDocument } from "./core/document/read-document.ts";
export * from "./core/emit/index.ts";
export type {
  Generated,
  Generator,
  GeneratorContext,
  ImportExtension,
  RunContext,
  UnknownOptions,
} from "./core/generator.ts";
export { moduleOf } from "./core/generator.ts";
export type { OptionRule, OptionRules, OptionValues } from "./core/generator-option.ts";
export { option } from "./core/generator-option.ts";
export { camelCase, pascalCase } from "./core/identifier.ts";
export type { Impact, PackageImpacts, PackageKind } from "./core/impacts.ts";
export type { Json, JsonObject } from "./core/json.ts";
export { accepts } from "./core/model/accepts/accepts.ts";
export type { FormatPolicy } from "./core/model/accepts/format.ts";
export type * from "./core/model/api-model.ts";
export { buildApiModel } from "./core/model/build-api-model.ts";
export { type SampleOptions, sampleOf } from "./core/model/example/sample-of.ts";
export { type ObjectShape, objectShape } from "./core/model/facts/object-shape.ts";
export type { PageFacts } from "./core/model/facts/page-facts.ts";
export { typesOf, type ValueTypes } from "./core/model/facts/types-of.ts";
export type { ValueType } from "./core/model/facts/value-type.ts";
export type { Int64Policy } from "./core/model/int64.ts";
export { type JsonSchemaOptions, jsonSchemaOf } from "./core/model/json-schema-of.ts";
export { literalPrefix } from "./core/model/literal-prefix.ts";
export { isJson } from "./core/model/media-type.ts";
export { referencedSchemas, schemaChildren } from "./core/model/schema-children.ts";
export type * from "./core/model/schema-model.ts";
export type { OptionDocs } from "./core/option-docs.ts";
export type { GeneratedFile } from "./core/output/generated-file.ts";
