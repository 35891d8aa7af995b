import { planClient } from "../../generators/client/plan/plan-client.ts";
import { sensitiveInResponses } from "../../generators/client/plan/sensitive-names.ts";
import { escapeHtml } from "../../generators/core/emit/escape-html.ts";
import { isObject, type Json } from "../../generators/core/json.ts";
import type { ApiModel, MediaTypeModel, OperationModel } from "../../generators/core/model/api-model.ts";
import { exampleOfMedia, exampleOfParameter } from "../../generators/core/model/example/example-of.ts";
import { objectShape } from "../../generators/core/model/facts/object-shape.ts";
import { isUpload } from "../../generators/core/model/is-upload.ts";
import { isJson } from "../../generators/core/model/media-type.ts";
import type { SchemaModel } from "../../generators/core/model/schema-model.ts";
import { mediaOf, serverAddress } from "../../generators/reference/plan/example-request.ts";
import { schemaFields } from "../../generators/reference/plan/schema-fields.ts";
import type { ExampleRecords } from "../src/playground/make-records.ts";
import { withRecordIds, withUploadedFile } from "./example-records.ts";

/** A field of a form: a parameter, a member of a body, or a body as a whole. */
interface FormField {
  readonly name: string;
  readonly place: "path" | "query" | "header" | "cookie" | "member" | "part" | "body";
  readonly value: Json | undefined;
  readonly schema: SchemaModel | undefined;
  readonly isRequired: boolean;
}

/** Start of each form, which no text of a page can contain: its signs are escaped there. */
export const FORM_START = '<section id="try-it-form"';

/** More values than these are too many for a list to choose from. */
const MAX_CHOICES = 20;

/** Longer values need the width of the form. */
const MAX_NARROW = 24;

/** More optional fields than these are behind a button. */
const MAX_OPTIONAL = 4;

/** Forms by operation: they send its example to the sandbox in the page. */
export function tryItForms(model: ApiModel, records: ExampleRecords): ReadonlyMap<string, string> {
  const plans = planClient(model).plans;
  return new Map(
    plans.map(({ model: operation, sensitive }) => [
      operation.operationId,
      withRecords(
        formOf(operation, {
          fields: fieldsOf(operation, records),
          sensitive: [...new Set([...sensitive, ...sensitiveInResponses(operation)])],
          server: serverAddress(operation, model.servers),
        }),
        records,
      ),
    ]),
  );
}

const withRecords = (form: string, records: ExampleRecords) =>
  withUploadedFile(withRecordIds(form, records), records);

function fieldsOf(operation: OperationModel, records: ExampleRecords): readonly FormField[] {
  const parameters = operation.parameters.map((parameter) => ({
    name: parameter.name,
    place: parameter.in,
    value: parameter.required ? exampleOfParameter(parameter) : undefined,
    schema: parameter.schema,
    isRequired: parameter.required,
  }));
  const media = mediaOf(operation);
  return media ? [...parameters, ...bodyFields(operation, media, records)] : parameters;
}

function bodyFields(
  { operationId }: OperationModel,
  media: MediaTypeModel,
  { wallet }: ExampleRecords,
): readonly FormField[] {
  const example = exampleOfMedia(media);
  const { schema } = media;
  const properties = schema && objectShape(schema)?.properties;
  // The description does not show the members of this body; the sandbox finds the signature under any name.
  const value = operationId === "blockchainWallets.create" ? wallet : example;
  if (!properties || !isObject(example))
    return [{ name: "body", place: "body", value, schema, isRequired: true }];
  const known = schemaFields(schema);
  const optional = new Set(known.filter((field) => !field.isRequired).map(({ name }) => name));
  return Object.entries(example).map(([name, member]) => ({
    name,
    place: isJson(media.contentType) ? "member" : "part",
    value: member,
    schema: properties.get(name),
    isRequired: !optional.has(name),
  }));
}

interface FormParts {
  readonly fields: readonly FormField[];
  readonly sensitive: readonly string[];
  readonly server: string;
}

function formOf({ httpMethod, path }: OperationModel, { fields, sensitive, server }: FormParts): string {
  const [required, optional] = [true, false].map((is) =>
    fields.filter(({ isRequired }) => isRequired === is),
  );
  return `${FORM_START} class="not-content" aria-labelledby="try-it-title">
<h2 id="try-it-title">Try it</h2>
<div class="fields">
<label>Server <select id="try-it-server"><option value="">the sandbox in this page</option><option value="own">a server of yours</option></select></label>
<label hidden>Address <input id="try-it-url" type="url" autocomplete="off" spellcheck="false" placeholder="${escapeHtml(server)}"></label>
<label hidden>Key <input id="try-it-key" type="password" autocomplete="off" aria-describedby="try-it-note"></label>
</div>
<p id="try-it-note" hidden>The key stays in the memory of this page. The values of the form are those of the sandbox: replace them with yours.</p>
<form autocomplete="off" data-method="${httpMethod.toUpperCase()}" data-path="${escapeHtml(path)}" data-sensitive="${escapeHtml(sensitive.join(" "))}">
${fieldSet(required)}
${optionalFields(optional)}
<p class="buttons"><button class="send">Send</button><button type="reset">Start again</button></p>
</form>
<p id="try-it-status" role="status"></p>
<pre id="try-it-response" tabindex="0" role="region" aria-label="Response" hidden></pre>
</section>`;
}

function fieldSet(fields: readonly FormField[] = []): string {
  return fields.length === 0 ? "" : `<div class="fields">${fields.map(fieldOf).join("\n")}</div>`;
}

function optionalFields(fields: readonly FormField[] = []): string {
  if (fields.length <= MAX_OPTIONAL) return fieldSet(fields);
  return `<details><summary>${fields.length} optional fields</summary>${fieldSet(fields)}</details>`;
}

function fieldOf(field: FormField): string {
  const { name, isRequired, value } = field;
  const isWide = plain(value).length > MAX_NARROW ? ' class="wide"' : "";
  return `<label${isWide}><span>${escapeHtml(name)}${isRequired ? " <em>required</em>" : ""}</span> ${controlOf(field)}</label>`;
}

function controlOf({ name, place, value, schema, isRequired }: FormField): string {
  const isText = value === undefined || typeof value === "string";
  const attributes = `name="${escapeHtml(name)}" data-place="${place}"${isText ? "" : " data-json"}${isRequired ? " required" : ""}`;
  // Without a file, the page sends a small one.
  if (isUpload(schema)) return `<input type="file" ${attributes.replace(" required", "")}>`;
  const choices = typeof value === "boolean" ? [true, false] : choicesOf(schema);
  if (choices.length > 0) return `<select ${attributes}>${options(choices, { value, isRequired })}</select>`;
  if (typeof value === "object")
    return `<textarea rows="5" ${attributes}>${escapeHtml(JSON.stringify(value, null, 2))}</textarea>`;
  return `<input spellcheck="false" ${attributes} value="${escapeHtml(plain(value))}">`;
}

/** The values of an enum; none where there are too many. */
function choicesOf(schema: SchemaModel | undefined): readonly Json[] {
  const found = schema?.enumeration ?? schema?.reference?.target.enumeration ?? [];
  return found.length <= MAX_CHOICES ? found : [];
}

function options(
  choices: readonly Json[],
  { value, isRequired }: Pick<FormField, "value" | "isRequired">,
): string {
  return (isRequired ? choices : ["", ...choices])
    .map((choice) => {
      const selected = choice === (value ?? "") ? " selected" : "";
      return `<option${selected}>${escapeHtml(plain(choice))}</option>`;
    })
    .join("");
}

/** Returns a value as the text of an input. */
function plain(value: Json | undefined): string {
  return typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
}
