import { camelCase } from "../../core/emit/identifier.ts";
import { constDeclaration, type ImportRequest, type Statement } from "../../core/emit/source-file.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import type { Reading } from "../../core/model/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { compileSchema } from "../compile/compile-schema.ts";
import type { ModuleNames, NamedReference, Scope } from "../compile/scope.ts";
import { typeText } from "../compile/type-text.ts";
import type { Library } from "./library.ts";

/** Code below this length has a type that is as short. */
const SHORT = 40;

/** The folder that a file stands in. */
export type Folder = Reading | "operations" | "root";

export interface FilePlace {
  readonly folder: Folder;
  /** The component that the file is for. */
  readonly component?: ComponentModel;
}

/** The names of one file: imports as they are asked for, and declarations for what only this file refers to. */
export class FileModule implements ModuleNames {
  readonly #library: Library;
  readonly #place: FilePlace;
  readonly #imports: ImportRequest[] = [];
  readonly #locals = new Map<string, string>();
  readonly #declarations: Statement[] = [];
  readonly #taken: Set<string>;
  #current: SchemaModel | undefined;
  cyclicUses = 0;

  constructor(library: Library, place: FilePlace) {
    this.#library = library;
    this.#place = place;
    this.#current = place.component?.schema;
    this.#taken = new Set(library.model.schemas.map(({ identifier }) => identifier));
  }

  /** What is needed as a value is not imported as a type beside. */
  get imports(): readonly ImportRequest[] {
    const values = new Set(this.#imports.filter(({ typeOnly }) => !typeOnly).flatMap(importedNames));
    return this.#imports.filter(
      (request) => !request.typeOnly || !importedNames(request).every((name) => values.has(name)),
    );
  }

  /** Schemas that are declared for this file alone, each before those that use it. */
  get declarations(): readonly Statement[] {
    return this.#declarations;
  }

  scope(reading: Reading): Scope {
    return { reading, readings: this.#library.readings, module: this, isDeferred: false, assumed: undefined };
  }

  readonly z = (name: string): string => {
    const namespace = this.#free("z");
    this.#imports.push({ from: "zod", namespace });
    return `${namespace}.${name}`;
  };

  readonly runtime = (name: string, typeOnly = false): string => {
    const free = this.#free(name);
    const from = `${this.#library.options.modules.runtime}/zod`;
    this.#imports.push({ from, names: [free === name ? name : `${name} as ${free}`], typeOnly });
    return free;
  };

  schema(target: SchemaModel, reading: Reading): NamedReference {
    const isCyclic = this.isCyclic(target);
    const component = this.#library.components.get(target);
    const name = component ? this.#component(component, reading) : this.#local(target, reading);
    if (isCyclic) this.cyclicUses += 1;
    return { name, isCyclic };
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

  /** Components are found in the folder of their reading; both readings of one component in one file differ by name. */
  #component(component: ComponentModel, wanted: Reading, typeOnly = false): string {
    const { identifier, schema } = component;
    const reading = this.#library.readings.differ(schema) ? wanted : "exact";
    const isOwn = this.#place.component === component && this.#place.folder === reading;
    if (isOwn) return identifier;
    const home = this.#place.folder === "tolerant" ? "tolerant" : "exact";
    const alias =
      reading === home || !this.#library.readings.differ(schema)
        ? identifier
        : this.#aliasOf(identifier, reading);
    const name = alias === identifier ? identifier : `${identifier} as ${alias}`;
    this.#imports.push({ from: this.#specifier(identifier, reading), names: [name], typeOnly });
    return alias;
  }

  #aliasOf(identifier: string, reading: Reading): string {
    return this.#free(`${reading === "exact" ? "Exact" : "Tolerant"}${identifier}`);
  }

  #specifier(identifier: string, reading: Reading): string {
    const { files, options } = this.#library;
    const { folder } = this.#place;
    const file = `${files.get(identifier) ?? identifier}${options.importExtension}`;
    if (folder === reading || (folder === "tolerant" && !this.#isSplit(identifier))) return `./${file}`;
    return `${folder === "root" ? "./" : "../"}${reading}/${file}`;
  }

  #isSplit(identifier: string): boolean {
    const component = this.#library.model.schemas.find((candidate) => candidate.identifier === identifier);
    return component !== undefined && this.#library.readings.differ(component.schema);
  }

  /** A schema that is referred to by a pointer into a component becomes a declaration of this file. */
  #local(target: SchemaModel, wanted: Reading): string {
    const reading = this.#library.readings.differ(target) ? wanted : "exact";
    const key = `${reading} ${target.place.pointer}`;
    const known = this.#locals.get(key);
    if (known !== undefined) return known;
    const name = this.#free(camelCase(`${target.place.pointer.split("/").at(-1) ?? ""} schema`));
    this.#taken.add(name);
    this.#locals.set(key, name);
    const outer = { current: this.#current, uses: this.cyclicUses };
    this.#current = target;
    const parts = this.declarationOf({ name, schema: target, reading, exported: false });
    this.#current = outer.current;
    this.cyclicUses = outer.uses;
    this.#declarations.push(...parts);
    return name;
  }

  /**
   * `const name = …;`. Its type is written out where it cannot infer that, and gets a name where it is long: then the
   * declarations of those who use it name it instead of repeating it.
   */
  declarationOf({ name, schema, reading, exported, docs }: SchemaDeclaration): Statement[] {
    const { code } = compileSchema(schema, this.scope(reading));
    const typeName = this.#library.typeNames.get(name);
    if (!this.isCyclic(schema)) {
      if (!exported || typeName === undefined || code.length < SHORT) {
        return [constDeclaration({ name, docs, exported, initializer: code })];
      }
      const inner = this.#free("schema");
      return [
        constDeclaration({ name: inner, exported: false, initializer: code }),
        `export interface ${typeName} extends ${this.runtime("SchemaType", true)}<typeof ${inner}> {}`,
        constDeclaration({ name, docs, type: typeName, initializer: inner }),
      ];
    }
    const type = `${exported ? "export " : ""}type ${name} = ${typeText(schema, this.scope(reading))};`;
    const annotation = `${this.z("ZodType")}<${name}, ${name}>`;
    return [type, constDeclaration({ name, docs, exported, type: annotation, initializer: code })];
  }

  #free(name: string): string {
    return this.#taken.has(name) ? this.#free(`${name}_`) : name;
  }
}

function importedNames({ from, names = [] }: ImportRequest): string[] {
  return names.map((name) => `${from} ${name}`);
}

export interface SchemaDeclaration {
  readonly name: string;
  readonly schema: SchemaModel;
  readonly reading: Reading;
  readonly exported: boolean;
  readonly docs?: string | undefined;
}
