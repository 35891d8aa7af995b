import { code } from "../../core/emit/code.ts";
import { docComment, renamedTo } from "../../core/emit/doc-comment.ts";
import type { Statement } from "../../core/emit/source-file.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import type { ZodRun } from "../run/zod-run.ts";

/** A schema that a module exports under a name, with the statements that declare it. */
export interface NamedExports {
  readonly identifier: string;
  /** The exported type of the schema, if any; a recursive schema has a type with another name. */
  readonly exportedType: string | undefined;
  readonly statements: readonly Statement[];
}

/** Returns the former identifiers of a component without duplicates and without the current one. */
export function formerIdentifiers({ identifier, aliases }: ComponentModel): string[] {
  const spellings = new Set(aliases.map((alias) => alias.identifier));
  spellings.delete(identifier);
  return [...spellings];
}

/** Emits a constant for a former name. */
export function formerConst(former: string, present: string): string {
  return `${docComment(renamedTo(present))}\nexport const ${former}: typeof ${present} = ${present};`;
}

/** Emits a former name of a schema and its type. */
export function formerName(former: string, present: NamedExports, { schemaTypeNames }: ZodRun): NamedExports {
  const { identifier, exportedType } = present;
  const schema = formerConst(former, identifier);
  const values = formerType(former, identifier);
  if (exportedType === undefined || exportedType === identifier)
    return { identifier: former, exportedType: exportedType && former, statements: [values, schema] };
  const schemaType = schemaTypeNames.get(former) ?? former;
  const statements = [values, formerType(schemaType, exportedType), schema];
  return { identifier: former, exportedType: schemaType, statements };
}

function formerType(former: string, present: string): Statement {
  return code`
    ${docComment(renamedTo(present))}
    export type ${former} = ${present};
  `;
}
