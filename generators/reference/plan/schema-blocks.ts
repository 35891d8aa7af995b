import type { Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Block } from "../page.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { detailsOf, schemaFields } from "./schema-fields.ts";
import { schemaLabel } from "./schema-label.ts";
import { typeBlock, typeBlocks } from "./type-text.ts";

/** A schema for people: its type with links, its members, and the TypeScript of it. */
export function schemaBlocks(
  name: string,
  { schema, reading }: { readonly schema: SchemaModel; readonly reading?: Reading },
  context: ReferenceContext,
): Block[] {
  const fields = schemaFields(schema, context);
  const details = detailsOf(schema);
  const label = [schemaLabel(schema, context), ...details].join(", ");
  return [
    ...(fields.length > 0 && schema.reference === undefined
      ? []
      : [{ kind: "text", markdown: reading ? `Schema: ${label}` : label } as const]),
    ...(fields.length > 0 ? [{ kind: "fields", fields } as const] : []),
    ...(reading ? [typeBlock(name, { schema, reading }, context)] : typeBlocks(name, schema, context)),
  ];
}
