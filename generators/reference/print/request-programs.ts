import { shellQuote, shellQuoteBefore } from "../../core/emit/shell-quote.ts";
import { isObject, type Json } from "../../core/json.ts";
import type { ExampleRequest } from "../plan/example-request.ts";

/** Returns a request as a shell command, which reads the key from a variable. */
export function curlCommand({ method, url, credential, headers, body }: ExampleRequest): string {
  const parts = [
    `curl${method === "GET" ? "" : ` --request ${method}`} ${shellQuote(url)}`,
    ...(credential?.kind === "basic" ? ['--user "$USERNAME:$PASSWORD"'] : []),
    ...(credential?.kind === "key"
      ? [`--header ${shellQuoteBefore(`${credential.header}: ${credential.prefix}`, "API_KEY")}`]
      : []),
    ...headers.map(([name, value]) => `--header ${shellQuote(`${name}: ${value}`)}`),
    ...curlData(body),
  ];
  return parts.join(" \\\n  ");
}

function curlData(body: ExampleRequest["body"]): string[] {
  if (body === undefined) return [];
  switch (body.kind) {
    case "json":
      return [`--data ${shellQuote(JSON.stringify(body.value, null, 2))}`];
    case "text":
      return [`--data ${shellQuote(body.text)}`];
    case "form":
      return body.fields.map(({ name, value = "@file" }) => `--form ${shellQuote(`${name}=${value}`)}`);
    default:
      return body satisfies never;
  }
}

/** Returns a request as a Python program with the package `requests`. */
export function pythonProgram({ method, url, credential, headers, body }: ExampleRequest): string {
  const own = headers.filter(([name]) => body?.kind !== "json" || name !== "content-type"); // `json` sets it
  const fields = [
    ...(credential?.kind === "key"
      ? [`${pythonText(credential.header)}: ${pythonKey(credential.prefix)}`]
      : []),
    ...own.map(([name, value]) => `${pythonText(name)}: ${pythonText(value)}`),
  ];
  const inputs = [
    pythonText(method),
    pythonText(url),
    ...(credential?.kind === "basic" ? ['auth=(os.environ["USERNAME"], os.environ["PASSWORD"])'] : []),
    ...(fields.length === 0 ? [] : [`headers=${block("{", fields, "}")}`]),
    ...pythonData(body),
    "timeout=30",
  ];
  const imports = credential === undefined ? ["import requests"] : ["import os", "", "import requests"];
  return [
    ...imports,
    "",
    `response = requests.request${block("(", inputs, ")")}`,
    "response.raise_for_status()",
    "print(response.text)",
  ].join("\n");
}

function pythonData(body: ExampleRequest["body"]): string[] {
  if (body === undefined) return [];
  switch (body.kind) {
    case "json":
      return [`json=${pythonValue(body.value)}`];
    case "text":
      return [`data=${pythonText(body.text)}.encode()`];
    case "form": // a text becomes a part without a file name
      return [
        `files=${block(
          "{",
          body.fields.map(({ name, value }) => {
            const part = value === undefined ? 'open("file", "rb")' : `(None, ${pythonText(value)})`;
            return `${pythonText(name)}: ${part}`;
          }),
          "}",
        )}`,
      ];
    default:
      return body satisfies never;
  }
}

function pythonKey(prefix: string): string {
  const key = 'os.environ["API_KEY"]';
  return prefix === "" ? key : `${pythonText(prefix)} + ${key}`;
}

/** Quotes a string: JSON strings are valid in Python. */
function pythonText(text: string): string {
  return JSON.stringify(text);
}

function pythonValue(value: Json): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return block("[", value.map(pythonValue), "]");
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member = null]) => `${pythonText(name)}: ${pythonValue(member)}`,
  );
  return block("{", members, "}");
}

/** Puts parts between brackets, one per line. */
function block(open: string, parts: readonly string[], close: string): string {
  if (parts.length === 0) return open + close;
  return `${open}\n${parts.map((part) => `    ${part.replaceAll("\n", "\n    ")},`).join("\n")}\n${close}`;
}
