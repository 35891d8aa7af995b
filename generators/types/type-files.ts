import { MovedName } from "../core/emit/kept-code.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { findReadings } from "../core/model/reading/reading.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { forgetKept, keptParts } from "../core/run/run-memory.ts";
import { nameTypes, type TypeNames } from "../core/types/type-names.ts";
import { indexFile, openapiFile, openapiFiles, openFile, schemasFile, type TypesContext } from "./files.ts";
import { nameAliases, type TypeAlias } from "./type-aliases.ts";

/** The files of the types of a document. */
export function typeFiles(model: ApiModel, options: TypesContext["options"]): GeneratedFile[] {
  try {
    return filesOf(model, options);
  } catch (error) {
    if (!(error instanceof MovedName)) throw error;
    forgetKept(model);
    return filesOf(model, options);
  }
}

function filesOf(model: ApiModel, options: TypesContext["options"]): GeneratedFile[] {
  const readings = findReadings(model);
  const names = nameTypes(model, readings);
  const aliases = nameAliases(model, names);
  const settings = [options, namesIn(names, aliases)];
  const kept = keptParts(model, { name: "types", settings });
  const context: TypesContext = { model, options, readings, names, aliases, kept };
  const openapi = openapiFiles(context); // first, since it may refer to what the file of schemas then declares
  return [indexFile(context), openFile(context), openapiFile(context), ...openapi, schemasFile(context)];
}

/** All names: each of them decides what others are called. */
function namesIn(names: TypeNames, aliases: readonly TypeAlias[]): unknown {
  return [
    [...names.schemas].map(({ identifier, schema, reading, component, twinOf }) => [
      identifier,
      schema.place.pointer,
      reading,
      component,
      twinOf?.identifier,
    ]),
    aliases.map(({ identifier, component, of }) => [identifier, component, of.identifier]),
  ];
}
