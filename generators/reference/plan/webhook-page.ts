import { createHmac } from "node:crypto";
import { shellQuote } from "../../core/emit/shell-quote.ts";
import type { WebhookModel } from "../../core/model/api-model.ts";
import { exampleOf } from "../../core/model/example/example-of.ts";
import type { Block, Page } from "../page.ts";
import { evidenceNotes } from "./evidence.ts";
import { codeMarkdown, firstSentence } from "./markdown-text.ts";
import { parameterField } from "./operation-page.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { schemaBlocks } from "./schema-blocks.ts";

/** The page of an event: what it reports, its payload, and a delivery that is really signed. */
export function webhookPage(webhook: WebhookModel, path: string, context: ReferenceContext): Page {
  const { name, summary, description, deprecated, payload, parameters, extensions } = webhook;
  return {
    path,
    title: name,
    section: "Webhooks",
    summary: firstSentence(summary ?? description),
    blocks: [
      ...(deprecated
        ? [{ kind: "note", tone: "warning", markdown: "This event is deprecated." } as const]
        : []),
      ...((description ?? summary) === undefined
        ? []
        : [{ kind: "text", markdown: description ?? summary ?? "" } as const]),
      ...evidenceNotes(extensions),
      ...(parameters.length === 0
        ? []
        : [
            { kind: "heading", level: 2, text: "Headers" } as const,
            {
              kind: "fields",
              fields: parameters.map((parameter) => parameterField(parameter, context)),
            } as const,
          ]),
      { kind: "heading", level: 2, text: "Payload" },
      ...(payload
        ? schemaBlocks("Payload", { schema: payload, reading: "response" }, context)
        : [{ kind: "text", markdown: "The payload is not described." } as const]),
      ...deliveryBlocks(webhook),
    ],
  };
}

/** Of no endpoint: anybody may know it, so that the example can be checked by hand. */
const EXAMPLE_SECRET = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";
const EXAMPLE_ID = "msg_example";
const EXAMPLE_TIMESTAMP = "1767225600";

/** An example of the scheme that the document's headers describe: `<id>.<timestamp>.<body>` under HMAC-SHA256. */
function deliveryBlocks({ payload, parameters, name }: WebhookModel): Block[] {
  const header = (end: string) =>
    parameters.find((parameter) => parameter.in === "header" && parameter.name.endsWith(end))?.name;
  const [id, timestamp, signature] = [header("-id"), header("-timestamp"), header("-signature")];
  const example = payload && exampleOf(payload);
  if (example === undefined) return [];
  const body = JSON.stringify(example);
  if (id === undefined || timestamp === undefined || signature === undefined)
    return [
      { kind: "heading", level: 2, text: "Example" },
      { kind: "code", language: "json", text: JSON.stringify(example, null, 2) },
    ];
  const signed = `${EXAMPLE_ID}.${EXAMPLE_TIMESTAMP}.${body}`;
  const key = Buffer.from(EXAMPLE_SECRET.slice("whsec_".length), "base64");
  const sum = createHmac("sha256", key).update(signed).digest("base64");
  return [
    { kind: "heading", level: 2, text: "A signed delivery" },
    {
      kind: "code",
      language: "http",
      text: [
        `POST /webhooks`,
        "content-type: application/json",
        `${id}: ${EXAMPLE_ID}`,
        `${timestamp}: ${EXAMPLE_TIMESTAMP}`,
        `${signature}: v1,${sum}`,
        "",
        body,
      ].join("\n"),
      label: name,
    },
    {
      kind: "text",
      markdown: `The signature is real. The secret is ${codeMarkdown(EXAMPLE_SECRET)}; the signed text is the ID, the timestamp and the body, with a dot between them. Check it by hand:`,
    },
    {
      kind: "code",
      language: "sh",
      text: [
        `printf '%s' ${shellQuote(signed)} |`,
        `  openssl dgst -sha256 -mac HMAC -macopt hexkey:${key.toString("hex")} -binary |`,
        "  base64",
      ].join("\n"),
    },
  ];
}
