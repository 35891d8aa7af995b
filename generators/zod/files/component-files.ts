import { docsOf } from "../../core/emit/doc-comment.ts";
import { printSourceFile } from "../../core/emit/source-file.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { exportList } from "../layout/layout.ts";
import { FileModule } from "../module/file-module.ts";
import type { Library } from "../module/library.ts";
import { formerIdentifiers, formerName, type NamedExports } from "./former-names.ts";

/**
 * One module with all components of a reading, since each file costs time to load; beside it one file per component that
 * gives that alone, so that bundlers find what it refers to and nothing else.
 */
export function componentFiles(library: Library): GeneratedFile[] {
  const { model, readings } = library;
  const exact = new ReadingModule("exact", library);
  const tolerant = new ReadingModule("tolerant", library);
  for (const component of model.schemas) {
    const declared = exact.declare(component);
    if (readings.differ(component.schema)) tolerant.declare(component);
    else tolerant.share(declared);
  }
  return [...exact.files(), ...tolerant.files()];
}

/** The module of a reading while its components are declared. */
class ReadingModule {
  readonly #reading: Reading;
  readonly #library: Library;
  readonly #module: FileModule;
  readonly #declared: NamedExports[] = [];
  /** Where nothing can grow, both readings are one. */
  readonly #shared: NamedExports[] = [];

  constructor(reading: Reading, library: Library) {
    this.#reading = reading;
    this.#library = library;
    this.#module = new FileModule(library, { folder: reading });
  }

  /** Declares a component under its name and its former ones. */
  declare(component: ComponentModel): readonly NamedExports[] {
    const { identifier, schema } = component;
    const typeName = this.#library.typeNames.get(identifier);
    const docs = docsOf(schema.annotations);
    const own = this.#module.declare({ name: identifier, schema, reading: this.#reading, typeName, docs });
    const { exportedType } = own;
    const statements = [...this.#module.takeDeclarations(), ...own.statements];
    const present = { identifier, exportedType, statements };
    const former = formerIdentifiers(component).map((name) => formerName(name, present, this.#library));
    const declared = [present, ...former];
    this.#declared.push(...declared);
    return declared;
  }

  /** Takes over what the exact reading declares. */
  share(declared: readonly NamedExports[]): void {
    this.#shared.push(...declared);
  }

  /** The files of single names, and the module. */
  files(): GeneratedFile[] {
    const from = `./index${this.#library.options.importExtension}`;
    return [
      ...this.#declared.map((named) => this.#file(named.identifier, exportList(namesOf(named), from))),
      ...this.#shared.map(({ identifier }) => this.#sameAsExact(identifier)),
      this.#index(),
    ];
  }

  #sameAsExact(identifier: string): GeneratedFile {
    const { files, options } = this.#library;
    const file = `${files.get(identifier) ?? identifier}${options.importExtension}`;
    return this.#file(identifier, `export * from "../exact/${file}";`);
  }

  #file(identifier: string, statement: string): GeneratedFile {
    const { files, header } = this.#library;
    const path = `${this.#reading}/${files.get(identifier) ?? identifier}.ts`;
    return { path, text: printSourceFile({ header, statements: [statement] }) };
  }

  #index(): GeneratedFile {
    const { header, options } = this.#library;
    const exact = `../exact/index${options.importExtension}`;
    const shared = this.#shared.flatMap(namesOf);
    const statements = [
      ...(shared.length > 0 ? [exportList(shared, exact)] : []),
      ...this.#declared.flatMap((named) => named.statements),
    ];
    const text = printSourceFile({
      header,
      imports: this.#module.imports,
      statements: statements.length > 0 ? statements : ["export {};"],
    });
    return { path: `${this.#reading}/index.ts`, text };
  }
}

/** What stands in a list of exports. */
function namesOf({ identifier, exportedType }: NamedExports): string[] {
  const isOneName = exportedType === undefined || exportedType === identifier;
  return isOneName ? [identifier] : [identifier, `type ${exportedType}`];
}
