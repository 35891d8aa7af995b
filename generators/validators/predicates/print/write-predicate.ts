import type { PredicateFile } from "../file/predicate-file.ts";
import type { PredicateName, PredicateReference } from "../file/reference.ts";
import type { PredicateNode } from "../predicate-node.ts";
import { FunctionPrinter } from "./function-printer.ts";
import { functionOf } from "./statements.ts";

/** A predicate as it is declared. */
interface Declaration {
  readonly name: PredicateName;
  readonly node: PredicateNode;
  /** The type of the values that it accepts, and a sentence about it; set if the file exports it. */
  readonly exported?: { readonly output: string; readonly docs: string };
  /** True if it calls itself, directly or through others. */
  readonly isCyclic?: boolean;
}

const AT_DOCS = "/** For the files beside this one: a part of a value, with its depth. */\n";

/** Prints the functions of a predicate: for a whole value, and, if values nest without end, for a part of one. */
export function writePredicate(file: PredicateFile, declaration: Declaration): void {
  const { name, node, exported } = declaration;
  const { is, at } = name;
  const start = exported ? `/** ${exported.docs} */\nexport ` : "";
  const result = exported ? `value is ${exported.output}` : "boolean";
  const head = `${start}function ${is}(value: unknown): ${result}`;
  if (at === undefined) {
    printerOf(file, { name: is ?? "", countsDepth: false }).write(head, node);
    return;
  }
  if (is !== undefined) file.add(functionOf(head, [`return ${file.runtime("acceptsWhole")}(${at}, value);`]));
  writePart(file, at, declaration);
}

/** Prints the function for a part of a value. A cyclic one remembers what it has found out about a value. */
function writePart(file: PredicateFile, at: string, { name, node, exported, isCyclic }: Declaration): void {
  const docs = exported ? `${AT_DOCS}export ` : "";
  const printed = isCyclic ? file.reserve(`accepts ${at.replace(/^is/, "")}`) : at;
  const head = `${isCyclic ? "" : docs}function ${printed}(value: unknown, depth: number): boolean`;
  printerOf(file, { name: name.is ?? at, countsDepth: true }).write(head, node);
  if (!isCyclic) return;
  const remembered = `/* @__PURE__ */ ${file.runtime("remembered")}(${printed})`;
  file.add(`${docs}const ${at}: ${file.runtimeType("AcceptsAt")} = ${remembered};`);
}

/** The predicate of a schema. It is printed here if no other file has it. */
export function predicateFor(file: PredicateFile, key: string): PredicateReference {
  const { nodes } = file;
  return file.referenceTo(key, (name, target) => {
    const node = nodes.nodeOf(key);
    writePredicate(file, { name, node, isCyclic: nodes.isRecursive(target.schema) });
  });
}

function printerOf(
  file: PredicateFile,
  head: { readonly name: string; readonly countsDepth: boolean },
): FunctionPrinter {
  return new FunctionPrinter({ file, ...head, predicateFor: (key) => predicateFor(file, key) });
}
