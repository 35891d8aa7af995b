import { camelCase, pascalCase } from "../../core/emit/identifier.ts";
import { constDeclaration, type ImportRequest, type Statement } from "../../core/emit/source-file.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import type { Reading } from "../../core/model/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { compileSchema } from "../compile/compile-schema.ts";
import type { ModuleNames, NamedReference, Scope } from "../compile/scope.ts";
import { type DeclaredSchema, declareSchema, type SchemaDeclaration } from "./declare-schema.ts";
import { deferredCode } from "./deferred.ts";
import { ImportTable } from "./import-table.ts";
import type { Library } from "./library.ts";

/** The folder that a file stands in. */
type Folder = Reading | "operations" | "root";

export interface FilePlace {
  readonly folder: Folder;
  /** A name that the file itself declares: imports keep clear of it. */
  readonly declares?: string;
}

/** The names of one file: imports as they are asked for, and declarations for what only this file refers to. */
export class FileModule implements ModuleNames {
  readonly #library: Library;
  readonly #place: FilePlace;
  readonly #imports = new ImportTable();
  readonly #locals = new Map<string, string>();
  #declarations: Statement[] = [];
  readonly #taken: Set<string>;
  #current: SchemaModel | undefined;
  cyclicUses = 0;

  constructor(library: Library, place: FilePlace) {
    this.#library = library;
    this.#place = place;
    this.#taken = new Set([...library.typeNames].flat());
    if (place.declares !== undefined) this.#taken.add(place.declares);
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

  scope(reading: Reading): Scope {
    const { readings, formats } = this.#library;
    const tests = new Set<SchemaModel>();
    return { reading, readings, formats, tests, module: this, isDeferred: false, assumed: undefined };
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

  schema(target: SchemaModel, reading: Reading): NamedReference {
    const isCyclic = this.isCyclic(target);
    const component = this.#library.components.get(target);
    const name = component ? this.#component(component, reading) : this.#local(target, reading);
    if (isCyclic) this.cyclicUses += 1;
    return { name, isCyclic };
  }

  deferred(target: SchemaModel, reading: Reading): string {
    const key = `deferred ${reading} ${target.place.pointer}`;
    const name = this.#locals.get(key) ?? this.#declareDeferred(key, target, reading);
    return `${this.runtime("lazy")}(() => ${name})`;
  }

  #declareDeferred(key: string, target: SchemaModel, reading: Reading): string {
    const name = this.#reserve(camelCase(`${target.place.pointer.split("/").at(-2) ?? ""} branch`));
    this.#locals.set(key, name);
    const { code } = compileSchema(target, this.scope(reading));
    const type = this.z("ZodType"); // a type that is written out, since it could not be inferred from itself
    this.#declarations.push(
      constDeclaration({ name, exported: false, type, initializer: deferredCode(code, this) }),
    );
    return name;
  }

  outputOf(target: SchemaModel): string | undefined {
    const component = this.#library.components.get(target);
    if (!component) return undefined;
    return `${this.z("output")}<typeof ${this.#component(component, "exact", true)}>`;
  }

  typeOf(target: SchemaModel, reading: Reading): string {
    const { name, isCyclic } = this.schema(target, reading);
    return isCyclic ? name : `${this.z("output")}<typeof ${name}>`;
  }

  report(schema: SchemaModel, problem: { code: string; message: string; help: string }): void {
    this.#library.problems.push({ ...problem, severity: "warning", location: schema.place.locate() });
  }

  /** True when a schema contains the one that is being compiled, or is that one and contains itself. */
  isCyclic(target: SchemaModel): boolean {
    return this.#current !== undefined && this.#library.cycles.connects(this.#current, target);
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
    const isTaken = identifier === this.#place.declares || (isSplit && reading !== home);
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

  /** A schema that is referred to by a pointer into a component becomes a declaration of this file. */
  #local(target: SchemaModel, wanted: Reading): string {
    const reading = this.#library.readings.differ(target) ? wanted : "exact";
    const key = `${reading} ${target.place.pointer}`;
    const known = this.#locals.get(key);
    if (known !== undefined) return known;
    const name = this.#reserve(camelCase(`${target.place.pointer.split("/").at(-1) ?? ""} schema`));
    this.#locals.set(key, name);
    const outer = { current: this.#current, uses: this.cyclicUses };
    this.#current = target;
    const { statements } = declareSchema({ name, schema: target, reading }, this);
    this.#current = outer.current;
    this.cyclicUses = outer.uses;
    this.#declarations.push(...statements);
    return name;
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
