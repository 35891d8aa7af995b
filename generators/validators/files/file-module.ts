import type { CheckNode, ObjectCheck, ReferenceCheck } from "../../core/checks/check-node.ts";
import type { SchemaReading } from "../../core/checks/scope.ts";
import { type Imported, imported, importedModule, importedType } from "../../core/emit/code.ts";
import type { Statement } from "../../core/emit/source-file.ts";
import { camelCase, pascalCase } from "../../core/identifier.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { mapNode } from "../../core/types/type-node.ts";
import { type UniqueNames, uniqueNames } from "../../core/unique-names.ts";
import { locationIn } from "../plan/location.ts";
import type { Name, SchemaNames, TypeName } from "../plan/names.ts";
import { isObjectForm, keepsMembers, needsDeclaredType } from "../plan/object-form.ts";
import { type ConjunctionPlan, planConjunction, plannedParts } from "../plan/plan-conjunction.ts";
import { findObjects } from "../plan/shared/found-objects.ts";
import type { SharedNames } from "../plan/shared/shared-names.ts";
import { SharedObjects } from "../plan/shared/shared-objects.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { type DeclaredSchema, declareSchema, type SchemaDeclaration } from "./declare-schema.ts";

/** Folder of a file. */
type Folder = Reading | "operations" | "root";

/** One file: the names that it refers to, and declarations that only this file needs. */
export class FileModule implements SchemaNames {
  readonly run: ZodRun;
  readonly #folder: Folder;
  readonly #locals = new Map<string, string>();
  #declarations: Statement[] = [];
  readonly #declared: ReadonlySet<string>;
  readonly #taken: UniqueNames;
  /** Objects in several declarations. */
  readonly shared: SharedObjects = new SharedObjects();
  /** The component that is being declared, with its local schemas. */
  #owner = "";
  readonly #stated = new Map<string, boolean>();
  readonly #objects = new Map<string, boolean>();

  /** `declares` are names that the file declares: imports avoid them. */
  constructor(run: ZodRun, folder: Folder, declares: readonly string[] = []) {
    this.run = run;
    this.#folder = folder;
    this.#declared = new Set(declares);
    this.#taken = uniqueNames({ reserved: [...[...run.schemaTypeNames].flat(), ...declares] });
  }

  /** Returns and clears the declarations that were prepared since the last call: local schemas without a name. */
  takeDeclarations(): readonly Statement[] {
    const taken = this.#declarations;
    this.#declarations = [];
    return taken;
  }

  /** Decides which objects are shared: call it after all declarations, before printing. */
  chooseShared(): void {
    this.shared.choose(this.#taken);
  }

  /** Declares a component after the schemas that only it refers to. */
  declare(declaration: SchemaDeclaration): DeclaredSchema {
    this.#owner = declaration.name;
    const { statements, exportedType } = declareSchema(declaration, this);
    return { statements: [...this.takeDeclarations(), ...statements], exportedType };
  }

  /** Returns the name of the function that builds a schema. */
  builderOf(name: string): string {
    return this.#taken.take(`build${pascalCase(name)}`);
  }

  get z(): Imported {
    return importedModule("zod", this.#free("z"), "value");
  }

  runtime(name: string): Imported {
    return imported(this.#runtimeModule, name, this.#free(name));
  }

  runtimeType(name: string): Imported {
    return importedType(this.#runtimeModule, name, this.#free(name));
  }

  get #runtimeModule(): string {
    return `${this.run.options.modules.runtime}/zod`;
  }

  sharedFor(check: ObjectCheck): SharedNames | undefined {
    return this.shared.namesFor(check);
  }

  /** Declares schemas that only a check refers to, and collects its objects, before it is printed. */
  prepare(check: CheckNode, owner: SchemaModel | undefined): void {
    this.#prepareReferences(check, owner);
    const sharesObjects = this.#folder === "request" || this.#folder === "response";
    if (sharesObjects && !this.run.options.metadata)
      this.shared.add(this.#owner, findObjects(check, locationIn(this, owner)));
  }

  #prepareReferences(check: CheckNode, owner: SchemaModel | undefined): void {
    if (check.kind === "reference") {
      this.#prepareReference(check, owner);
      return;
    }
    const location = locationIn(this, owner);
    for (const part of plannedParts(check, location)) this.#prepareReferences(part, owner);
    if (check.kind === "allOf") this.#prepareType(planConjunction(check, location), owner);
  }

  /** Declares schemas in the declared type of a conjunction, which combines members of its references. */
  #prepareType({ declared }: ConjunctionPlan, owner: SchemaModel | undefined): void {
    if (declared === undefined) return;
    mapNode(declared, (node) => {
      if (node.kind === "reference" && node.of) this.#prepareReference(node.of, owner);
      return node;
    });
  }

  #prepareReference(reference: ReferenceCheck, owner: SchemaModel | undefined): void {
    const { target, reading } = reference;
    this.#declareLocal(reference, owner);
    if (reading === "response" && this.run.checks.readings.isOpen(target))
      this.#declareLocal({ ...reference, reading: "request" }, owner);
  }

  /** Declares a schema that no component declares: a pointer's target, or a plain one (as written, for `not`, `if`). */
  #declareLocal(reference: ReferenceCheck, owner: SchemaModel | undefined): void {
    const { schema, reading, key, component } = this.run.targetOf(reference);
    if (component || this.#locals.has(key)) return;
    const ending = reading === "plain" ? "plain schema" : "schema";
    const name = this.#taken.take(camelCase(`${schema.location.pointer.split("/").at(-1) ?? ""} ${ending}`));
    this.#locals.set(key, name);
    const inner = this.run.cycles.knows(schema) ? schema : owner;
    const { statements } = declareSchema({ name, schema, reading, owner: inner }, this);
    this.#declarations.push(...statements);
  }

  schemaName(reference: ReferenceCheck, typeOnly = false): Name {
    const { reading, key, component } = this.run.targetOf(reference);
    if (component) return this.#component(component, reading, typeOnly);
    const name = this.#locals.get(key);
    if (name === undefined) throw new Error(`Nothing has declared ${key}.`);
    return name;
  }

  valueTypeName(reference: ReferenceCheck): TypeName {
    return { name: this.schemaName(reference, true), isInferred: !this.statesType(reference) };
  }

  /** True if the declaration of a schema states its type: TypeScript cannot infer it, or would infer another one. */
  statesType(reference: Pick<ReferenceCheck, "target" | "reading">): boolean {
    const { schema, reading, key } = this.run.targetOf(reference);
    const known = this.#stated.get(key);
    if (known !== undefined) return known;
    const states =
      this.#isRecursive(schema) ||
      this.run.cycles.goesDeep(schema) ||
      needsDeclaredType(this.run.checks.of(schema, reading), locationIn(this, schema));
    this.#stated.set(key, states);
    return states;
  }

  #isRecursive(schema: SchemaModel): boolean {
    return this.run.cycles.connects(schema, schema);
  }

  isObject(reference: ReferenceCheck): boolean {
    const { schema, reading, key, component } = this.run.targetOf(reference);
    const known = this.#objects.get(key);
    if (known !== undefined) return known;
    const isStated = this.statesType(reference);
    const form = isStated ? keepsMembers : isObjectForm;
    const isObject =
      !this.#isRecursive(schema) &&
      (!isStated || component !== undefined) &&
      form(this.run.checks.of(schema, reading), locationIn(this, schema));
    this.#objects.set(key, isObject);
    return isObject;
  }

  /** Imports a component from the folder of its reading; if one file uses both readings, their names differ. */
  #component({ identifier, schema }: ComponentModel, reading: SchemaReading, typeOnly: boolean): Name {
    const isSplit = this.run.checks.readings.differ(schema);
    if (this.#folder === reading) return identifier;
    const home = this.#folder === "response" ? "response" : "request";
    const isTaken = this.#declared.has(identifier) || (isSplit && reading !== home);
    const alias = isTaken ? this.#aliasOf(identifier, reading) : identifier;
    return (typeOnly ? importedType : imported)(this.#specifier(reading), identifier, alias);
  }

  #aliasOf(identifier: string, reading: SchemaReading): string {
    return this.#free(`${reading === "request" ? "Request" : "Response"}${identifier}`);
  }

  #specifier(folder: SchemaReading): string {
    const up = this.#folder === "root" ? "./" : "../";
    return `${up}${folder}/index${this.run.options.importExtension}`;
  }

  /** Returns an unused name for an import: the preferred one if possible. */
  #free(name: string): string {
    let found = name;
    while (!this.#taken.isFree(found)) found += "_";
    return found;
  }
}
