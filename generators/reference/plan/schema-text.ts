import type { SchemaModel } from "../../core/model/schema-model.ts";
import { joined, pageLink } from "../print/markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { detailsOf, type Field, fieldList, hasMarks, schemaFields } from "./schema-fields.ts";
import { schemaLabel } from "./schema-label.ts";

interface SchemaPlace {
  /** Prefix of the IDs of its members. */
  readonly place: string;
  /** Markdown before its type. Default: none. */
  readonly before?: string;
  /** True to leave the members of a component to its page. */
  readonly isShort?: boolean;
}

/** Describes a schema: its type with links, and its members. */
export function schemaText(
  schema: SchemaModel,
  { place, before = "", isShort = false }: SchemaPlace,
  context: ReferenceContext,
): string {
  const label = [schemaLabel(schema, context), ...detailsOf(schema)].join(" · ");
  const isLeftOut = isShort && schema.reference !== undefined;
  return joined([before + label, isLeftOut ? undefined : fieldList(schemaFields(schema), place, context)]);
}

/** Returns the legend for the marks of fields, if they have any. */
export function marksLegend(fields: readonly Field[]): string | undefined {
  if (!hasMarks(fields)) return undefined;
  const list = pageLink("with the reasons", "evidence");
  return `*Inferred*: the service's own documentation does not state it. *Unspecified*: the documentation leaves it open. All of them are listed ${list}.`;
}
