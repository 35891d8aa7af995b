import type { Json } from "../../core/json.ts";
import { getOwn, isObject } from "../../core/json.ts";
import type { ComponentModel } from "../../core/model/api-model.ts";
import { exampleOf } from "../../core/model/example/example-of.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Block, Page } from "../page.ts";
import { evidenceOfSchema } from "./evidence.ts";
import { codeMarkdown, firstSentence, pageLink, plainMarkdown } from "./markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { schemaBlocks } from "./schema-blocks.ts";
import { schemaLabel, valueMarkdown } from "./schema-label.ts";
import { statesBlocks } from "./states.ts";
import type { Use } from "./uses.ts";

/** So many schemas are listed under their first letters. */
const GROUPED = 100;

/** The list of all component schemas. */
export function schemaListPage(context: ReferenceContext): Page[] {
  const { schemas } = context.model;
  if (schemas.length === 0) return [];
  const rows = schemas.map(({ name, schema }) => ({
    cells: [
      pageLink(codeMarkdown(name), context.schemaPages.get(schema)?.path ?? ""),
      plainMarkdown(firstSentence(schema.annotations.description ?? schema.annotations.title)),
    ],
    marks: {},
  }));
  return [
    {
      path: "schemas/index",
      title: "All schemas",
      section: "Schemas",
      summary: `All ${schemas.length} schemas, with a filter.`,
      blocks: [{ kind: "table", head: ["Schema", "Meaning"], rows, filter: true }],
    },
  ];
}

/** The page of a component schema. */
export function schemaPage(
  { component, path }: { readonly component: ComponentModel; readonly path: string },
  uses: readonly Use[],
  context: ReferenceContext,
): Page {
  const { name, schema, direction, identifier } = component;
  const { title, description, deprecated } = schema.annotations;
  const example = exampleOf(schema);
  return {
    path,
    title: name,
    section: "Schemas",
    ...(context.model.schemas.length > GROUPED && { group: [...name][0]?.toUpperCase() ?? "" }),
    summary: firstSentence(description ?? title),
    blocks: [
      ...(deprecated
        ? [{ kind: "note", tone: "warning", markdown: "This schema is deprecated." } as const]
        : []),
      ...(description === undefined ? [] : [{ kind: "text", markdown: description } as const]),
      ...evidenceOfSchema(schema.annotations),
      { kind: "text", markdown: directionSentence(direction) },
      ...statesBlocks(schema.annotations.extensions),
      { kind: "heading", level: 2, text: "Shape" },
      ...valueRows(schema),
      ...schemaBlocks(identifier, { schema }, context),
      ...branchBlocks(schema, context),
      ...(example === undefined ? [] : exampleBlocks(example)),
      ...useBlocks(uses),
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

/** The values of an enum with what the document says of each. */
function valueRows({ enumeration, annotations }: SchemaModel): Block[] {
  const described = annotations.extensions["x-enumDescriptions"];
  if (!enumeration || !isObject(described)) return [];
  const rows = enumeration.map((value) => ({
    cells: [valueMarkdown(value), cellOf(getOwn(described, String(value)))],
  }));
  return [{ kind: "table", head: ["Value", "Meaning"], rows }];
}

function cellOf(value: Json | undefined): string {
  return typeof value === "string" ? plainMarkdown(value) : "";
}

function branchBlocks({ oneOf, anyOf }: SchemaModel, context: ReferenceContext): Block[] {
  const branches = oneOf ?? anyOf;
  if (!branches || branches.length < 2) return [];
  const rows = branches.map((branch) => ({
    cells: [
      schemaLabel(branch, context),
      plainMarkdown(firstSentence((branch.reference?.target ?? branch).annotations.description)),
    ],
  }));
  return [
    { kind: "heading", level: 2, text: oneOf ? "Exactly one of" : "At least one of" },
    { kind: "table", head: ["Schema", "Meaning"], rows },
  ];
}

function exampleBlocks(example: Json): Block[] {
  return [
    { kind: "heading", level: 2, text: "Example" },
    { kind: "code", language: "json", text: JSON.stringify(example, null, 2) },
  ];
}

function useBlocks(uses: readonly Use[]): Block[] {
  if (uses.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: "Used by" },
    { kind: "text", markdown: uses.map(({ link }) => `- ${link}`).join("\n") },
  ];
}
