import { getOwn, isObject } from "../../core/json.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import { exampleOf } from "../../core/model/example/example-of.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Page, Part } from "../page.ts";
import {
  codeMarkdown,
  jsonBlock,
  list,
  note,
  pageLink,
  plainMarkdown,
  section,
  table,
} from "../print/markdown-text.ts";
import { firstSentence } from "../print/prose.ts";
import { evidenceNotes } from "./evidence.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { schemaFields } from "./schema-fields.ts";
import { schemaLabel, valueMarkdown } from "./schema-label.ts";
import { marksLegend, schemaText } from "./schema-text.ts";
import { stateMachine } from "./states.ts";
import { typeText } from "./type-text.ts";

/** The list of all component schemas. */
export function schemaListPage({ model: { schemas }, schemaPages }: ReferenceContext): Page[] {
  if (schemas.length === 0) return [];
  const rows = schemas.map(({ name, schema }) => [
    pageLink(codeMarkdown(name), schemaPages.get(schema)?.path ?? ""),
    plainMarkdown(firstSentence(schema.annotations.description ?? schema.annotations.title)),
  ]);
  return [
    {
      path: "schemas/index",
      title: "All schemas",
      section: "Schemas",
      summary: `All ${schemas.length} schemas.`,
      body: [table(["Schema", "Meaning"], rows)],
    },
  ];
}

/** The page of a component schema. */
export function schemaPage(
  { component, path }: { readonly component: ComponentModel; readonly path: string },
  uses: readonly string[],
  context: ReferenceContext,
): Page {
  const { name, schema, direction } = component;
  const { title, description, deprecated, inferred, unspecified, extensions } = schema.annotations;
  const example = exampleOf(schema);
  const evidence = { "x-codegen-inferred": inferred, "x-codegen-unspecified": unspecified };
  return {
    path,
    title: name,
    section: "Schemas",
    summary: firstSentence(description ?? title),
    body: [
      deprecated ? note("Note", "This schema is deprecated.") : undefined,
      context.prose(description),
      evidenceNotes(evidence, context),
      directionSentence(direction),
      section("States", stateMachine(extensions, context)),
      section(
        "Shape",
        valueTable(schema),
        schemaText(schema, { place: "member" }, context),
        typeText(component, context),
      ),
      branches(schema, context),
      section("Example", example === undefined ? undefined : jsonBlock(example)),
      section("Used by", list(uses)),
      marksLegend(schemaFields(schema)),
    ],
  };
}

function directionSentence(direction: ComponentModel["direction"]): string {
  switch (direction) {
    case "request":
      return "Sent in requests: enums are closed, another value is rejected.";
    case "response":
      return "Received in responses: enums are open, because the service may send values that are new.";
    case "both":
      return "Sent in requests, where enums are closed, and received in responses, where they are open.";
    case "none":
      return "No operation and no webhook uses it.";
    default:
      return direction satisfies never;
  }
}

/** The values of an enum with their descriptions. */
function valueTable({ enumeration, annotations }: SchemaModel): Part {
  const described = annotations.extensions["x-enumDescriptions"];
  if (!enumeration || !isObject(described)) return undefined;
  const rows = enumeration.map((value) => {
    const text = getOwn(described, String(value));
    return [valueMarkdown(value), typeof text === "string" ? plainMarkdown(text) : ""];
  });
  return table(["Value", "Meaning"], rows);
}

function branches({ oneOf, anyOf }: SchemaModel, context: ReferenceContext): Part {
  const schemas = oneOf ?? anyOf;
  if (!schemas || schemas.length < 2) return undefined;
  const rows = schemas.map((branch) => [
    schemaLabel(branch, context),
    plainMarkdown(firstSentence((branch.reference?.target ?? branch).annotations.description)),
  ]);
  return section(oneOf ? "Exactly one of" : "At least one of", table(["Schema", "Meaning"], rows));
}
