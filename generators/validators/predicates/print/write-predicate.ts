import type { ReferenceCheck } from "../../../core/checks/check-node.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { PredicateFile } from "../file/predicate-file.ts";
import type { PredicateName, PredicateReference } from "../file/reference.ts";
import type { Asked } from "../part.ts";
import { FunctionPrinter } from "./function-printer.ts";
import { functionOf } from "./statements.ts";

/** A predicate as it is declared. */
interface Declaration {
  readonly name: PredicateName;
  readonly asked: Asked;
  /** The schema whose predicate it is; none for that of one place. */
  readonly owner?: SchemaModel;
  /** The type of the values that it accepts, and a sentence about it; set if the file exports it. */
  readonly exported?: { readonly output: string; readonly docs: string };
}

const AT_DOCS = "/** For the files beside this one: a part of a value, with its depth. */\n";

/** Prints the functions of a predicate: for a whole value, and, if values nest without end, for a part of one. */
export function writePredicate(file: PredicateFile, declaration: Declaration): void {
  const { name, asked, owner, exported } = declaration;
  const { is, at } = name;
  const start = exported ? `/** ${exported.docs} */\nexport ` : "";
  const result = exported ? `value is ${exported.output}` : "boolean";
  const head = `${start}function ${is}(value: unknown): ${result}`;
  if (at === undefined) {
    printerOf(file, { name: is ?? "", owner, countsDepth: false }).write(head, asked);
    return;
  }
  if (is !== undefined) file.add(functionOf(head, [`return ${file.runtime("acceptsWhole")}(${at}, value);`]));
  writePart(file, at, declaration);
}

/** Prints the function for a part of a value. A cyclic one remembers what it has found out about a value. */
function writePart(file: PredicateFile, at: string, { name, asked, exported, owner }: Declaration): void {
  const isCyclic = owner !== undefined && file.run.cycles.connects(owner, owner);
  const docs = exported ? `${AT_DOCS}export ` : "";
  const printed = isCyclic ? file.reserve(`accepts ${at.replace(/^is/, "")}`) : at;
  const head = `${isCyclic ? "" : docs}function ${printed}(value: unknown, depth: number): boolean`;
  printerOf(file, { name: name.is ?? at, owner, countsDepth: true }).write(head, asked);
  if (!isCyclic) return;
  const remembered = `/* @__PURE__ */ ${file.runtime("remembered")}(${printed})`;
  file.add(`${docs}const ${at}: ${file.runtimeType("AcceptsAt")} = ${remembered};`);
}

/** The predicate of a schema. It is printed here if no other file has it. */
export function predicateFor(file: PredicateFile, reference: ReferenceCheck): PredicateReference {
  const target = file.run.targetOf(reference);
  const { schema, reading } = target;
  return file.referenceTo(target, (name) =>
    writePredicate(file, { name, asked: file.run.checks.of(schema, reading), owner: schema }),
  );
}

function printerOf(
  file: PredicateFile,
  head: { readonly name: string; readonly owner: SchemaModel | undefined; readonly countsDepth: boolean },
): FunctionPrinter {
  return new FunctionPrinter({ file, ...head, predicateFor: (reference) => predicateFor(file, reference) });
}
