import { isObject, type Json, type JsonObject } from "../../core/json.ts";
import type { OperationModel } from "../../core/model/api-model.ts";
import type { Block, Page } from "../page.ts";
import { codeMarkdown, pageLink, plainMarkdown } from "./markdown-text.ts";
import { serverAddress } from "./operation-call.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { statesBlocks } from "./states.ts";

/** The first page: what the service is, where it is, how requests are authenticated, and every operation in one table. */
export function overviewPage(
  operations: ReadonlyMap<OperationModel, string>,
  context: ReferenceContext,
): Page {
  const { model, modules, options } = context;
  const rows = [...operations].map(([{ httpMethod, path, summary, group, method }, page]) => ({
    cells: [
      pageLink(codeMarkdown(`client.${group}.${method}`), page),
      codeMarkdown(`${httpMethod.toUpperCase()} ${path}`),
      plainMarkdown(summary ?? ""),
    ],
  }));
  const [first, rest] = splitDescription(model.description ?? "");
  return {
    path: "index",
    title: model.title,
    section: undefined,
    summary: `Reference, version ${model.version}`,
    blocks: [
      ...(first === "" ? [] : [{ kind: "text", markdown: first } as const]),
      { kind: "heading", level: 2, text: "Address and key" },
      { kind: "text", markdown: addressText(context) },
      {
        kind: "code",
        language: "ts",
        text: importLine(options.clientPackage ?? modules.client),
        label: "Client",
      },
      ...(rows.length === 0
        ? []
        : [
            { kind: "heading", level: 2, text: "Operations" } as const,
            { kind: "table", head: ["Client", "Request", "What it does"], rows } as const,
          ]),
      ...(rest === ""
        ? []
        : [
            { kind: "heading", level: 2, text: "About the service" } as const,
            { kind: "text", markdown: rest } as const,
          ]),
    ],
  };
}

/** The first paragraph, and what follows it: a long description would hide the operations. */
function splitDescription(text: string): readonly [first: string, rest: string] {
  const trimmed = text.trim();
  const [first = ""] = trimmed.split(/\n[ \t]*\n/, 1);
  const isProse = /^[\p{L}\d*_`"'([]/u.test(first) && !NOT_PROSE.test(first);
  const hasDefinitions = /^ {0,3}\[[^\]]+\]:/m.test(trimmed); // links by name must not lose the addresses further down
  if (isProse && !hasDefinitions) return [first, trimmed.slice(first.length).trimStart()];
  return trimmed.length < LONG ? [trimmed, ""] : ["", trimmed];
}

const LONG = 600;

/** A list, a heading that is underlined, or a block of code. */
const NOT_PROSE = /^([*+-]|\d+[.)])\s|\n[=-]+\s*$|```|~~~/;

function importLine(module: string | undefined): string {
  return module === undefined
    ? '// The path depends on the folder that the client is generated into.\nimport { createClient } from "./client/index.js";'
    : `import { createClient } from ${JSON.stringify(module)};`;
}

function addressText({ model }: ReferenceContext): string {
  const servers = model.servers.map(
    ({ url, description }) =>
      `- ${codeMarkdown(url)}${description === undefined ? "" : `: ${plainMarkdown(description)}`}`,
  );
  const schemes = model.securitySchemes.map((scheme) => {
    if (scheme.kind === "http")
      return scheme.scheme === "basic"
        ? `- ${codeMarkdown(scheme.name)}: Basic, with user name and password`
        : `- ${codeMarkdown(scheme.name)}: header ${codeMarkdown("authorization: Bearer <key>")}`;
    if (scheme.kind === "apiKey")
      return `- ${codeMarkdown(scheme.name)}: ${scheme.in} parameter ${codeMarkdown(scheme.parameter)}`;
    return `- ${codeMarkdown(scheme.name)}: ${plainMarkdown(scheme.type)}`;
  });
  return [
    servers.length > 0 ? servers.join("\n") : codeMarkdown(serverAddress({ servers: [] }, [])),
    ...schemes,
  ].join("\n");
}

/** All state machines that the document describes. */
export function statesPage({ model, schemaPages }: ReferenceContext): Page[] {
  const found = model.schemas.flatMap(({ name, schema }): Block[] => {
    const blocks = statesBlocks(schema.annotations.extensions).slice(1); // without the heading of the schema's own page
    if (blocks.length === 0) return [];
    const path = schemaPages.get(schema)?.path ?? "";
    return [
      { kind: "heading", level: 2, text: name },
      ...blocks,
      { kind: "text", markdown: `Schema: ${pageLink(codeMarkdown(name), path)}` },
    ];
  });
  if (found.length === 0) return [];
  return [
    {
      path: "states",
      title: "States and moves",
      section: "About",
      summary: "Every state machine of the description, as a diagram.",
      blocks: [
        {
          kind: "text",
          markdown:
            "What the description says of moves from one state to another. A move that is rejected fails with the error code of its row.",
        },
        ...found,
      ],
    },
  ];
}

/** Everything that the description adds to the service's own document, and everything that this leaves open. */
export function evidencePage({ model }: ReferenceContext): Page[] {
  const found = { inferred: [] as string[][], unspecified: [] as string[][] };
  collect(model.document, [], found);
  const tables = [
    tableOf(
      "Inferred",
      "The service's own documentation does not state these. Each row has the reason why the description does.",
      found.inferred,
    ),
    tableOf(
      "Left open",
      "The service's own documentation leaves these open, so the description accepts any value.",
      found.unspecified,
    ),
  ].flat();
  if (tables.length === 0) return [];
  return [
    {
      path: "evidence",
      title: "Inferred and left open",
      section: "About",
      summary: "What the service's own documentation does not state.",
      blocks: tables,
    },
  ];
}

function tableOf(title: string, sentence: string, rows: readonly string[][]): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: title },
    { kind: "text", markdown: sentence },
    { kind: "table", head: ["Place", "Reason"], rows: rows.map((cells) => ({ cells })) },
  ];
}

function collect(
  value: Json | undefined,
  path: readonly string[],
  found: { readonly inferred: string[][]; readonly unspecified: string[][] },
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, [...path, String(index)], found);
    return;
  }
  if (!isObject(value)) return;
  noteOf(value, "x-codegen-inferred", path, found.inferred);
  noteOf(value, "x-codegen-unspecified", path, found.unspecified);
  for (const [key, member] of Object.entries(value))
    if (!LITERAL.has(key)) collect(member, [...path, key], found);
}

/** Their values are data, whatever their keys are called. */
const LITERAL = new Set(["example", "examples", "default", "const", "enum"]);

function noteOf(node: JsonObject, key: string, path: readonly string[], into: string[][]): void {
  const text = node[key];
  if (typeof text === "string")
    into.push([
      codeMarkdown(path.join(" › ") || "the whole document"),
      text.replace(/\s+/g, " ").replaceAll("|", "\\|"),
    ]);
}
