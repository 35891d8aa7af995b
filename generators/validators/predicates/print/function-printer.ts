import type { PredicateFile } from "../file/predicate-file.ts";
import type { PredicateReference } from "../file/reference.ts";
import { isExpression } from "../predicate-facts.ts";
import type { PredicateNode } from "../predicate-node.ts";
import { evaluate } from "./evaluate.ts";
import { type Expression, print } from "./expression.ts";
import type { Location, Printing } from "./location.ts";
import { reject } from "./reject.ts";
import { functionOf, reachable } from "./statements.ts";
import { test } from "./test.ts";

interface Head {
  readonly file: PredicateFile;
  /** The name that the names of its parts begin with. */
  readonly name: string;
  /** True if the function has a parameter for the depth of its value. */
  readonly countsDepth: boolean;
  readonly predicateFor: (key: string) => PredicateReference;
}

/** Prints one function, and the functions that it needs for its parts. */
export class FunctionPrinter implements Printing {
  readonly #head: Head;
  readonly #variables = new Set(["value", "depth", "found"]);

  constructor(head: Head) {
    this.#head = head;
  }

  get file(): PredicateFile {
    return this.#head.file;
  }

  get countsDepth(): boolean {
    return this.#head.countsDepth;
  }

  get subject(): string {
    return this.#head.name.replace(/^is/, "");
  }

  /** Adds the whole function to the file. */
  write(start: string, node: PredicateNode): void {
    this.file.add(functionOf(start, this.#body(node)));
  }

  reject(node: PredicateNode, location: Location): string[] {
    return reject(node, location);
  }

  test(node: PredicateNode, location: Location): Expression {
    return test(node, location);
  }

  variable(wanted: string): string {
    const name = this.file.variable(wanted, this.#variables);
    this.#variables.add(name);
    return name;
  }

  predicateFor(key: string): PredicateReference {
    return this.#head.predicateFor(key);
  }

  part(node: PredicateNode): string {
    const name = this.file.reserve(`${this.subject} part`);
    const depth = this.countsDepth ? ", depth: number" : "";
    const printer = new FunctionPrinter(this.#head);
    printer.write(`function ${name}(value: unknown${depth}): boolean`, node);
    return name;
  }

  evaluatingPart(node: PredicateNode): string {
    const name = this.file.reserve(`evaluate ${this.subject} part`);
    new FunctionPrinter(this.#head).#writeEvaluation(name, node);
    return name;
  }

  evaluatorOf(key: string): string {
    const { nodes } = this.file;
    return this.file.evaluatorOf(`${this.countsDepth} ${key}`, key, (name) => {
      const node = nodes.nodeOf(key);
      new FunctionPrinter({ ...this.#head, name }).#writeEvaluation(name, node);
    });
  }

  #body(node: PredicateNode): readonly string[] {
    const location = this.#start();
    if (isExpression(node)) return [`return ${print(test(node, location))};`];
    const lines = reachable(reject(node, location));
    return lines.at(-1) === "return false;" ? lines : [...lines, "return true;"];
  }

  #writeEvaluation(name: string, node: PredicateNode): void {
    const type = this.file.runtimeType("Evaluated");
    const depth = this.countsDepth ? ", depth: number" : "";
    const lines = evaluate(node, this.#start());
    this.file.add(functionOf(`function ${name}(value: unknown, found: ${type}${depth}): boolean`, lines));
  }

  #start(): Location {
    return { printing: this, value: "value", levels: 0, references: 0, owns: new Map() };
  }
}
