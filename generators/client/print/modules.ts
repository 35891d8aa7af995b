import { type Imported, imported, importedType } from "../../core/emit/code.ts";
import { moduleOf, type RunContext } from "../../core/generator.ts";
import { camelCase } from "../../core/identifier.ts";
import type { OperationPlan } from "../plan/plan-operation.ts";

/** Location of the client, and whether its entry is generated. */
export type ClientLocation = RunContext & {
  readonly hasEntry: boolean;
  /** Path parameters that a separate entry supplies. */
  readonly suppliedParameters: readonly string[];
  /** Module of its `RequestOptions`, without extension. */
  readonly requestOptions: string | undefined;
};

/** Returns the type of a call's options. */
export function requestOptionsType(options: ClientLocation): Imported {
  const { requestOptions, importExtension } = options;
  return requestOptions === undefined
    ? runtimeType(options, "RequestOptions")
    : importedType(requestOptions + importExtension, "RequestOptions");
}

/** Imports a value from the runtime module of generated clients. */
export function runtimeValue(options: RunContext, name: string): Imported {
  return imported(runtimeModule(options), name);
}

/** Imports a type from that module. */
export function runtimeType(options: RunContext, name: string): Imported {
  return importedType(runtimeModule(options), name);
}

function runtimeModule({ modules }: RunContext): string {
  return `${modules.runtime}/client/internal`;
}

/** Imports the types of the operations, from `depth` folders below the client's. */
export function describedOperations(options: RunContext, depth: number): Imported {
  const types = moduleOf(options, "types", "operations"); // not the index, which also loads `paths`
  return importedType(types.startsWith(".") ? `${"../".repeat(depth)}${types}` : types, "operations");
}

/** Imports the type of a component, from the client's folder. */
export function schemaType(options: RunContext, identifier: string): Imported {
  return importedType(moduleOf(options, "types", "schemas"), identifier);
}

/** Returns the specifier of a file in the same folder. */
export function besideModule({ importExtension }: RunContext, file: string): string {
  return `./${file}${importExtension}`;
}

/** Imports the descriptor of an operation, from the client's folder. */
export function operationValue(options: RunContext, { names }: OperationPlan): Imported {
  return imported(besideModule(options, `operations/${names.file}`), names.identifier);
}

/** Imports the operation table of this operation's group, from the client's folder. */
export function groupValue(options: RunContext, { names }: OperationPlan): Imported {
  return imported(
    besideModule(options, `operations/${names.file}`),
    "default",
    `${camelCase(names.group)}Operations`,
  );
}

/** Imports a type of an operation, from the client's folder: `QuotesCreate` with a suffix such as `Input`. */
export function operationType(options: RunContext, { names }: OperationPlan, suffix: string): Imported {
  return importedType(besideModule(options, `operations/${names.file}`), names.type + suffix);
}
