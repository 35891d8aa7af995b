import type { GeneratorOptions } from "../core/generator.ts";

/** The part of the runtime that generated clients stand on. */
export function runtimeModule({ modules }: GeneratorOptions): string {
  return `${modules.runtime}/client`;
}

/** The module of the types, seen from `depth` folders below the client's. */
export function typesModule({ modules }: GeneratorOptions, depth: number): string {
  return modules.types.startsWith(".") ? `${"../".repeat(depth)}${modules.types}` : modules.types;
}
