import { code } from "../../core/emit/code.ts";
import { docsOf } from "../../core/emit/doc-comment.ts";
import type { Statement } from "../../core/emit/source-file.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { exportList } from "../text/layout.ts";
import { FileModule } from "./file-module.ts";
import { formerIdentifiers, formerName, type NamedExports } from "./former-names.ts";
import { sharedStatements } from "./shared-statements.ts";

/**
 * Emits one module with all components of a reading, since each file takes time to load. Bundlers keep only imported
 * components and what they refer to.
 */
export function componentFiles(run: ZodRun): GeneratedFile[] {
  const { model } = run;
  const { readings } = run.checks;
  const request = new ReadingModule("request", run);
  const response = new ReadingModule("response", run);
  for (const component of model.schemas) {
    const declared = request.declare(component);
    if (readings.differ(component.schema)) response.declare(component);
    else response.share(declared);
  }
  request.chooseShared();
  response.chooseShared();
  return [request.file(), response.file()];
}

/** The module of a reading while its components are declared. */
class ReadingModule {
  readonly #reading: Reading;
  readonly #run: ZodRun;
  readonly #module: FileModule;
  readonly #declared: NamedExports[] = [];
  /** Components whose readings do not differ. */
  readonly #shared: NamedExports[] = [];

  constructor(reading: Reading, run: ZodRun) {
    this.#reading = reading;
    this.#run = run;
    this.#module = new FileModule(run, { folder: reading, sharesObjects: true });
  }

  /** Declares a component under its name and its former ones. */
  declare(component: ComponentModel): readonly NamedExports[] {
    const { identifier, schema } = component;
    const schemaTypeName = this.#run.schemaTypeNames.get(identifier);
    const docs = docsOf(schema.annotations);
    const declaration = { name: identifier, schema, reading: this.#reading, schemaTypeName, docs };
    const { exportedType, statements } = this.#module.declare(declaration);
    const values = exportedType === identifier ? [] : [this.#typeOfValues(identifier)];
    const present = { identifier, exportedType, statements: [...statements, ...values] };
    const former = formerIdentifiers(component).map((name) => formerName(name, present, this.#run));
    const declared = [present, ...former];
    this.#declared.push(...declared);
    return declared;
  }

  /** Emits the type without a comment: editors show that of the schema for both. */
  #typeOfValues(identifier: string): Statement {
    return code`export type ${identifier} = ${this.#module.z}.output<typeof ${identifier}>;`;
  }

  /** Re-exports declarations of the request reading. */
  share(declared: readonly NamedExports[]): void {
    this.#shared.push(...declared);
  }

  /** Decides which objects are shared: call it after all declarations, before printing. */
  chooseShared(): void {
    this.#module.chooseShared();
  }

  file(): GeneratedFile {
    const request = `../request/index${this.#run.options.importExtension}`;
    const shared = this.#shared.flatMap(namesOf);
    const statements = [
      ...(shared.length > 0 ? [exportList(shared, request)] : []),
      ...this.#declared.flatMap(({ identifier, statements }) => [
        ...this.#sharedFirstIn(identifier),
        ...statements,
      ]),
    ];
    const path = `${this.#reading}/index.ts`;
    return typescriptFile(this.#run, path, statements.length > 0 ? statements : ["export {};"]);
  }

  /** Returns shared objects that first occur in a component: they are declared before it. */
  #sharedFirstIn(identifier: string): readonly Statement[] {
    const objects = this.#module.shared.firstIn(identifier);
    return objects.flatMap((object) => sharedStatements(object, this.#module));
  }
}

/** Returns names for a list of exports. */
function namesOf({ identifier, exportedType }: NamedExports): string[] {
  const isOneName = exportedType === undefined || exportedType === identifier;
  return isOneName ? [identifier] : [identifier, `type ${exportedType}`];
}
