import { type Imported, imported, importedModule, importedType, layout } from "../../core/emit/code.ts";
import type { Statement } from "../../core/emit/source-file.ts";
import { camelCase, isDeclarable } from "../../core/identifier.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { ZodRun } from "../module/zod-run.ts";
import type { SchemaNodes, Target } from "./schema-nodes.ts";

/** What the functions of a predicate are called where it is declared. */
export interface PredicateName {
  /** For a value as a whole; undefined where nobody but the file asks, and what is asked of parts does. */
  readonly is: string | undefined;
  /** For a part of a value, with its depth; undefined where nothing nests without end. */
  readonly at: string | undefined;
}

/** How a predicate is called. */
export interface PredicateReference {
  /** True where it has to be told the depth of a part. */
  readonly nests: boolean;
  /** The condition that it accepts a whole value. */
  whole(value: string): string;
  /** The condition that it accepts a part of a value. */
  part(value: string, depth: string): string;
  /** A function of a value alone. */
  function(): string;
}

/** The folder that a file of predicates stands in, or of what calls them. */
type PredicateFolder = "predicates" | "parsers";

export interface PredicateFileParts {
  readonly folder: PredicateFolder;
  /** The reading whose components the file declares. */
  readonly declares?: Reading;
  /** Names that it exports: everything else keeps clear of them. */
  readonly taken: Iterable<string>;
}

/** What functions of the runtime are called: no variable is. */
const RUNTIME_NAMES =
  /^(?:is|has|accepts|look|nothing|add)[A-Z]|^(?:below|remembered|getOwn|keysOf|membersOf|countOf|areUnique|equalsOneOf|compilePattern|parser|z)$/;

/** What functions use of the language. */
const GLOBALS: readonly string[] = ["Array", "Math", "Number", "Object", "Set"];

/** One file of predicates while it is written: its names, its imports and its statements. */
export class PredicateFile {
  readonly nodes: SchemaNodes;
  readonly #run: ZodRun;
  readonly #parts: PredicateFileParts;
  readonly #taken: Set<string>;
  readonly #variables = new Set<string>();
  readonly #imports = new Map<string, Imported>();
  readonly #locals = new Map<string, PredicateReference>();
  readonly #evaluators = new Map<string, string>();
  readonly #constants = new Map<string, string>();
  readonly #statements: string[] = [];
  /** Keys of schemas that are referred to, and not declared yet. */
  readonly #pending: (() => void)[] = [];

  constructor(run: ZodRun, nodes: SchemaNodes, parts: PredicateFileParts) {
    this.#run = run;
    this.nodes = nodes;
    this.#parts = parts;
    this.#taken = new Set([...parts.taken, ...GLOBALS]);
  }

  /** A function or a value of the runtime that predicates use. */
  runtime(name: string): string {
    return this.#import(imported(`${this.#run.options.modules.runtime}/predicates`, name, name));
  }

  runtimeType(name: string): string {
    return this.#import(importedType(`${this.#run.options.modules.runtime}/predicates`, name, name));
  }

  /** The type of the values that the schema of a component accepts. */
  outputOf(identifier: string, reading: Reading): string {
    const z = this.#import(importedModule("zod", "z", "type"));
    return `${z}.output<typeof ${this.#import(importedType(this.#path(reading), identifier, identifier))}>`;
  }

  /** What another generated file exports. */
  imported(path: string, name: string, as: string = name): string {
    return this.#import(imported(`../${path}${this.#run.options.importExtension}`, name, as));
  }

  /** A name that nothing in the file has. */
  reserve(wanted: string): string {
    const base = camelCase(wanted.replace(/[^\p{ID_Continue}$]+/gu, "-"));
    const isFree = (name: string) =>
      !this.#taken.has(name) && !this.#variables.has(name) && isDeclarable(name);
    let name = base;
    for (let number = 2; !isFree(name); number += 1) name = `${base}${number}`;
    this.#taken.add(name);
    return name;
  }

  /** A name for a variable of a function that has some already: nothing that functions use is hidden by it. */
  variable(wanted: string, used: ReadonlySet<string>): string {
    const camel = camelCase(wanted.replace(/[^\p{ID_Continue}$]+/gu, "-"));
    const isUsable = isDeclarable(camel) && camel.length <= 40 && !RUNTIME_NAMES.test(camel);
    const base = isUsable ? camel : "member";
    const isFree = (name: string) => !used.has(name) && !this.#taken.has(name);
    let name = base;
    for (let number = 2; !isFree(name); number += 1) name = `${base}${number}`;
    this.#variables.add(name);
    return name;
  }

  /** A constant of the module, which is made once for all that is written alike. */
  constant(wanted: string, initializer: string, type?: string): string {
    const known = this.#constants.get(initializer);
    if (known !== undefined) return known;
    const name = this.reserve(wanted);
    this.#constants.set(initializer, name);
    this.#statements.push(`const ${name}${type === undefined ? "" : `: ${type}`} = ${initializer};`);
    return name;
  }

  add(statement: string): void {
    this.#statements.push(statement);
  }

  /** The predicate of a schema; `declare` writes one that only this file has. */
  referenceTo(key: string, declare: (name: PredicateName, target: Target) => void): PredicateReference {
    const target = this.nodes.targetOf(key);
    const component = this.#run.components.get(target.schema);
    if (component && target.reading !== "plain")
      return this.#toComponent(component.identifier, target.reading, target);
    const known = this.#locals.get(key);
    if (known) return known;
    const name = this.reserve(`is ${target.schema.place.pointer.split("/").at(-1) ?? ""}`);
    const nests = this.nodes.nests(target);
    const reference = nests ? this.#toPart(name) : plainReference(() => name);
    this.#locals.set(key, reference);
    const declared = nests ? { is: undefined, at: name } : { is: name, at: undefined };
    this.#pending.push(() => declare(declared, target));
    return reference;
  }

  /** What the predicate of a component is called where it is declared. */
  ownName(identifier: string, target: Target): PredicateName & { readonly is: string } {
    const is = predicateName(identifier);
    return { is, at: this.nodes.nests(target) ? `${is}At` : undefined };
  }

  /** The function that collects what a schema looks at; `declare` writes it the first time. */
  evaluatorOf(form: string, key: string, declare: (name: string) => void): string {
    const known = this.#evaluators.get(form);
    if (known !== undefined) return known;
    const { place } = this.nodes.targetOf(key).schema;
    const name = this.reserve(`evaluate ${place.pointer.split("/").at(-1) ?? ""}`);
    this.#evaluators.set(form, name);
    this.#pending.push(() => declare(name));
    return name;
  }

  /** Writes what was referred to meanwhile. */
  settle(): void {
    for (let declare = this.#pending.pop(); declare; declare = this.#pending.pop()) declare();
  }

  /** What was written and is used; the first statement brings the imports of all. */
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

  #toComponent(identifier: string, reading: Reading, target: Target): PredicateReference {
    const home: Reading = this.#isSplit(target) ? reading : "exact";
    const { is, at } = this.ownName(identifier, target);
    const isHere = this.#parts.folder === "predicates" && this.#parts.declares === home;
    const from = (name: string) =>
      isHere ? name : this.#import(imported(this.#predicates(home), name, name));
    const whole = plainReference(() => from(is));
    if (at === undefined) return whole;
    return { ...whole, nests: true, part: (value, depth) => `${from(at)}(${value}, ${depth})` };
  }

  /** A predicate that is asked of parts only. */
  #toPart(name: string): PredicateReference {
    const whole = (value: string) => `${this.runtime("acceptsWhole")}(${name}, ${value})`;
    return {
      nests: true,
      whole,
      part: (value, depth) => `${name}(${value}, ${depth})`,
      function: () => `(value: unknown) => ${whole("value")}`,
    };
  }

  #isSplit({ schema }: Target): boolean {
    return this.#run.readings.differ(schema);
  }

  #predicates(reading: Reading): string {
    const folder = this.#parts.folder === "predicates" ? "./" : "../predicates/";
    return `${folder}${reading}${this.#run.options.importExtension}`;
  }

  #path(reading: Reading): string {
    return `../${reading}/index${this.#run.options.importExtension}`;
  }

  /** The name of an import in the file: its own, where nothing else has it. */
  #import(wanted: Imported): string {
    const key = `${wanted.typeOnly} ${wanted.from} ${wanted.name}`;
    const known = this.#imports.get(key);
    if (known) return known.local;
    let local = wanted.local;
    while (this.#taken.has(local)) local = `${local}_`;
    this.#taken.add(local);
    this.#imports.set(key, { ...wanted, local });
    return local;
  }
}

function plainReference(name: () => string): PredicateReference {
  const whole = (value: string) => `${name()}(${value})`;
  return { nests: false, whole, part: whole, function: name };
}

/** `Quote` -> `isQuote`; names that differ only in the case of the first letter stay apart. */
export function predicateName(identifier: string): string {
  return `is${identifier}`;
}

/** The statements without declarations that nothing leads to: conditions that always hold leave some. */
function usedStatements(statements: readonly string[]): readonly string[] {
  const declared = new Map(statements.map((text) => [declaredName(text), text] as const));
  const used = new Set(statements.filter((text) => declaredName(text) === undefined));
  for (const text of used)
    for (const name of namesIn(text)) {
      const declaration = declared.get(name);
      if (declaration !== undefined) used.add(declaration);
    }
  return statements.filter((text) => used.has(text));
}

/** The name of what only the file itself uses. */
function declaredName(text: string): string | undefined {
  return /^(?:function|const) ([\p{ID_Continue}$]+)/u.exec(text)?.[1];
}

function namesIn(text: string): string[] {
  return text.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? [];
}
