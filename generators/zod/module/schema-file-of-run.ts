import type { Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Problem } from "../../core/problem/problem.ts";
import type { ObjectQuestions } from "../build/objects/object-pieces.ts";
import type { SchemaFile, SchemaReading, Scope } from "../build/scope.ts";
import type { NameNode, TypeName } from "../build/zod-node.ts";
import { scopeIn } from "./scope-in.ts";
import type { ZodRun } from "./zod-run.ts";

/** What is the same for every file of a run: which schema is being built, and how it relates to others. */
export abstract class SchemaFileOfRun implements SchemaFile {
  protected readonly run: ZodRun;
  #current: SchemaModel | undefined;

  constructor(run: ZodRun) {
    this.run = run;
  }

  abstract schema(target: SchemaModel, reading: SchemaReading): NameNode;
  abstract outputOf(target: SchemaModel): TypeName | undefined;
  abstract typeOf(target: SchemaModel, reading: Reading): TypeName;
  abstract report(schema: SchemaModel, problem: Pick<Problem, "code" | "message" | "help">): void;

  /** From here on, this schema is being built. */
  protected startAt(schema: SchemaModel): void {
    this.#current = schema;
  }

  /** Builds a schema while another one is being built; one that nothing refers to is a part of that. */
  protected within<Built>(schema: SchemaModel, build: () => Built): Built {
    const outer = this.#current;
    if (this.run.cycles.knows(schema)) this.#current = schema;
    const built = build();
    this.#current = outer;
    return built;
  }

  scope(reading: SchemaReading): Scope {
    return scopeIn(this, this.run, reading);
  }

  /** True when a schema contains the one that is being built, or is that one and contains itself. */
  isCyclic(target: SchemaModel): boolean {
    return this.#current !== undefined && this.run.cycles.connects(this.#current, target);
  }

  isLookedAt({ place }: Pick<SchemaModel, "place">): boolean {
    return this.run.lookedAt.has(place);
  }

  isMatchedLater({ place }: Pick<SchemaModel, "place">): boolean {
    return this.run.matchedLater.has(place);
  }

  isRecursive(target: SchemaModel): boolean {
    return this.run.cycles.connects(target, target);
  }

  goesDeep(target: SchemaModel): boolean {
    return this.run.cycles.goesDeep(target);
  }

  hasWrittenType(target: SchemaModel): boolean {
    return this.isRecursive(target) || this.goesDeep(target);
  }

  /** True when TypeScript does not accept the type that it infers of a schema as itself; see `hasClashingMembers`. */
  isClashing(target: SchemaModel, reading: SchemaReading): boolean {
    return this.run.clashes[reading](target);
  }

  get objects(): ObjectQuestions {
    return this.run.objects;
  }
}
