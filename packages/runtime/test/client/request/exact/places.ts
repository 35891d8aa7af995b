import {
  type AnyOperation,
  binaryBody,
  cookieParameter,
  formBody,
  headerParameter,
  multipartBody,
  pathText,
  queryParameter,
  textBody,
} from "../../../../src/client/internal.ts";
import { operation } from "../../scripted-fetch.ts";
import type { Meaning } from "./values.ts";

/** A request as it arrived. */
export interface Arrived {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Place for a value in a call. */
export interface Place {
  readonly operation: AnyOperation;
  readonly input: (value: unknown) => object;
  /** Reading of the value there; in a form, arrays repeat the name and objects are JSON. */
  readonly as: keyof Meaning | "fields";
  readonly read: (arrived: Arrived) => unknown;
}

const parameter = (
  where: "query" | "header" | "cookie",
  write: typeof queryParameter,
): Pick<Place, "operation" | "input" | "as"> => ({
  operation: {
    ...withoutBody(operation({ method: "GET" })),
    parameters: [{ name: "field", in: where, write }],
  },
  input: (value) => ({ field: value }),
  as: "text",
});

function withoutBody({ body: _, ...rest }: AnyOperation): AnyOperation {
  return rest;
}

function coded(kind: "multipart" | "form" | "text" | "binary", placement: "flat" | "body"): AnyOperation {
  const codec = { multipart: multipartBody, form: formBody, text: textBody, binary: binaryBody }[kind];
  return operation({ body: { kind, codec, mediaType: "text/plain", required: true, placement } });
}

const formOf = async ({ headers, body }: Arrived): Promise<FormData> =>
  new Response(new Uint8Array(body), {
    headers: { "content-type": String(headers["content-type"]) },
  }).formData();

const query = ({ url }: Arrived): URLSearchParams => new URL(url, "http://a.test").searchParams;

export const places: Readonly<Record<string, Place>> = {
  "a member of JSON": {
    operation: operation(),
    input: (value) => ({ field: value }),
    as: "json",
    read: ({ body }) => (JSON.parse(String(body)) as { field: unknown }).field,
  },
  "a whole JSON body": {
    operation: operation({
      body: { mediaType: "application/json", kind: "json", required: true, placement: "body" },
    }),
    input: (value) => ({ body: value }),
    as: "json",
    read: ({ body }) => JSON.parse(String(body)),
  },
  "a multipart form": {
    operation: coded("multipart", "flat"),
    input: (value) => ({ field: value, other: "b" }),
    as: "fields",
    read: async (arrived) => {
      const values = (await formOf(arrived)).getAll("field");
      return Promise.all(values.map((value) => (value instanceof File ? value.text() : value)));
    },
  },
  "a form": {
    operation: coded("form", "flat"),
    input: (value) => ({ field: value }),
    as: "fields",
    read: ({ body }) => new URLSearchParams(String(body)).getAll("field"),
  },
  "a text body": {
    operation: coded("text", "body"),
    input: (value) => ({ body: value }),
    as: "text",
    read: ({ body }) => String(body),
  },
  "a binary body": {
    operation: coded("binary", "body"),
    input: (value) => ({ body: value }),
    as: "bytes",
    read: ({ body }) => String(body),
  },
  "the query": { ...parameter("query", queryParameter), read: (arrived) => query(arrived).get("field") },
  "a header": { ...parameter("header", headerParameter), read: ({ headers }) => headers.field },
  "a cookie": {
    ...parameter("cookie", cookieParameter),
    read: ({ headers }) => decodeURIComponent(String(headers.cookie).replace("field=", "")),
  },
  "the path": {
    operation: {
      ...withoutBody(operation({ method: "GET" })),
      path: "/a/{field}",
      parameters: [{ name: "field", in: "path" }],
    },
    input: (value) => ({ field: value }),
    as: "text",
    read: ({ url }) => decodeURIComponent(url.replace("/a/", "")),
  },
  "a styled path": {
    operation: {
      ...withoutBody(operation({ method: "GET" })),
      path: "/a/{field}",
      parameters: [{ name: "field", in: "path", text: pathText }],
    },
    input: (value) => ({ field: value }),
    as: "text",
    read: ({ url }) => decodeURIComponent(url.replace("/a/", "")),
  },
};

/** Returns what should be read in a place; undefined if the value has no exact form there. */
export function meaningIn({ as, operation }: Place, { json, text, bytes }: Meaning): unknown {
  if (as === "json") return json;
  if (as === "text") return text;
  const file = operation.body?.kind === "form" ? undefined : bytes;
  const content = text ?? file;
  if (as === "bytes" || content !== undefined)
    return as === "fields" && content !== undefined ? [content] : content;
  if (Array.isArray(json))
    return json.map((item) => (typeof item === "object" ? JSON.stringify(item) : String(item)));
  return typeof json === "object" && json !== null ? [JSON.stringify(json)] : undefined;
}
