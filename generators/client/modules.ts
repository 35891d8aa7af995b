import { type Imported, imported, importedType } from "../core/emit/code.ts";
import type { GeneratorOptions } from "../core/generator.ts";
import type { OperationPlan } from "./plan-operation.ts";

/** A value of the part of the runtime that generated clients stand on. */
export function runtimeValue(options: GeneratorOptions, name: string): Imported {
  return imported(runtimeModule(options), name);
}

/** A type of that part of the runtime. */
export function runtimeType(options: GeneratorOptions, name: string): Imported {
  return importedType(runtimeModule(options), name);
}

function runtimeModule({ modules }: GeneratorOptions): string {
  return `${modules.runtime}/client`;
}

/** One of the types of the document, seen from `depth` folders below the client's. */
export function documentType({ modules }: GeneratorOptions, name: string, depth: number): Imported {
  const { types } = modules;
  return importedType(types.startsWith(".") ? `${"../".repeat(depth)}${types}` : types, name);
}

/** A file beside the one that imports it. */
export function besideModule({ importExtension }: GeneratorOptions, file: string): string {
  return `./${file}${importExtension}`;
}

/** The descriptor of an operation, seen from the client's folder. */
export function operationValue(options: GeneratorOptions, { names }: OperationPlan): Imported {
  return imported(besideModule(options, `operations/${names.file}`), names.identifier);
}

/** A type of an operation, seen from the client's folder: `QuotesCreate` with `Input` behind it, and the like. */
export function operationType(options: GeneratorOptions, { names }: OperationPlan, suffix: string): Imported {
  return importedType(besideModule(options, `operations/${names.file}`), names.type + suffix);
}
