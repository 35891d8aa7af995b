import { type CheckNode, partsOfCheck, type ReferenceCheck } from "../../core/checks/check-node.ts";
import { docComment } from "../../core/emit/doc-comment.ts";
import { memberAccess, propertyKey } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";
import { typescriptFile } from "../../core/emit/typescript-file.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { PredicateFile } from "../predicates/file/predicate-file.ts";
import { predicateName } from "../predicates/file/reference.ts";
import { partOf } from "../predicates/part.ts";
import { predicateFor, writePredicate } from "../predicates/print/function-printer.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { objectLiteral, objectType } from "../text/layout.ts";
import { docsOfOperation, filesByGroup } from "./files-by-group.ts";
import { formerConst, formerIdentifiers } from "./former-names.ts";
import type { OperationNames } from "./name-operations.ts";
import { formerOf, type OperationGroup } from "./operation-groups.ts";
import { operationTable } from "./operation-table.ts";
import type { SchemaTable, TableSchema } from "./schema-table.ts";
import { webhookTable } from "./webhook-file.ts";

/** Emits functions that parse with a predicate, and with the schema if the predicate rejects. */
export function parserFiles(run: ZodRun, operations: OperationNames): GeneratedFile[] {
  const components = (["request", "response"] as const).map((reading) => componentFile(reading, run));
  return [...components, ...operationFiles(run, operations), ...webhookFile(run)];
}

function componentFile(reading: Reading, run: ZodRun): GeneratedFile {
  const { schemas } = run.model;
  const exported = [...run.schemaTypeNames.keys()].map(parserName);
  const file = new PredicateFile(run, { folder: "parsers", exported });
  for (const component of schemas) {
    const { identifier } = component;
    const is = file.imported(`predicates/${reading}`, predicateName(identifier));
    const schema = file.imported(`${reading}/index`, identifier);
    const docs = `Returns a value that \`${identifier}\` accepts, and throws what it throws.`;
    file.add(`/** ${docs} */\n${constOf(parserName(identifier), parserOf(file, is, [schema]))}`);
    for (const former of formerIdentifiers(component))
      file.add(formerConst(parserName(former), parserName(identifier)));
  }
  return typescriptFile(run, `parsers/${reading}.ts`, file.statements());
}

function parserName(identifier: string): string {
  return `parse${identifier}`;
}

/** A value with its type, which `isolatedDeclarations` requires. */
interface Typed {
  readonly value: string;
  readonly type: string;
}

function constOf(name: string, { value, type }: Typed): string {
  return `export const ${name}: ${type} = ${value};`;
}

/** Emits a parser. The path to its schema is an import and keys below it, evaluated on first use. */
function parserOf(file: PredicateFile, is: string, [imported = "", ...keys]: readonly string[]): Typed {
  const schema = `${imported}${keys.map(memberAccess).join("")}`;
  const type = `typeof ${imported}${keys.map((key) => `[${quote(key)}]`).join("")}`;
  return {
    value: `/* @__PURE__ */ ${file.runtime("parser")}(${is}, () => ${schema})`,
    type: `${file.runtimeType("Parser")}<${type}>`,
  };
}

function tableWith(entries: readonly (Typed & { readonly key: string })[]): Typed {
  const types = entries.map(({ key, type }) => `${propertyKey(key)}: ${type}`);
  return { value: objectLiteral(entries), type: types.length > 0 ? objectType(types) : "{}" };
}

const DOCS =
  "Parsers of requests and responses, by operationId. Pass them to `operationValidators` of a client.";

/** Emits parsers for all schemas of operations: a module for each group, and one with all of them and their table. */
function operationFiles(run: ZodRun, names: OperationNames): GeneratedFile[] {
  const table = { path: "parsers/operations.ts", folder: "./operations", docs: DOCS } as const;
  return filesByGroup(run, names, table, (group) => groupFile(group, run));
}

function groupFile({ file: stem, names }: OperationGroup, run: ZodRun): GeneratedFile {
  const former = formerOf(names);
  const exported = [...names.named, ...former].map(({ name }) => name);
  const file = new PredicateFile(run, { folder: "parsers/operations", exported });
  for (const { name, operation } of names.named) {
    const schemas = file.imported(`operations/${stem}`, name, `${name}Schemas`);
    const parts = operationTable(operation, run);
    const table = tableOf(parts, { file, schemas: [schemas], name });
    file.add(`${docComment(docsOfOperation(operation))}\n${constOf(name, table)}`);
    file.settle();
  }
  for (const { name, of } of former) file.add(formerConst(name, of.name));
  return typescriptFile(run, `parsers/operations/${stem}.ts`, file.statements());
}

function webhookFile(run: ZodRun): GeneratedFile[] {
  const payloads = webhookTable(run);
  if (payloads.entries.length === 0) return [];
  const file = new PredicateFile(run, { folder: "parsers", exported: ["webhooks"] });
  const schemas = file.imported("webhooks", "webhooks", "schemas");
  const table = tableOf(payloads, { file, schemas: [schemas], name: "event" });
  file.settle();
  file.add(`/** Parsers of webhook payloads, by event name. */\n${constOf("webhooks", table)}`);
  return [typescriptFile(run, "parsers/webhooks.ts", file.statements())];
}

interface TableLocation {
  readonly file: PredicateFile;
  /** Path to the schemas of the table. */
  readonly schemas: readonly string[];
  readonly name: string;
}

function tableOf(part: SchemaTable | TableSchema, location: TableLocation): Typed {
  const { file, schemas, name } = location;
  if (part.kind === "table") {
    const entries = part.entries.map(([key, inner]) => ({
      key,
      ...tableOf(inner, { ...location, schemas: [...schemas, key], name: `${name} ${key}` }),
    }));
    return tableWith(entries);
  }
  const { check, isOptional } = part;
  const whole = partOf(check);
  if (whole.kind === "reference" && !isOptional)
    return parserOf(file, predicateFor(file, whole).function(), schemas);
  const nests = referencesIn(check).some((reference) => file.run.cycles.nests(reference.target));
  const is = file.names.reserve(`is ${name}`);
  writePredicate(file, {
    name: { is, at: nests ? file.names.reserve(`is ${name} at`) : undefined },
    check: isOptional ? { kind: "anyOf", options: [{ kind: "absent" }, whole] } : whole,
  });
  return parserOf(file, is, schemas);
}

/** Returns the references in a check. */
function referencesIn(check: CheckNode): readonly ReferenceCheck[] {
  return check.kind === "reference" ? [check] : partsOfCheck(check).flatMap(referencesIn);
}
