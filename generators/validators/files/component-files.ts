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
  const modules = { request: new FileModule(run, "request"), response: new FileModule(run, "response") };
  const declared: Record<Reading, NamedExports[]> = { request: [], response: [] };
  /** Names of components whose readings do not differ. */
  const shared: string[] = [];
  for (const component of run.model.schemas) {
    const own = declare(component, "request", modules.request);
    declared.request.push(...own);
    if (run.checks.readings.differ(component.schema))
      declared.response.push(...declare(component, "response", modules.response));
    else shared.push(...own.flatMap(namesOf));
  }
  const request = `../request/index${run.options.importExtension}`;
  const exports = shared.length > 0 ? [exportList(shared, request)] : [];
  return (["request", "response"] as const).map((reading) => {
    const own = declarations(declared[reading], modules[reading]);
    const statements = reading === "request" ? own : [...exports, ...own];
    return typescriptFile(run, `${reading}/index.ts`, statements.length > 0 ? statements : ["export {};"]);
  });
}

/** Declares a component under its name and its former ones. */
function declare(component: ComponentModel, reading: Reading, module: FileModule): readonly NamedExports[] {
  const { identifier, schema } = component;
  const schemaTypeName = module.run.schemaTypeNames.get(identifier);
  const docs = docsOf(schema.annotations);
  const declaration = { name: identifier, schema, reading, schemaTypeName, docs };
  const { exportedType, statements } = module.declare(declaration);
  // Without a comment: editors show that of the schema for both.
  const values = code`export type ${identifier} = ${module.z}.output<typeof ${identifier}>;`;
  const all = exportedType === identifier ? statements : [...statements, values];
  const present = { identifier, exportedType, statements: all };
  return [present, ...formerIdentifiers(component).map((name) => formerName(name, present, module.run))];
}

/** Emits declarations, each after the shared objects that it contains first. */
function declarations(declared: readonly NamedExports[], module: FileModule): Statement[] {
  module.chooseShared();
  return declared.flatMap(({ identifier, statements }) => [
    ...module.shared.firstIn(identifier).flatMap((object) => sharedStatements(object, module)),
    ...statements,
  ]);
}

/** Returns names for a list of exports. */
function namesOf({ identifier, exportedType }: NamedExports): string[] {
  const isOneName = exportedType === undefined || exportedType === identifier;
  return isOneName ? [identifier] : [identifier, `type ${exportedType}`];
}
