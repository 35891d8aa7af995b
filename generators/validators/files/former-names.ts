import { code } from "../../core/emit/code.ts";
import { docComment, renamedTo } from "../../core/emit/doc-comment.ts";
import type { Statement } from "../../core/emit/source-file.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import type { ZodRun } from "../run/zod-run.ts";

/** A schema that a module exports under a name, with the statements that declare it. */
export interface NamedExports {
  readonly identifier: string;
  /** The type that is exported beside the schema, where there is one; what contains itself has one of its own name. */
  readonly exportedType: string | undefined;
  readonly statements: readonly Statement[];
}

/** Former identifiers of a component, each spelling once, without the present one. */
export function formerIdentifiers({ identifier, aliases }: ComponentModel): string[] {
  const spellings = new Set(aliases.map((alias) => alias.identifier));
  spellings.delete(identifier);
  return [...spellings];
}

/** A constant that a former name of it stands for. */
export function formerConst(former: string, present: string): string {
  return `${docComment(renamedTo(present))}\nexport const ${former}: typeof ${present} = ${present};`;
}

/** A former name: it stands for the schema of today, and so does its type. */
export function formerName(former: string, present: NamedExports, { typeNames }: ZodRun): NamedExports {
  const { identifier, exportedType } = present;
  const schema = formerConst(former, identifier);
  const values = formerType(former, identifier);
  if (exportedType === undefined || exportedType === identifier)
    return { identifier: former, exportedType: exportedType && former, statements: [values, schema] };
  const schemaType = typeNames.get(former) ?? former;
  const statements = [values, formerType(schemaType, exportedType), schema];
  return { identifier: former, exportedType: schemaType, statements };
}

function formerType(former: string, present: string): Statement {
  return code`
    ${docComment(renamedTo(present))}
    export type ${former} = ${present};
  `;
}
