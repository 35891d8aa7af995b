import type { Generator } from "../core/generator.ts";
import { findReadings } from "../core/model/reading/reading.ts";
import { indexFile, openapiFile, openFile, schemasFile, type TypesContext } from "./files.ts";
import { nameAliases } from "./type-aliases.ts";
import { nameTypes } from "./type-names.ts";

/** Types of everything in a document: `paths`, `operations`, `components`, `webhooks`, and each schema by name. */
export const typesGenerator: Generator = {
  name: "types",
  needs: [],
  generate(model, options) {
    const readings = findReadings(model);
    const names = nameTypes(model, readings);
    const aliases = nameAliases(model, names);
    const context: TypesContext = { model, options, readings, names, aliases };
    const openapi = openapiFile(context); // first, since it may refer to what the file of schemas then declares
    return {
      kind: "files",
      files: [indexFile(context), openFile(context), openapi, schemasFile(context)],
      problems: [],
    };
  },
};
