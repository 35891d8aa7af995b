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
import { type FoundObject, findObjects } from "../shared/found-objects.ts";
import { isSameNames, type SharedNames } from "../shared/shared-names.ts";
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

/** Which names of a file something asked for. */
export interface NameRecord {
  /** Names that were wanted, with those that were free. */
  readonly free: Map<string, string>;
  /** Names that its declarations took. */
  readonly reserved: string[];
  /** What was found that may be shared. */
  readonly found: (readonly FoundObject[])[];
  /** What stands for such an object that was printed, by its key; undefined where it was written out. */
  readonly shared: Map<string, SharedNames | undefined>;
  /** False where it depends on what else the file declares, or was reported. */
  isOwn: boolean;
}

/** A problem of a schema. */
export interface Report {
  readonly pointer: string;
  readonly problem: Pick<Problem, "code" | "message" | "help">;
}

/** Each reading, and each place that repeats a schema, comes across the same problem. */
export function reportOnce({ pointer, problem }: Report, { model, problems, reported }: ZodRun): void {
  const key = `${problem.code} ${pointer} ${problem.message}`;
  if (reported.has(key)) return;
  reported.add(key);
  problems.push({ ...problem, severity: "warning", location: model.placeAt(pointer).locate() });
}

/** One file: the names of what it refers to, and declarations for what only this file refers to. */
export class FileModule extends SchemaFileOfRun implements LibraryNames {
  readonly #place: FilePlace;
  readonly #locals = new Map<string, string>();
  #declarations: Statement[] = [];
  readonly #declared: ReadonlySet<string>;
  readonly #taken: Set<string>;
  readonly #reports: Report[] = [];
  /** Objects that several declarations write out. */
  readonly shared: SharedObjects = new SharedObjects();
  #record: NameRecord | undefined;
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

  /** Does something, and says which names of the file it asked for. */
  recordNames<Result>(work: () => Result): { readonly result: Result; readonly names: NameRecord } {
    const outer = this.#record;
    const names = { free: new Map(), reserved: [], found: [], shared: new Map(), isOwn: true };
    this.#record = names;
    const result = work();
    this.#record = outer;
    return { result, names };
  }

  /** Takes the names that were recorded in another file for a component; false where they would be others in this one. */
  repeatNames({ free, reserved, found }: NameRecord, owner: string): boolean {
    const isSame =
      [...free].every(([name, found]) => this.free(name) === found) &&
      reserved.every((name) => !this.#taken.has(name));
    if (!isSame) return false;
    for (const name of reserved) this.#taken.add(name);
    for (const objects of found) this.shared.add(owner, objects);
    return true;
  }

  /** True where the same stands for each object that was printed. */
  sharesAsIn({ shared }: NameRecord): boolean {
    return [...shared].every(([key, names]) => isSameNames(this.shared.namesOf(key), names));
  }

  /** Takes note of what a declaration writes out. */
  noteObjects(declared: ZodNode): void {
    if (!this.#place.sharesObjects) return;
    const objects = findObjects(declared);
    this.shared.add(this.#owner, objects);
    this.#record?.found.push(objects);
  }

  /** Decides which objects of the file are written once: to be called when all is declared, before it is printed. */
  chooseShared(): void {
    this.shared.choose(this.#taken);
  }

  sharedFor(node: ZodNode): SharedNames | undefined {
    const key = this.shared.keyOf(node);
    if (key === undefined) return undefined;
    const names = this.shared.namesOf(key);
    this.#record?.shared.set(key, names);
    return names;
  }

  /** Declares a component; what leads back to it from here on is cyclic. */
  declare(declaration: SchemaDeclaration): DeclaredSchema {
    this.startAt(declaration.schema);
    this.#owner = declaration.name;
    return declareSchema(declaration, this);
  }

  /** Declares a component, behind what only it refers to. */
  declareWithLocals(declaration: SchemaDeclaration): DeclaredSchema {
    const { statements, exportedType } = this.declare(declaration);
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

  report({ place }: SchemaModel, problem: Report["problem"]): void {
    if (this.#record) this.#record.isOwn = false;
    const report = { pointer: place.pointer, problem };
    this.#reports.push(report);
    reportOnce(report, this.run);
  }

  /** What was reported for the file, also where another file had reported it before. */
  get reports(): readonly Report[] {
    return this.#reports;
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
    if (this.#record) this.#record.isOwn = false;
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
    this.#record?.free.set(name, found);
    return found;
  }

  /** A name that a declaration of the file takes: with a number where it is not free. */
  #reserve(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.#taken.has(name); number += 1) name = `${wanted}${number}`;
    this.#taken.add(name);
    if (name === wanted) this.#record?.reserved.push(name);
    else if (this.#record) this.#record.isOwn = false;
    return name;
  }
}
