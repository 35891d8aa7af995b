import type { CheckNode, ReferenceCheck } from "../../core/checks/check-node.ts";
import type { SchemaReading } from "../../core/checks/scope.ts";
import { type Imported, imported, importedModule, importedType } from "../../core/emit/code.ts";
import type { Statement } from "../../core/emit/source-file.ts";
import { camelCase, pascalCase } from "../../core/identifier.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { mapNode } from "../../core/types/type-node.ts";
import { locationOf } from "../plan/location.ts";
import type { LibraryNames, Name, SchemaNames, TypeName } from "../plan/names.ts";
import { isObjectForm, keepsMembers, needsDeclaredType } from "../plan/object-form.ts";
import { type ConjunctionPlan, planConjunction, plannedParts } from "../plan/plan-conjunction.ts";
import { findObjects } from "../plan/shared/found-objects.ts";
import { SharedObjects } from "../plan/shared/shared-objects.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { type DeclaredSchema, declareSchema, type SchemaDeclaration } from "./declare-schema.ts";

/** Folder of a file. */
type Folder = Reading | "operations" | "root";

export interface FileLocation {
  readonly folder: Folder;
  /** Names that the file declares: imports avoid them. */
  readonly declares?: readonly string[];
  /** True if objects that declarations of the file repeat are written once. */
  readonly sharesObjects?: boolean;
}

/** One file: the names that it refers to, and declarations that only this file needs. */
export class FileModule implements LibraryNames {
  readonly run: ZodRun;
  readonly #location: FileLocation;
  readonly #locals = new Map<string, string>();
  #declarations: Statement[] = [];
  readonly #declared: ReadonlySet<string>;
  readonly #taken: Set<string>;
  /** Objects in several declarations. */
  readonly shared: SharedObjects = new SharedObjects();
  /** The component that is being declared, with its local schemas. */
  #owner = "";
  readonly #stated = new Map<string, boolean>();
  readonly #objects = new Map<string, boolean>();

  constructor(run: ZodRun, location: FileLocation) {
    this.run = run;
    this.#location = location;
    this.#declared = new Set(location.declares);
    this.#taken = new Set([...[...run.schemaTypeNames].flat(), ...this.#declared]);
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
    return this.#reserve(`build${pascalCase(name)}`);
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

  /** Returns the names for a declaration. References that lead back to `owner`, the declared schema, are cyclic. */
  namesIn(owner: SchemaModel | undefined): SchemaNames {
    const { run } = this;
    const module = this;
    return {
      get z() {
        return module.z;
      },
      runtime: (name) => this.runtime(name),
      runtimeType: (name) => this.runtimeType(name),
      schemaName: (reference) => this.#schemaName(reference),
      valueTypeName: (reference) => this.#valueTypeName(reference),
      isCyclic: ({ target }) => owner !== undefined && run.cycles.connects(owner, target),
      goesDeep: ({ target }) => run.cycles.goesDeep(target),
      isObject: (reference) => this.#isObject(reference),
      sharedFor: (check) => this.shared.namesFor(check),
      describes: run.options.metadata ?? false,
      types: { targetOf: run.checks.targetOf, readings: run.checks.readings },
    };
  }

  /** Declares schemas that only a check refers to, and collects its objects, before it is printed. */
  prepare(check: CheckNode, owner: SchemaModel | undefined): void {
    this.#prepareReferences(check, owner);
    if (this.#location.sharesObjects && !this.run.options.metadata)
      this.shared.add(this.#owner, findObjects(check, this.namesIn(owner)));
  }

  #prepareReferences(check: CheckNode, owner: SchemaModel | undefined): void {
    if (check.kind === "reference") {
      this.#prepareReference(check, owner);
      return;
    }
    const location = locationOf(owner);
    const names = this.namesIn(owner);
    for (const part of plannedParts(check, location, names)) this.#prepareReferences(part, owner);
    if (check.kind === "allOf") this.#prepareType(planConjunction(check, location, names), owner);
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
    const name = this.#reserve(camelCase(`${schema.location.pointer.split("/").at(-1) ?? ""} ${ending}`));
    this.#locals.set(key, name);
    const inner = this.run.cycles.knows(schema) ? schema : owner;
    const { statements } = declareSchema({ name, schema, reading, owner: inner }, this);
    this.#declarations.push(...statements);
  }

  #schemaName(reference: ReferenceCheck, typeOnly = false): Name {
    const { reading, key, component } = this.run.targetOf(reference);
    if (component) return this.#component(component, reading, typeOnly);
    const name = this.#locals.get(key);
    if (name === undefined) throw new Error(`Nothing has declared ${key}.`);
    return name;
  }

  #valueTypeName(reference: ReferenceCheck): TypeName {
    return { name: this.#schemaName(reference, true), isInferred: !this.statesType(reference) };
  }

  /** True if the declaration of a schema states its type: TypeScript cannot infer it, or would infer another one. */
  statesType(reference: Pick<ReferenceCheck, "target" | "reading">): boolean {
    const { schema, reading, key } = this.run.targetOf(reference);
    const known = this.#stated.get(key);
    if (known !== undefined) return known;
    const states =
      this.#isRecursive(schema) ||
      this.run.cycles.goesDeep(schema) ||
      needsDeclaredType(this.run.checks.of(schema, reading), locationOf(schema), this.namesIn(schema));
    this.#stated.set(key, states);
    return states;
  }

  #isRecursive(schema: SchemaModel): boolean {
    return this.run.cycles.connects(schema, schema);
  }

  #isObject(reference: ReferenceCheck): boolean {
    const { schema, reading, key, component } = this.run.targetOf(reference);
    const known = this.#objects.get(key);
    if (known !== undefined) return known;
    const isStated = this.statesType(reference);
    const form = isStated ? keepsMembers : isObjectForm;
    const isObject =
      !this.#isRecursive(schema) &&
      (!isStated || component !== undefined) &&
      form(this.run.checks.of(schema, reading), locationOf(schema), this.namesIn(schema));
    this.#objects.set(key, isObject);
    return isObject;
  }

  /** Imports a component from the folder of its reading; if one file uses both readings, their names differ. */
  #component({ identifier, schema }: ComponentModel, reading: SchemaReading, typeOnly: boolean): Name {
    const isSplit = this.run.checks.readings.differ(schema);
    if (this.#location.folder === reading) return identifier;
    const home = this.#location.folder === "response" ? "response" : "request";
    const isTaken = this.#declared.has(identifier) || (isSplit && reading !== home);
    const alias = isTaken ? this.#aliasOf(identifier, reading) : identifier;
    return (typeOnly ? importedType : imported)(this.#specifier(reading), identifier, alias);
  }

  #aliasOf(identifier: string, reading: SchemaReading): string {
    return this.#free(`${reading === "request" ? "Request" : "Response"}${identifier}`);
  }

  #specifier(folder: SchemaReading): string {
    const up = this.#location.folder === "root" ? "./" : "../";
    return `${up}${folder}/index${this.run.options.importExtension}`;
  }

  /** Returns an unused name for an import: the preferred one if possible. */
  #free(name: string): string {
    let found = name;
    while (this.#taken.has(found)) found += "_";
    return found;
  }

  /** Reserves a name for a declaration: with a number if it is already used. */
  #reserve(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.#taken.has(name); number += 1) name = `${wanted}${number}`;
    this.#taken.add(name);
    return name;
  }
}
