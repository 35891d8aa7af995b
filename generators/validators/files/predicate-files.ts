import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { PredicateFile } from "../predicates/file/predicate-file.ts";
import { predicateName } from "../predicates/file/reference.ts";
import { writePredicate } from "../predicates/print/function-printer.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { exportList } from "../text/layout.ts";
import { formerConst, formerIdentifiers } from "./former-names.ts";

/** Emits the predicates of all components: a module for each reading, without an import of zod. */
export function predicateFiles(run: ZodRun): GeneratedFile[] {
  return (["request", "response"] as const).map((reading) => predicateFile(reading, run));
}

function predicateFile(reading: Reading, run: ZodRun): GeneratedFile {
  const { schemas } = run.model;
  const isOwn = ({ schema }: ComponentModel) => reading === "request" || run.checks.readings.differ(schema);
  const exported = [...run.schemaTypeNames.keys()].map(predicateName).flatMap((name) => [name, `${name}At`]);
  const file = new PredicateFile(run, { folder: "predicates", declares: reading, exported });
  for (const component of schemas.filter(isOwn)) declare(component, reading, file);
  const shared = schemas.filter((component) => !isOwn(component)).flatMap(sharedNames);
  const from = `./request${run.options.importExtension}`;
  const statements = [...(shared.length > 0 ? [exportList(shared, from)] : []), ...file.statements()];
  return typescriptFile(run, `predicates/${reading}.ts`, statements);
}

function declare(component: ComponentModel, reading: Reading, file: PredicateFile): void {
  const { identifier, schema } = component;
  const name = file.ownName(component);
  const output = file.outputOf(identifier, reading);
  const docs = `True for a value that \`${identifier}\` accepts.`;
  const check = file.run.checks.of(schema, reading);
  writePredicate(file, { name, check, owner: schema, exported: { output, docs } });
  file.settle();
  for (const former of formerIdentifiers(component)) file.add(formerConst(predicateName(former), name.is));
}

function sharedNames(component: ComponentModel): string[] {
  return [component.identifier, ...formerIdentifiers(component)].map(predicateName);
}
