import { Checks } from "../core/checks/checks.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { findReadings } from "../core/model/reading/reading.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { nameTypes } from "../core/types/type-names.ts";
import { indexFile, openapiFile, openapiFiles, openFile, schemasFile, type TypesContext } from "./files.ts";
import { nameAliases } from "./type-aliases.ts";

/** The files of the types of a document. */
export function typeFiles(model: ApiModel, options: TypesContext["options"]): GeneratedFile[] {
  const readings = findReadings(model);
  const names = nameTypes(model, readings);
  const aliases = nameAliases(model, names);
  const checks = new Checks(model, { int64: options.int64 });
  const context: TypesContext = { model, options, readings, names, checks, aliases };
  const openapi = openapiFiles(context); // first, since it may name schemas that the file of schemas then declares
  return [indexFile(context), openFile(context), openapiFile(context), ...openapi, schemasFile(context)];
}
