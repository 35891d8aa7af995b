import type { ReferenceCheck } from "../../../core/checks/check-node.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { PredicateFile } from "../file/predicate-file.ts";
import type { PredicateName, PredicateReference } from "../file/reference.ts";
import type { AnyCheck } from "../part.ts";
import { isExpression } from "../part-facts.ts";
import { evaluate } from "./evaluate.ts";
import { type Expression, print } from "./expression.ts";
import type { Location } from "./location.ts";
import { reject } from "./reject.ts";
import { functionOf, reachable } from "./statements.ts";
import { test } from "./test.ts";

interface Head {
  readonly file: PredicateFile;
  /** The name that the names of its parts begin with. */
  readonly name: string;
  /** The schema whose predicate it is. */
  readonly owner: SchemaModel | undefined;
  /** True if the function has a parameter for the depth of its value. */
  readonly countsDepth: boolean;
}

/** Prints one function, and the functions that it needs for its parts. */
export class FunctionPrinter {
  readonly #head: Head;
  readonly #isInMember: boolean;
  readonly #variables = new Set(["value", "depth", "found"]);

  constructor(head: Head, isInMember = false) {
    this.#head = head;
    this.#isInMember = isInMember;
  }

  get file(): PredicateFile {
    return this.#head.file;
  }

  /** True if the function has a parameter for the depth of its value. */
  get countsDepth(): boolean {
    return this.#head.countsDepth;
  }

  /** The name of the function without `is`; the names of its parts and constants begin with it. */
  get subject(): string {
    return this.#head.name.replace(/^is/, "");
  }

  /** True if a reference leads back to the schema of this predicate. */
  isCyclic({ target }: ReferenceCheck): boolean {
    const { owner } = this.#head;
    return owner !== undefined && this.file.run.cycles.connects(owner, target);
  }

  /** Adds the whole function to the file. */
  write(start: string, check: AnyCheck): void {
    this.file.add(functionOf(start, this.#body(check)));
  }

  /** Emits statements that return false for a rejected value. */
  reject(check: AnyCheck, location: Location): string[] {
    return reject(check, location);
  }

  /** Emits the condition that a value is accepted. */
  test(check: AnyCheck, location: Location): Expression {
    return test(check, location);
  }

  /** Returns an unused name for a variable. */
  variable(wanted: string): string {
    const name = this.file.names.variable(wanted, this.#variables);
    this.#variables.add(name);
    return name;
  }

  /** Returns the predicate of another schema. */
  predicateFor(reference: ReferenceCheck): PredicateReference {
    return predicateFor(this.file, reference);
  }

  /** Prints a function for a part of the check (not of the value), and returns its name. */
  part(check: AnyCheck, { isInMember }: Location): string {
    const name = this.file.names.reserve(`${this.subject} part`);
    const depth = this.countsDepth ? ", depth: number" : "";
    const printer = new FunctionPrinter(this.#head, isInMember);
    printer.write(`function ${name}(value: unknown${depth}): boolean`, check);
    return name;
  }

  /** Prints a function that also collects what the part evaluates, and returns its name. */
  evaluatingPart(check: AnyCheck, { isInMember }: Location): string {
    const name = this.file.names.reserve(`evaluate ${this.subject} part`);
    new FunctionPrinter(this.#head, isInMember).#writeEvaluation(name, check);
    return name;
  }

  /** Returns the function that collects what another schema evaluates. */
  evaluatorOf(reference: ReferenceCheck): string {
    const { run } = this.file;
    const target = run.targetOf(reference);
    const { schema, reading, key } = target;
    return this.file.evaluatorOf(`${this.countsDepth} ${key}`, target, (name) =>
      new FunctionPrinter({ ...this.#head, name, owner: schema }).#writeEvaluation(
        name,
        run.checks.of(schema, reading),
      ),
    );
  }

  #body(check: AnyCheck): readonly string[] {
    const location = this.#start();
    if (isExpression(check)) return [`return ${print(test(check, location))};`];
    const lines = reachable(reject(check, location));
    return lines.at(-1) === "return false;" ? lines : [...lines, "return true;"];
  }

  #writeEvaluation(name: string, check: AnyCheck): void {
    const type = this.file.runtimeType("Evaluated");
    const depth = this.countsDepth ? ", depth: number" : "";
    const lines = evaluate(check, this.#start());
    this.file.add(functionOf(`function ${name}(value: unknown, found: ${type}${depth}): boolean`, lines));
  }

  #start(): Location {
    const start = { value: "value", levels: 0, references: 0, owns: new Map() };
    return { ...start, printing: this, isInMember: this.#isInMember };
  }
}

/** Declaration of a predicate. */
interface Declaration {
  readonly name: PredicateName;
  readonly check: AnyCheck;
  /** The schema of the predicate; undefined for a predicate of one place. */
  readonly owner?: SchemaModel;
  /** The type of the values that it accepts, and a sentence about it; set if the file exports it. */
  readonly exported?: { readonly output: string; readonly docs: string };
}

const AT_DOCS = "/** For the files beside this one: a part of a value, with its depth. */\n";

/** Prints the functions of a predicate: for a whole value, and, if values nest without end, for a part of one. */
export function writePredicate(file: PredicateFile, declaration: Declaration): void {
  const { name, check, owner, exported } = declaration;
  const { is, at } = name;
  const start = exported ? `/** ${exported.docs} */\nexport ` : "";
  const result = exported ? `value is ${exported.output}` : "boolean";
  const head = `${start}function ${is}(value: unknown): ${result}`;
  if (at === undefined) {
    new FunctionPrinter({ file, name: is ?? "", owner, countsDepth: false }).write(head, check);
    return;
  }
  if (is !== undefined) file.add(functionOf(head, [`return ${file.runtime("acceptsWhole")}(${at}, value);`]));
  writePart(file, at, declaration);
}

/** Prints the function for a part of a value. A cyclic one caches its results for a value. */
function writePart(file: PredicateFile, at: string, { name, check, exported, owner }: Declaration): void {
  const isCyclic = owner !== undefined && file.run.cycles.connects(owner, owner);
  const docs = exported ? `${AT_DOCS}export ` : "";
  const printed = isCyclic ? file.names.reserve(`accepts ${at.replace(/^is/, "")}`) : at;
  const head = `${isCyclic ? "" : docs}function ${printed}(value: unknown, depth: number): boolean`;
  new FunctionPrinter({ file, name: name.is ?? at, owner, countsDepth: true }).write(head, check);
  if (!isCyclic) return;
  const remembered = `/* @__PURE__ */ ${file.runtime("remembered")}(${printed})`;
  file.add(`${docs}const ${at}: ${file.runtimeType("AcceptsAt")} = ${remembered};`);
}

/** Returns the predicate of a schema. It is printed here if no other file has it. */
export function predicateFor(file: PredicateFile, reference: ReferenceCheck): PredicateReference {
  const target = file.run.targetOf(reference);
  const { schema, reading } = target;
  return file.referenceTo(target, (name) =>
    writePredicate(file, { name, check: file.run.checks.of(schema, reading), owner: schema }),
  );
}
