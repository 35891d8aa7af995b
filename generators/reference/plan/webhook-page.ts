import { createHmac } from "node:crypto";
import { shellQuote } from "../../core/emit/shell-quote.ts";
import type { WebhookModel } from "../../core/model/api-model.ts";
import { exampleOf } from "../../core/model/example/example-of.ts";
import type { Page, Part } from "../page.ts";
import { codeBlock, codeMarkdown, jsonBlock, note, section } from "../print/markdown-text.ts";
import { firstSentence } from "../print/prose.ts";
import { evidenceNotes } from "./evidence.ts";
import { parameterField } from "./operation-page.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { fieldList, schemaFields } from "./schema-fields.ts";
import { marksLegend, schemaText } from "./schema-text.ts";

/** Returns the page of an event: description, payload, and a delivery with a valid signature. */
export function webhookPage(webhook: WebhookModel, path: string, context: ReferenceContext): Page {
  const { name, summary, description, deprecated, payload, parameters, extensions } = webhook;
  const fields = parameters.map(parameterField);
  return {
    path,
    title: name,
    section: "Webhooks",
    summary: firstSentence(summary ?? description),
    body: [
      deprecated ? note("Note", "This event is deprecated.") : undefined,
      context.prose(description ?? summary),
      evidenceNotes(extensions, context),
      section("Headers", fieldList(fields, "header", context)),
      section(
        "Payload",
        payload ? schemaText(payload, { place: "payload" }, context) : "The payload is not described.",
      ),
      delivery(webhook),
      marksLegend([...fields, ...(payload ? schemaFields(payload) : [])]),
    ],
  };
}

/** Public secret of no real endpoint, so that readers can check the example by hand. */
const EXAMPLE_SECRET = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";
const EXAMPLE_ID = "msg_example";
const EXAMPLE_TIMESTAMP = "1767225600";

/** Example delivery with the scheme of the document's headers: `<id>.<timestamp>.<body>` under HMAC-SHA256. */
function delivery({ payload, parameters }: WebhookModel): Part {
  const header = (end: string) =>
    parameters.find((parameter) => parameter.in === "header" && parameter.name.endsWith(end))?.name;
  const [id, timestamp, signature] = [header("-id"), header("-timestamp"), header("-signature")];
  const example = payload && exampleOf(payload);
  if (example === undefined) return undefined;
  if (id === undefined || timestamp === undefined || signature === undefined)
    return section("Example", jsonBlock(example));
  const body = JSON.stringify(example);
  const signed = `${EXAMPLE_ID}.${EXAMPLE_TIMESTAMP}.${body}`;
  const key = Buffer.from(EXAMPLE_SECRET.slice("whsec_".length), "base64");
  const sum = createHmac("sha256", key).update(signed).digest("base64");
  const request = `POST /webhooks
content-type: application/json
${id}: ${EXAMPLE_ID}
${timestamp}: ${EXAMPLE_TIMESTAMP}
${signature}: v1,${sum}

${body}`;
  const check = `printf '%s' ${shellQuote(signed)} |
  openssl dgst -sha256 -mac HMAC -macopt hexkey:${key.toString("hex")} -binary |
  base64`;
  return section(
    "A signed delivery",
    codeBlock("http", request),
    `The signature is real. The secret is ${codeMarkdown(EXAMPLE_SECRET)}; the signed text is the ID, the timestamp and the body, with a dot between them. Check it by hand:`,
    codeBlock("sh", check),
  );
}
