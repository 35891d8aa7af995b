import { layout } from "../../core/emit/code.ts";
import { type KeptCode, MovedName, recordedCode, repeatedCode } from "../../core/emit/kept-code.ts";
import type { Statement } from "../../core/emit/source-file.ts";
import { noReads, type Reads, recordReads } from "../../core/kept/reads.ts";
import type { KeptParts } from "../../core/run/run-memory.ts";
import type { DeclaredSchema, SchemaDeclaration } from "../module/declare-schema.ts";
import type { FileModule, NameRecord } from "../module/file-module.ts";

/** The text of a statement, with the names of the file that it asked for when it was printed. */
interface KeptStatement {
  readonly code: KeptCode;
  readonly names: NameRecord;
}

interface KeptDeclaration {
  readonly exportedType: string | undefined;
  readonly names: NameRecord;
  /** As many as there are statements, once the file is printed. */
  readonly statements: KeptStatement[];
}

/** Declares a component with the text of the run before, if that is still right. */
export function declareKept(
  declaration: SchemaDeclaration,
  module: FileModule,
  kept: KeptParts | undefined,
): DeclaredSchema {
  if (!kept) return module.declareWithLocals(declaration);
  const { reading, name, schema } = declaration;
  const key = `${reading} ${name}`;
  const known = kept.find(key, [schema.place]) as KeptDeclaration | undefined; // nothing else has such a key
  if (known && module.repeatNames(known.names)) {
    const statements = known.statements.map((statement) => repeated(statement, module));
    return { statements, exportedType: known.exportedType };
  }
  const reads = noReads();
  const { result, names } = recordReads(reads, () =>
    module.recordNames(() => module.declareWithLocals(declaration)),
  );
  if (!names.isOwn) return result;
  const { exportedType } = result;
  const statements: KeptStatement[] = [];
  kept.keep(key, [schema.place], { exportedType, names, statements }, reads);
  return {
    exportedType,
    statements: result.statements.map((statement) =>
      recorded(statement, { module, kept: statements, reads }),
    ),
  };
}

interface Recording {
  readonly module: FileModule;
  readonly kept: KeptStatement[];
  readonly reads: Reads;
}

/** Prints a statement, and keeps its text. */
function recorded(statement: Statement, { module, kept, reads }: Recording): Statement {
  return layout(({ text }) => {
    let code: KeptCode | undefined;
    const { result, names } = module.recordNames(() =>
      text(
        recordedCode(
          statement,
          (printed) => {
            code = printed;
          },
          reads,
        ),
      ),
    );
    if (code) kept.push({ code, names });
    return result;
  });
}

/** A kept text, with its imports in the file of today. */
function repeated({ code, names }: KeptStatement, module: FileModule): Statement {
  return layout(({ text }) => {
    if (!module.repeatNames(names)) throw new MovedName();
    return text(repeatedCode(code));
  });
}
