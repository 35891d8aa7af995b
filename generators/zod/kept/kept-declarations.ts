import { type Imported, layout } from "../../core/emit/code.ts";
import { printCode } from "../../core/emit/print-code.ts";
import type { Statement } from "../../core/emit/source-file.ts";
import { memoryOf, type RunMemory } from "../../core/run/run-memory.ts";
import type { DeclaredSchema, SchemaDeclaration } from "../module/declare-schema.ts";
import type { FileModule, NameRecord } from "../module/file-module.ts";
import type { ZodRun } from "../module/zod-run.ts";
import { findChanged, schemaTexts } from "./schema-texts.ts";

/** Where the declarations of a run are kept. */
const KEY = "zod declarations";

/** Thrown where a kept text has names that would be others in the file of today: then nothing kept is used. */
export class MovedName extends Error {}

/** The text of a statement, with what it took from the file that it stood in. */
interface KeptStatement {
  readonly text: string;
  readonly imports: readonly (readonly [Imported, string])[];
  readonly names: NameRecord;
}

interface KeptDeclaration {
  readonly exportedType: string | undefined;
  readonly names: NameRecord;
  /** As many as there are statements, once the file is printed. */
  readonly statements: KeptStatement[];
}

/** What is kept of a run. */
interface KeptRun {
  /** Everything but the schemas that decides what is printed. */
  readonly settings: string;
  /** Hashes of schemas by pointer. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly declarations: ReadonlyMap<string, KeptDeclaration>;
}

/** The declarations of the run before that are still right; undefined where nothing is kept. */
export function keptDeclarations(run: ZodRun): KeptDeclarations | undefined {
  const memory = memoryOf(run.model);
  return memory && new KeptDeclarations(run, memory);
}

/**
 * Declares components with the texts of the run before. A text is used again if nothing has changed of what it was made
 * of: the schema and all that it leads to, what is found out about those from their users, all names, and the options.
 */
export class KeptDeclarations {
  readonly #memory: RunMemory;
  readonly #settings: string;
  readonly #hashes: ReadonlyMap<string, string>;
  readonly #before: ReadonlyMap<string, KeptDeclaration>;
  readonly #changed: ReadonlySet<string>;
  readonly #declared = new Map<string, KeptDeclaration>();

  constructor(run: ZodRun, memory: RunMemory) {
    const kept = memory.get(KEY) as KeptRun | undefined; // nobody else has this key
    const texts = schemaTexts(
      run.model.schemas.map(({ schema }) => schema),
      run,
    );
    this.#memory = memory;
    this.#settings = settingsOf(run);
    this.#hashes = new Map([...texts].map(([pointer, { hash }]) => [pointer, hash]));
    this.#before = kept?.settings === this.#settings ? kept.declarations : new Map();
    this.#changed = findChanged(texts, kept?.hashes ?? new Map());
  }

  declare(declaration: SchemaDeclaration, module: FileModule): DeclaredSchema {
    const { reading, name, schema } = declaration;
    const key = `${reading} ${name}`;
    const kept = this.#changed.has(schema.place.pointer) ? undefined : this.#before.get(key);
    if (kept && module.repeatNames(kept.names)) {
      this.#declared.set(key, kept);
      const statements = kept.statements.map((statement) => repeated(statement, module));
      return { statements, exportedType: kept.exportedType };
    }
    const { result, names } = module.recordNames(() => module.declareWithLocals(declaration));
    if (!names.isOwn) return result;
    const { exportedType } = result;
    const statements: KeptStatement[] = [];
    this.#declared.set(key, { exportedType, names, statements });
    return {
      exportedType,
      statements: result.statements.map((statement) => recorded(statement, module, statements)),
    };
  }

  /** Keeps what was declared for the next run: to be called when the files are printed. */
  save(): void {
    const kept: KeptRun = {
      settings: this.#settings,
      hashes: this.#hashes,
      declarations: this.#declared,
    };
    this.#memory.set(KEY, kept);
  }
}

function settingsOf({ options, formats, int64, model, typeNames }: ZodRun): string {
  const { modules, importExtension } = options;
  const components = model.schemas.map(({ name, identifier, schema, aliases }) => [
    name,
    identifier,
    schema.place.pointer,
    aliases.map((alias) => alias.identifier),
  ]);
  return JSON.stringify([modules, importExtension, [...formats], int64, [...typeNames], components]);
}

/** Prints a statement, and keeps its text. */
function recorded(statement: Statement, module: FileModule, kept: KeptStatement[]): Statement {
  return layout((place) => {
    const imports = new Map<Imported, string>();
    const { result: text, names } = module.recordNames(() =>
      printCode(statement, (imported) => {
        const name = place.nameOf(imported);
        imports.set(imported, name);
        return name;
      }),
    );
    kept.push({ text, imports: distinct(imports), names });
    return text;
  });
}

function distinct(imports: ReadonlyMap<Imported, string>): KeptStatement["imports"] {
  const entries = [...imports].map(([imported, name]) => {
    const { from, name: exported, local, typeOnly } = imported;
    return [JSON.stringify([from, exported, local, typeOnly]), [imported, name]] as const;
  });
  return [...new Map(entries).values()];
}

/** A kept text, with its imports in the file of today. */
function repeated({ text, imports, names }: KeptStatement, module: FileModule): Statement {
  return layout((place) => {
    const isSame =
      module.repeatNames(names) && imports.every(([imported, name]) => place.nameOf(imported) === name);
    if (!isSame) throw new MovedName();
    return text;
  });
}
