import { docsOf } from "../../core/emit/doc-comment.ts";
import { printSourceFile } from "../../core/emit/source-file.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import type { Reading } from "../../core/model/reading.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { declareSchema } from "../module/declare-schema.ts";
import { FileModule } from "../module/file-module.ts";
import type { Library } from "../module/library.ts";

/** One file per component in each reading, and an index of each. */
export function componentFiles(library: Library): GeneratedFile[] {
  const readings: readonly Reading[] = ["exact", "tolerant"];
  return readings.flatMap((reading) => [
    ...library.model.schemas.map((component) => componentFile(component, reading, library)),
    indexFile(reading, library),
  ]);
}

function componentFile(component: ComponentModel, reading: Reading, library: Library): GeneratedFile {
  const { identifier, schema } = component;
  const path = `${reading}/${library.files.get(identifier) ?? identifier}.ts`;
  if (reading === "tolerant" && !library.readings.differ(schema))
    return { path, text: sameAsExact(component, library) };
  const module = new FileModule(library, { folder: reading, component });
  const docs = docsOf(schema.annotations);
  const typeName = library.typeNames.get(identifier);
  const own = declareSchema({ name: identifier, schema, reading, typeName, docs }, module);
  const statements = [...module.declarations, ...own];
  return { path, text: printSourceFile({ header: library.header, imports: module.imports, statements }) };
}

/** Where nothing can grow, both readings are one. */
function sameAsExact({ identifier }: ComponentModel, { header, files, options }: Library): string {
  const file = `${files.get(identifier) ?? identifier}${options.importExtension}`;
  return printSourceFile({ header, statements: [`export * from "../exact/${file}";`] });
}

function indexFile(reading: Reading, { model, files, header, options }: Library): GeneratedFile {
  const exports = model.schemas.map(({ identifier }) => {
    const file = `${files.get(identifier) ?? identifier}${options.importExtension}`;
    return `export * from "./${file}";`;
  });
  const statements = [exports.length > 0 ? exports.join("\n") : "export {};"];
  return { path: `${reading}/index.ts`, text: printSourceFile({ header, statements }) };
}
