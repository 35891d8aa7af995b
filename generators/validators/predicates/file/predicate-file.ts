import type { SchemaReading } from "../../../core/checks/scope.ts";
import { type Imported, imported, importedModule, importedType, layout } from "../../../core/emit/code.ts";
import type { Statement } from "../../../core/emit/source-file.ts";
import type { ComponentModel } from "../../../core/model/api-model.ts";
import type { Reading } from "../../../core/model/reading/reading.ts";
import type { Target, ZodRun } from "../../run/zod-run.ts";
import { FileNames } from "./file-names.ts";
import { type PredicateName, type PredicateReference, predicateName } from "./reference.ts";
import { namesIn, usedStatements } from "./used-statements.ts";

export interface PredicateFileParts {
  /** The folder of the file. */
  readonly folder: "predicates" | "parsers" | "parsers/operations";
  /** The reading whose components the file declares. */
  readonly declares?: Reading;
  /** Names that it exports: other names of the file differ from them. */
  readonly exported: Iterable<string>;
}

/** A file of predicates or parsers while it is printed: its names, imports and statements. */
export class PredicateFile {
  readonly run: ZodRun;
  readonly names: FileNames;
  readonly #parts: PredicateFileParts;
  readonly #imports = new Map<string, Imported>();
  /** Names of functions that only this file has. */
  readonly #functions = new Map<string, string>();
  readonly #constants = new Map<string, string>();
  readonly #statements: string[] = [];
  /** Declarations to print of functions that are already called. */
  readonly #pending: (() => void)[] = [];

  constructor(run: ZodRun, parts: PredicateFileParts) {
    this.run = run;
    this.#parts = parts;
    this.names = new FileNames(parts.exported);
  }

  /** Imports a function or a value of the runtime for predicates. */
  runtime(name: string): string {
    return this.#import(imported(`${this.run.options.modules.runtime}/predicates`, name, name));
  }

  runtimeType(name: string): string {
    return this.#import(importedType(`${this.run.options.modules.runtime}/predicates`, name, name));
  }

  /** Returns the type of the values that the schema of a component accepts. */
  outputOf(identifier: string, reading: Reading): string {
    const z = this.#import(importedModule("zod", "z", "type"));
    const schemas = `../${reading}/index${this.run.options.importExtension}`;
    return `${z}.output<typeof ${this.#import(importedType(schemas, identifier, identifier))}>`;
  }

  /** Imports an export of another generated file. */
  imported(path: string, name: string, as: string = name): string {
    return this.#import(imported(`${this.#root}${path}${this.run.options.importExtension}`, name, as));
  }

  /** Returns the name of a constant; equal initializers share one. */
  constant(wanted: string, initializer: string, type?: string): string {
    const known = this.#constants.get(initializer);
    if (known !== undefined) return known;
    const name = this.names.reserve(wanted);
    this.#constants.set(initializer, name);
    this.#statements.push(`const ${name}${type === undefined ? "" : `: ${type}`} = ${initializer};`);
    return name;
  }

  add(statement: string): void {
    this.#statements.push(statement);
  }

  /** Returns the predicate of a schema. `declare` prints one that only this file has, when the file settles. */
  referenceTo(target: Target, declare: (name: PredicateName) => void): PredicateReference {
    if (target.component) return this.#toComponent(target.component, target.reading);
    const nests = this.run.cycles.nests(target.schema);
    const named = (own: string) => (nests ? { is: undefined, at: own } : { is: own, at: undefined });
    const own = this.#declared(target.key, `is ${lastPart(target)}`, (name) => declare(named(name)));
    return this.#calling(named(own), (local) => local);
  }

  /** Returns the names of a component's predicate where it is declared. */
  ownName({ identifier, schema }: ComponentModel): PredicateName & { readonly is: string } {
    const is = predicateName(identifier);
    return { is, at: this.run.cycles.nests(schema) ? `${is}At` : undefined };
  }

  /** Returns the function that collects what a schema evaluates; `declare` prints a new one when the file settles. */
  evaluatorOf(form: string, target: Target, declare: (name: string) => void): string {
    return this.#declared(`evaluate ${form}`, `evaluate ${lastPart(target)}`, declare);
  }

  #declared(key: string, wanted: string, declare: (name: string) => void): string {
    const known = this.#functions.get(key);
    if (known !== undefined) return known;
    const name = this.names.reserve(wanted);
    this.#functions.set(key, name);
    this.#pending.push(() => declare(name));
    return name;
  }

  /** Prints functions that are called but not declared yet. */
  settle(): void {
    for (let declare = this.#pending.pop(); declare; declare = this.#pending.pop()) declare();
  }

  /** Returns the statements that are exported or used; the first one contains all imports. */
  statements(): readonly Statement[] {
    const [first = "export {};", ...others] = usedStatements(this.#statements);
    const names = new Set([first, ...others].flatMap(namesIn));
    const imports = [...this.#imports.values()].filter(({ local }) => names.has(local));
    return [
      layout(({ text }) => {
        for (const one of imports) text(one);
        return first;
      }),
      ...others,
    ];
  }

  #toComponent(component: ComponentModel, reading: SchemaReading): PredicateReference {
    const isHere = this.#parts.folder === "predicates" && this.#parts.declares === reading;
    return this.#calling(this.ownName(component), (name) =>
      isHere ? name : this.#import(imported(this.#predicates(reading), name, name)),
    );
  }

  /** Returns the calls of a predicate by its names; `local` imports a name where it is called. */
  #calling({ is, at }: PredicateName, local: (name: string) => string): PredicateReference {
    const whole = (value: string) =>
      is === undefined ? `${this.runtime("acceptsWhole")}(${at}, ${value})` : `${local(is)}(${value})`;
    return {
      whole,
      part: at === undefined ? undefined : (value, depth) => `${local(at)}(${value}, ${depth})`,
      function: () => (is === undefined ? `(value: unknown) => ${whole("value")}` : local(is)),
    };
  }

  #predicates(reading: SchemaReading): string {
    const folder = this.#parts.folder === "predicates" ? "./" : `${this.#root}predicates/`;
    return `${folder}${reading}${this.run.options.importExtension}`;
  }

  /** Returns the relative path from the file to the folder of all validators. */
  get #root(): string {
    return this.#parts.folder.replace(/[^/]+/g, "..").concat("/");
  }

  #import(wanted: Imported): string {
    const key = `${wanted.typeOnly} ${wanted.from} ${wanted.name}`;
    const known = this.#imports.get(key);
    if (known) return known.local;
    const local = this.names.imported(wanted.local);
    this.#imports.set(key, { ...wanted, local });
    return local;
  }
}

/** Returns the last part of a schema's pointer: its name, if it has one. */
function lastPart({ schema }: Target): string {
  return schema.location.pointer.split("/").at(-1) ?? "";
}
