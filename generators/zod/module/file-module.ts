import type { ImportRequest, Statement } from "../../core/emit/source-file.ts";
import { camelCase, pascalCase } from "../../core/identifier.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import { numberForms } from "../../core/model/int64.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { ModuleNames, NamedReference, SchemaReading, Scope } from "../compile/scope.ts";
import { type DeclaredSchema, declareSchema, type SchemaDeclaration } from "./declare-schema.ts";
import { ImportTable } from "./import-table.ts";
import type { Library } from "./library.ts";

/** The folder that a file stands in. */
type Folder = Reading | "operations" | "root";

export interface FilePlace {
  readonly folder: Folder;
  /** Names that the file itself declares: imports keep clear of them. */
  readonly declares?: readonly string[];
}

/** The names of one file: imports as they are asked for, and declarations for what only this file refers to. */
export class FileModule implements ModuleNames {
  readonly #library: Library;
  readonly #place: FilePlace;
  readonly #imports = new ImportTable();
  readonly #locals = new Map<string, string>();
  #declarations: Statement[] = [];
  readonly #declared: ReadonlySet<string>;
  readonly #taken: Set<string>;
  #current: SchemaModel | undefined;
  cyclicUses = 0;

  constructor(library: Library, place: FilePlace) {
    this.#library = library;
    this.#place = place;
    this.#declared = new Set(place.declares);
    this.#taken = new Set([...[...library.typeNames].flat(), ...this.#declared]);
  }

  get imports(): readonly ImportRequest[] {
    return this.#imports.requests;
  }

  /** The declarations that what was compiled since the last call has asked for: schemas without a name of their own. */
  takeDeclarations(): readonly Statement[] {
    const taken = this.#declarations;
    this.#declarations = [];
    return taken;
  }

  /** Declares a component; what leads back to it from here on is cyclic. */
  declare(declaration: SchemaDeclaration): DeclaredSchema {
    this.#current = declaration.schema;
    return declareSchema(declaration, this);
  }

  /** What the function that builds a schema is called. */
  builderOf(name: string): string {
    return this.#reserve(`build${pascalCase(name)}`);
  }

  scope(reading: SchemaReading): Scope {
    const { readings, formats, options } = this.#library;
    const place = { module: this, isDeferred: false, assumed: undefined };
    return { reading, readings, formats, ...numberForms(options.int64), ...place };
  }

  readonly z = (name: string): string => {
    const namespace = this.free("z");
    this.#imports.add({ from: "zod", namespace });
    return `${namespace}.${name}`;
  };

  readonly runtime = (name: string, typeOnly = false): string => {
    const free = this.free(name);
    const from = `${this.#library.options.modules.runtime}/zod`;
    this.#imports.add({ from, names: [free === name ? name : `${name} as ${free}`], typeOnly });
    return free;
  };

  schema(target: SchemaModel, reading: SchemaReading): NamedReference {
    const isCyclic = this.isCyclic(target);
    const wanted = this.#wanted(target, reading);
    const component = this.#library.components.get(target);
    const isLocal = component === undefined || wanted === "plain";
    const name = isLocal ? this.#local(target, wanted) : this.#component(component, wanted);
    if (isCyclic) this.cyclicUses += 1;
    return { name, isCyclic };
  }

  outputOf(target: SchemaModel): string | undefined {
    const component = this.#library.components.get(target);
    if (!component) return undefined;
    return `${this.z("output")}<typeof ${this.#component(component, "exact", true)}>`;
  }

  typeOf(target: SchemaModel, reading: Reading): string {
    const component = this.#library.components.get(target);
    const name = component ? this.#component(component, reading, true) : this.#local(target, reading);
    return this.isCyclic(target) ? name : `${this.z("output")}<typeof ${name}>`;
  }

  report(schema: SchemaModel, problem: { code: string; message: string; help: string }): void {
    const { problems, reported } = this.#library;
    const key = `${problem.code} ${schema.place.pointer} ${problem.message}`;
    if (reported.has(key)) return; // each reading, and each place that repeats a schema, comes across it
    reported.add(key);
    problems.push({ ...problem, severity: "warning", location: schema.place.locate() });
  }

  /** True when a schema contains the one that is being compiled, or is that one and contains itself. */
  isCyclic(target: SchemaModel): boolean {
    return this.#current !== undefined && this.#library.cycles.connects(this.#current, target);
  }

  isLookedAt({ place }: Pick<SchemaModel, "place">): boolean {
    return this.#library.lookedAt.has(place);
  }

  isRecursive(target: SchemaModel): boolean {
    return this.#library.cycles.connects(target, target);
  }

  /** Components are found in the folder of their reading; both readings of one component in one file differ by name. */
  #component(component: ComponentModel, wanted: Reading, typeOnly = false): string {
    const { identifier, schema } = component;
    const isSplit = this.#library.readings.differ(schema);
    const reading = isSplit ? wanted : "exact";
    if (this.#place.folder === reading) return identifier;
    const home = this.#place.folder === "tolerant" ? "tolerant" : "exact";
    const isTaken = this.#declared.has(identifier) || (isSplit && reading !== home);
    const alias = isTaken ? this.#aliasOf(identifier, reading) : identifier;
    const name = alias === identifier ? identifier : `${identifier} as ${alias}`;
    this.#imports.add({ from: this.#specifier(reading), names: [name], typeOnly });
    return alias;
  }

  #aliasOf(identifier: string, reading: Reading): string {
    return this.free(`${reading === "exact" ? "Exact" : "Tolerant"}${identifier}`);
  }

  #specifier(folder: Reading): string {
    const up = this.#place.folder === "root" ? "./" : "../";
    return `${up}${folder}/index${this.#library.options.importExtension}`;
  }

  /** Where a reading changes nothing, the exact one stands for it. */
  #wanted(target: SchemaModel, reading: SchemaReading): SchemaReading {
    const { readings } = this.#library;
    const changes = reading === "plain" ? readings.loosens(target, "exact") : readings.differ(target);
    return changes ? reading : "exact";
  }

  /** What no component gives, such as a schema that a pointer into one leads to, becomes a declaration of this file. */
  #local(target: SchemaModel, wanted: SchemaReading): string {
    const reading = this.#wanted(target, wanted);
    const key = `${reading} ${target.place.pointer}`;
    const known = this.#locals.get(key);
    if (known !== undefined) return known;
    const ending = reading === "plain" ? "plain schema" : "schema";
    const name = this.#reserve(camelCase(`${target.place.pointer.split("/").at(-1) ?? ""} ${ending}`));
    this.#locals.set(key, name);
    const outer = { current: this.#current, uses: this.cyclicUses };
    this.#current = target;
    const { statements } = declareSchema({ name, schema: target, reading }, this);
    this.#current = outer.current;
    this.cyclicUses = outer.uses;
    this.#declarations.push(...statements);
    return name;
  }

  /** A type of the language, also where a component has its name. */
  globalType(name: string): string {
    return this.#library.typeNames.has(name) ? `globalThis.${name}` : name;
  }

  /** A name that nothing in the file has: the one that is wanted, where it is free. */
  free(name: string): string {
    return this.#taken.has(name) ? this.free(`${name}_`) : name;
  }

  /** A name that a declaration of the file takes: with a number where it is not free. */
  #reserve(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.#taken.has(name); number += 1) name = `${wanted}${number}`;
    this.#taken.add(name);
    return name;
  }
}
