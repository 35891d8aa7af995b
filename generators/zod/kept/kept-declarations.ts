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

/** The declarations of components, those of the run before where they are still right. */
export class KeptDeclarations {
  readonly #kept: KeptParts | undefined;
  /** What is not looked up, or was made a moment ago. */
  readonly #made: Set<string>;
  readonly #taken: {
    readonly key: string;
    readonly declaration: KeptDeclaration;
    readonly module: FileModule;
  }[] = [];

  constructor(kept: KeptParts | undefined, made: Iterable<string> = []) {
    this.#kept = kept;
    this.#made = new Set(made);
  }

  /** Declares a component with the text of the run before, if that is still right as far as its parts go. */
  declare(declaration: SchemaDeclaration, module: FileModule): DeclaredSchema {
    if (!this.#kept) return module.declareWithLocals(declaration);
    const { reading, name, schema } = declaration;
    const key = `${reading} ${name}`;
    const found = this.#made.has(key) ? undefined : this.#kept.find(key, [schema.place]);
    const known = found as KeptDeclaration | undefined; // nothing else has such a key
    if (!known || !module.repeatNames(known.names, name)) {
      this.#made.add(key);
      return declareToKeep(declaration, module, (value, reads) =>
        this.#kept?.keep(key, [schema.place], value, reads),
      );
    }
    this.#taken.push({ key, declaration: known, module });
    const statements = known.statements.map((statement) => repeated(statement, module, name));
    return { statements, exportedType: known.exportedType };
  }

  /**
   * To be called when the files have chosen what they share: undefined, if each text that was taken names an object if and
   * only if the file does now. Else those to begin again with, without the texts that do not.
   */
  withoutMoved(): KeptDeclarations | undefined {
    const moved = this.#taken.filter(
      ({ declaration, module }) => !declaration.statements.every(({ names }) => module.sharesAsIn(names)),
    );
    if (moved.length === 0) return undefined;
    return new KeptDeclarations(this.#kept, [...this.#made, ...moved.map(({ key }) => key)]);
  }
}

/** Declares a component, and keeps what will be printed. */
function declareToKeep(
  declaration: SchemaDeclaration,
  module: FileModule,
  keep: (value: KeptDeclaration, reads: Reads) => void,
): DeclaredSchema {
  const reads = noReads();
  const { result, names } = recordReads(reads, () =>
    module.recordNames(() => module.declareWithLocals(declaration)),
  );
  if (!names.isOwn) return result;
  const { exportedType } = result;
  const statements: KeptStatement[] = [];
  keep({ exportedType, names, statements }, reads);
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
function repeated({ code, names }: KeptStatement, module: FileModule, owner: string): Statement {
  return layout(({ text }) => {
    if (!module.repeatNames(names, owner)) throw new MovedName();
    return text(repeatedCode(code));
  });
}
