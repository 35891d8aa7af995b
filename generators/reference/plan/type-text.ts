import type { Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { printType, spacedType } from "../../core/types/print-type.ts";
import { typeOfCheck } from "../../core/types/type-of-check.ts";
import type { Block } from "../page.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** A schema as TypeScript in one reading. Where it only refers to a component, the type of that component. */
export function typeBlock(
  name: string,
  { schema, reading }: { readonly schema: SchemaModel; readonly reading: Reading },
  context: ReferenceContext,
): Block {
  const page = schema.reference && context.schemaPages.get(schema.reference.target);
  const [shown, of] = page ? [page.component.identifier, page.component.schema] : [name, schema];
  return {
    kind: "code",
    language: "ts",
    text: typeText(shown, { schema: of, reading }, context),
    label: "TypeScript",
  };
}

/** A schema as TypeScript: once, or in both readings where they differ. */
export function typeBlocks(name: string, schema: SchemaModel, context: ReferenceContext): Block[] {
  const request = typeText(name, { schema, reading: "request" }, context);
  const response = typeText(name, { schema, reading: "response" }, context);
  if (request === response) return [{ kind: "code", language: "ts", text: request, label: "TypeScript" }];
  return [
    { kind: "code", language: "ts", text: request, label: "TypeScript, in requests" },
    { kind: "code", language: "ts", text: response, label: "TypeScript, in responses: enums are open" },
  ];
}

function typeText(
  name: string,
  { schema, reading }: { readonly schema: SchemaModel; readonly reading: Reading },
  { names, checks }: ReferenceContext,
): string {
  const { readings, targetOf } = checks;
  const scope = { nameOf: names.nameOf, targetOf, readings, within: schema };
  return `type ${name} =${spacedType(printType(typeOfCheck(checks.of(schema, reading), scope)))};`;
}
