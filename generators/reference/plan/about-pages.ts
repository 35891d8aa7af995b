import type { OperationModel } from "../../core/model/api-model.ts";
import type { Page } from "../page.ts";
import {
  codeBlock,
  codeMarkdown,
  list,
  pageLink,
  plainMarkdown,
  section,
  table,
} from "../print/markdown-text.ts";
import { firstSentence } from "../print/prose.ts";
import { findReasons, type Reason } from "./evidence.ts";
import { serverAddress } from "./example-request.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { stateMachine } from "./states.ts";

/** Returns the first page: description, servers, authentication, and a table of all operations. */
export function overviewPage(
  operations: ReadonlyMap<OperationModel, string>,
  context: ReferenceContext,
): Page {
  const { model, modules, options, prose } = context;
  const rows = [...operations].map(([{ operationId, summary, group, method }, page]) => [
    pageLink(plainMarkdown(summary?.trim() || operationId), page),
    codeMarkdown(`client.${group}.${method}`),
  ]);
  const first = firstSentence(model.description);
  return {
    path: "index",
    title: model.title,
    section: undefined,
    summary: first || `Reference, version ${model.version}`,
    body: [
      plainMarkdown(first),
      section("Operations", table(["Operation", "Client"], rows)),
      section(
        "Address and key",
        addressText(context),
        "The client:",
        codeBlock("ts", importLine(options.clientPackage ?? modules.client)),
      ),
      model.description?.trim() === first
        ? undefined
        : section("About the service", prose(model.description)),
    ],
  };
}

function importLine(module: string | undefined): string {
  return module === undefined
    ? '// The path depends on the folder that the client is generated into.\nimport { createClient } from "./client/index.js";'
    : `import { createClient } from ${JSON.stringify(module)};`;
}

function addressText({ model }: ReferenceContext): string {
  const servers = model.servers.map(
    ({ url, description }) =>
      `${codeMarkdown(url)}${description === undefined ? "" : `: ${plainMarkdown(description)}`}`,
  );
  const schemes = model.securitySchemes.map((scheme) => {
    const name = codeMarkdown(scheme.name);
    if (scheme.kind === "http")
      return scheme.scheme === "basic"
        ? `${name}: Basic, with user name and password`
        : `${name}: header ${codeMarkdown("authorization: Bearer <key>")}`;
    if (scheme.kind === "apiKey") return `${name}: ${scheme.in} parameter ${codeMarkdown(scheme.parameter)}`;
    return `${name}: ${plainMarkdown(scheme.type)}`;
  });
  return list([
    ...(servers.length > 0 ? servers : [codeMarkdown(serverAddress({ servers: [] }, []))]),
    ...schemes,
  ]);
}

/** All state machines that the document describes. */
export function statesPage(context: ReferenceContext): Page[] {
  const found = context.model.schemas.flatMap(({ name, schema }) => {
    const machine = stateMachine(schema.annotations.extensions, context);
    const path = context.schemaPages.get(schema)?.path ?? "";
    return machine ? [{ machine, name: codeMarkdown(name), path }] : [];
  });
  if (found.length === 0) return [];
  return [
    {
      path: "states",
      title: "States and moves",
      section: "About",
      summary: "Every state machine of the description.",
      body: [
        "What the description says of moves from one state to another. A move that is rejected fails with the error code of its row.",
        ...found.map(({ machine, name, path }) => section(pageLink(name, path), machine)),
      ],
    },
  ];
}

/** Returns the page about inferred and unspecified parts of the service's document. */
export function evidencePage({ model, prose }: ReferenceContext): Page[] {
  const inferred = findReasons(model.document, "x-codegen-inferred");
  const unspecified = findReasons(model.document, "x-codegen-unspecified");
  if (inferred.length + unspecified.length === 0) return [];
  const rows = (reasons: readonly Reason[]) =>
    reasons.map(({ path, text }) => [
      codeMarkdown(path.join(" › ") || "the whole document"),
      prose(text, "line"),
    ]);
  const body = [
    section(
      "Inferred",
      "The service's own documentation does not state these. Each row has the reason why the description does.",
      table(["Place", "Reason"], rows(inferred)),
    ),
    section(
      "Unspecified",
      "The service's own documentation leaves these open, so the description accepts any value.",
      table(["Place", "Reason"], rows(unspecified)),
    ),
  ];
  return [
    {
      path: "evidence",
      title: "Inferred and unspecified",
      section: "About",
      summary: "What the service's own documentation does not state.",
      body,
    },
  ];
}
