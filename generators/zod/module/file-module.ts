import { type Imported, imported, importedModule, importedType } from "../../core/emit/code.ts";
import type { Statement } from "../../core/emit/source-file.ts";
import { camelCase, pascalCase } from "../../core/identifier.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Problem } from "../../core/problem/problem.ts";
import type { SchemaReading } from "../build/scope.ts";
import type { Name, NameNode, TypeName, ZodNode } from "../build/zod-node.ts";
import type { LibraryNames } from "../print/print-node.ts";
import { findObjects } from "../shared/found-objects.ts";
import type { SharedNames } from "../shared/shared-names.ts";
import { SharedObjects } from "../shared/shared-objects.ts";
import { type DeclaredSchema, declareSchema, type SchemaDeclaration } from "./declare-schema.ts";
import { SchemaFileOfRun } from "./schema-file-of-run.ts";
import { wantedReading } from "./scope-in.ts";
import type { ZodRun } from "./zod-run.ts";

/** The folder that a file stands in. */
type Folder = Reading | "operations" | "root";

export interface FilePlace {
  readonly folder: Folder;
  /** Names that the file itself declares: imports keep clear of them. */
  readonly declares?: readonly string[];
  /** Objects that the declarations of the file repeat are written once. */
  readonly sharesObjects?: boolean;
}

/** One file: the names of what it refers to, and declarations for what only this file refers to. */
export class FileModule extends SchemaFileOfRun implements LibraryNames {
  readonly #place: FilePlace;
  readonly #locals = new Map<string, string>();
  #declarations: Statement[] = [];
  readonly #declared: ReadonlySet<string>;
  readonly #taken: Set<string>;
  /** Objects that several declarations write out. */
  readonly shared: SharedObjects = new SharedObjects();
  /** The component that is being declared, with what only it refers to. */
  #owner = "";

  constructor(run: ZodRun, place: FilePlace) {
    super(run);
    this.#place = place;
    this.#declared = new Set(place.declares);
    this.#taken = new Set([...[...run.typeNames].flat(), ...this.#declared]);
  }

  /** The declarations that what was built since the last call has asked for: schemas without a name of their own. */
  takeDeclarations(): readonly Statement[] {
    const taken = this.#declarations;
    this.#declarations = [];
    return taken;
  }

  /** Takes note of what a declaration writes out. */
  noteObjects(declared: ZodNode): void {
    if (!this.#place.sharesObjects) return;
    this.shared.add(this.#owner, findObjects(declared));
  }

  /** Decides which objects of the file are written once: to be called when all is declared, before it is printed. */
  chooseShared(): void {
    this.shared.choose(this.#taken);
  }

  sharedFor(node: ZodNode): SharedNames | undefined {
    const key = this.shared.keyOf(node);
    return key === undefined ? undefined : this.shared.namesOf(key);
  }

  /** Declares a component, behind what only it refers to; what leads back to it from here on is cyclic. */
  declare(declaration: SchemaDeclaration): DeclaredSchema {
    this.startAt(declaration.schema);
    this.#owner = declaration.name;
    const { statements, exportedType } = declareSchema(declaration, this);
    return { statements: [...this.takeDeclarations(), ...statements], exportedType };
  }

  /** What the function that builds a schema is called. */
  builderOf(name: string): string {
    return this.#reserve(`build${pascalCase(name)}`);
  }

  get z(): Imported {
    return importedModule("zod", this.free("z"), "value");
  }

  runtime(name: string): Imported {
    return imported(this.#runtimeModule, name, this.free(name));
  }

  runtimeType(name: string): Imported {
    return importedType(this.#runtimeModule, name, this.free(name));
  }

  get #runtimeModule(): string {
    return `${this.run.options.modules.runtime}/zod`;
  }

  schema(target: SchemaModel, reading: SchemaReading): NameNode {
    const wanted = wantedReading(this.run, target, reading);
    const component = this.run.components.get(target);
    const isLocal = component === undefined || wanted === "plain";
    const name = isLocal ? this.#local(target, wanted) : this.#component(component, wanted);
    return { kind: "name", name, isCyclic: this.isCyclic(target), goesDeep: this.goesDeep(target) };
  }

  outputOf(target: SchemaModel): TypeName | undefined {
    const component = this.run.components.get(target);
    if (!component) return undefined;
    return { name: this.#component(component, "exact", true), isInferred: true };
  }

  typeOf(target: SchemaModel, reading: Reading): TypeName {
    const component = this.run.components.get(target);
    const name = component ? this.#component(component, reading, true) : this.#local(target, reading);
    return { name, isInferred: !this.isCyclic(target) };
  }

  /** Each reading, and each place that repeats a schema, comes across the same problem. */
  report({ place }: SchemaModel, problem: Pick<Problem, "code" | "message" | "help">): void {
    const { problems, reported } = this.run;
    const key = `${problem.code} ${place.pointer} ${problem.message}`;
    if (reported.has(key)) return;
    reported.add(key);
    problems.push({ ...problem, severity: "warning", location: place.locate() });
  }

  /** Components are found in the folder of their reading; both readings of one component in one file differ by name. */
  #component(component: ComponentModel, wanted: Reading, typeOnly = false): Name {
    const { identifier, schema } = component;
    const isSplit = this.run.readings.differ(schema);
    const reading = isSplit ? wanted : "exact";
    if (this.#place.folder === reading) return identifier;
    const home = this.#place.folder === "tolerant" ? "tolerant" : "exact";
    const isTaken = this.#declared.has(identifier) || (isSplit && reading !== home);
    const alias = isTaken ? this.#aliasOf(identifier, reading) : identifier;
    return (typeOnly ? importedType : imported)(this.#specifier(reading), identifier, alias);
  }

  #aliasOf(identifier: string, reading: Reading): string {
    return this.free(`${reading === "exact" ? "Exact" : "Tolerant"}${identifier}`);
  }

  #specifier(folder: Reading): string {
    const up = this.#place.folder === "root" ? "./" : "../";
    return `${up}${folder}/index${this.run.options.importExtension}`;
  }

  /** What no component gives, such as a schema that a pointer into one leads to, becomes a declaration of this file. */
  #local(target: SchemaModel, wanted: SchemaReading): string {
    const reading = wantedReading(this.run, target, wanted);
    const key = `${reading} ${target.place.pointer}`;
    const known = this.#locals.get(key);
    if (known !== undefined) return known;
    const ending = reading === "plain" ? "plain schema" : "schema";
    const name = this.#reserve(camelCase(`${target.place.pointer.split("/").at(-1) ?? ""} ${ending}`));
    this.#locals.set(key, name);
    const { statements } = this.within(target, () => declareSchema({ name, schema: target, reading }, this));
    this.#declarations.push(...statements);
    return name;
  }

  /** A name that nothing in the file has: the one that is wanted, where it is free. */
  free(name: string): string {
    let found = name;
    while (this.#taken.has(found)) found += "_";
    return found;
  }

  /** A name that a declaration of the file takes: with a number where it is not free. */
  #reserve(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.#taken.has(name); number += 1) name = `${wanted}${number}`;
    this.#taken.add(name);
    return name;
  }
}
