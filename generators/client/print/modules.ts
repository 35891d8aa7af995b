import { type Imported, imported, importedType } from "../../core/emit/code.ts";
import { moduleOf, type RunContext } from "../../core/generator.ts";
import { camelCase } from "../../core/identifier.ts";
import type { OperationPlan } from "../plan/plan-operation.ts";

/** The place of the client, and whether its entry is generated. */
export type ClientLocation = RunContext & {
  readonly hasEntry: boolean;
  /** Parameters of the path that an entry of its own fills in. */
  readonly suppliedParameters: readonly string[];
  /** Module of its `RequestOptions`, without extension. */
  readonly requestOptions: string | undefined;
};

/** The type of the options of a call. */
export function requestOptionsType(options: ClientLocation): Imported {
  const { requestOptions, importExtension } = options;
  return requestOptions === undefined
    ? runtimeType(options, "RequestOptions")
    : importedType(requestOptions + importExtension, "RequestOptions");
}

/** A value of the part of the runtime that generated clients stand on. */
export function runtimeValue(options: RunContext, name: string): Imported {
  return imported(runtimeModule(options), name);
}

/** A type of that part of the runtime. */
export function runtimeType(options: RunContext, name: string): Imported {
  return importedType(runtimeModule(options), name);
}

function runtimeModule({ modules }: RunContext): string {
  return `${modules.runtime}/client/internal`;
}

/** The types of the operations, seen from `depth` folders below the client's. */
export function describedOperations(options: RunContext, depth: number): Imported {
  const types = moduleOf(options, "types", "operations"); // not the index, which also loads `paths`
  return importedType(types.startsWith(".") ? `${"../".repeat(depth)}${types}` : types, "operations");
}

/** The type of a component, seen from the client's folder. */
export function schemaType(options: RunContext, identifier: string): Imported {
  return importedType(moduleOf(options, "types", "schemas"), identifier);
}

/** A file beside the one that imports it. */
export function besideModule({ importExtension }: RunContext, file: string): string {
  return `./${file}${importExtension}`;
}

/** The descriptor of an operation, seen from the client's folder. */
export function operationValue(options: RunContext, { names }: OperationPlan): Imported {
  return imported(besideModule(options, `operations/${names.file}`), names.identifier);
}

/** The operations of a group by method, of which this is one, seen from the client's folder. */
export function groupValue(options: RunContext, { names }: OperationPlan): Imported {
  return imported(
    besideModule(options, `operations/${names.file}`),
    "default",
    `${camelCase(names.group)}Operations`,
  );
}

/** A type of an operation, seen from the client's folder: `QuotesCreate` with `Input` behind it, and the like. */
export function operationType(options: RunContext, { names }: OperationPlan, suffix: string): Imported {
  return importedType(besideModule(options, `operations/${names.file}`), names.type + suffix);
}
