import { describe, expect, test } from "vitest";
import type { AnyOperation } from "../../../src/client/contracts/operation.ts";
import type { PreparedRequest } from "../../../src/client/contracts/prepared-request.ts";
import { formBody } from "../../../src/client/request/bodies/form-body.ts";
import { multipartBody } from "../../../src/client/request/bodies/multipart-body.ts";
import { textBody } from "../../../src/client/request/bodies/text-body.ts";
import { buildRequest } from "../../../src/client/request/build-request.ts";
import {
  cookieParameter,
  headerParameter,
  queryParameter,
} from "../../../src/client/request/parameters/write-parameter.ts";
import { splitInput } from "../../../src/client/request/split-input.ts";

const CODECS = { multipart: multipartBody, form: formBody } as const;

const UPDATE: AnyOperation = {
  operationId: "users.update",
  method: "POST",
  path: "/users/{id}/notes",
  parameters: [
    { name: "id", in: "path", required: true },
    { name: "dry", in: "query", write: queryParameter },
    { name: "id", key: "id_header", in: "header", write: headerParameter },
    { name: "session", in: "cookie", write: cookieParameter },
  ],
  body: { mediaType: "application/json", kind: "json", required: true, placement: "flat" },
  responses: { 200: "json" },
  accept: "application/json",
};

function build(operation: AnyOperation, input: object): PreparedRequest {
  return buildRequest(operation, splitInput(operation, input), {
    baseUrl: "https://api.test",
    authorize: ({ headers }) => {
      headers.authorization = "Bearer k";
    },
    headers: [{ "X-Client": "a" }, { "x-call": "b", "x-client": null }],
  });
}

describe("a request", () => {
  test("takes parameters and body from one input", () => {
    const input = { id: "a b", dry: true, id_header: "h", session: "s", title: "T", tags: ["x"] };
    expect(build(UPDATE, input)).toEqual({
      method: "POST",
      url: "https://api.test/users/a%20b/notes?dry=true",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        id: "h",
        cookie: "session=s",
        "x-call": "b",
        authorization: "Bearer k",
      },
      body: '{"title":"T","tags":["x"]}',
    });
  });

  test("sends an empty object where a body is required and nothing was given", () => {
    expect(build(UPDATE, { id: "1" }).body).toBe("{}");
  });

  test("sends a body key called __proto__ as data", () => {
    expect(build(UPDATE, JSON.parse('{"id":"1","__proto__":{"admin":true}}')).body).toBe(
      '{"__proto__":{"admin":true}}',
    );
  });

  test.each([[{}], [{ id: null }], [{ id: undefined }]])("needs its path parameters: %o", (input) => {
    expect(() => build(UPDATE, input)).toThrow('users.update requires the path parameter "id".');
  });

  test.each(["", ".", ".."])("rejects the path parameter %o, which would lead to another path", (id) => {
    expect(() => build(UPDATE, { id })).toThrow('must not be empty, "." or "..".');
  });

  test("takes the body from the key `body` where the operation says so", () => {
    const operation: AnyOperation = {
      ...UPDATE,
      body: { mediaType: "text/plain", kind: "text", codec: textBody, required: true, placement: "body" },
    };
    expect(build(operation, { id: "1", body: "hello" })).toMatchObject({
      body: "hello",
      headers: { "content-type": "text/plain" },
    });
    expect(() => build(operation, { id: "1" })).toThrow("users.update requires a body.");
  });

  test("sends no body and no content type where it may be missing and is", () => {
    const body = { mediaType: "application/json", kind: "json", required: false, placement: "body" } as const;
    const request = build({ ...UPDATE, body }, { id: "1" });
    expect(request.body).toBeUndefined();
    expect(request.headers).not.toHaveProperty("content-type");
  });
});

test("a path takes the text of a parameter as it is, wherever the parameter stands", () => {
  const called: AnyOperation = {
    ...UPDATE,
    method: "GET",
    path: "/{a}/{b}/{a}",
    parameters: [
      { name: "a", in: "path", text: () => "$&{a}" },
      { name: "b", in: "path" },
    ],
  };
  const { body: _, ...withoutBody } = called;
  expect(build(withoutBody, { a: 1, b: "$1" }).url).toBe("https://api.test/$&{a}/%241/$&{a}");
});

test("headers that cannot be sent are rejected in every call", () => {
  const constant = { "x-client": "line\nbreak" };
  const send = (headers: Readonly<Record<string, string>>[], accept = "text/plain") =>
    buildRequest({ ...UPDATE, accept }, splitInput(UPDATE, { id: 1 }), {
      baseUrl: "https://api.test",
      authorize: () => {},
      headers,
    });
  for (const headers of [[constant], [{}, constant], [constant]])
    expect(() => send(headers)).toThrow('The header "x-client" has an invalid name or value.');
  expect(() => send([], "line\nbreak")).toThrow('The header "accept" has');
  const fine = { "X-Client": "a" };
  for (let call = 0; call < 3; call++) expect(send([fine]).headers["x-client"]).toBe("a");
  expect(() => send([fine, { "x-call": "\u0100" }])).toThrow('The header "x-call" has');
});

test("a query that the path has already is continued", () => {
  const operation = { ...UPDATE, path: "/users/{id}?action=note" };
  expect(build(operation, { id: "1", dry: true }).url).toBe("https://api.test/users/1?action=note&dry=true");
});

/** A multipart body as a service reads it. */
function formOf({ body, headers }: PreparedRequest): Promise<FormData> {
  return new Response(body as Blob, {
    headers: { "content-type": headers["content-type"] ?? "" },
  }).formData(); // without streams it is a Blob
}

describe("forms", () => {
  const form = (kind: "multipart" | "form"): AnyOperation => ({
    ...UPDATE,
    body: { mediaType: "x/y", kind, codec: CODECS[kind], required: true, placement: "flat" },
  });

  test("a multipart body carries files as files and repeats arrays", async () => {
    const request = build(form("multipart"), {
      id: "1",
      file: new Blob(["data"]),
      names: ["a", "b"],
      meta: { n: 1 },
    });
    const sent = await formOf(request);
    expect(await (sent.get("file") as File).text()).toBe("data"); // a Blob comes back as a File
    expect([sent.getAll("names"), sent.get("meta")]).toEqual([["a", "b"], '{"n":1}']);
  });

  test("a part has the media type that the description gives, unless its file knows better", async () => {
    const operation = form("multipart");
    const parts = {
      meta: { mediaType: "application/json" },
      bytes: { mediaType: "image/png" },
      file: { mediaType: "image/png" },
      note: { mediaType: "text/plain" },
    };
    const described = { ...operation, body: { ...operation.body, parts } } as AnyOperation; // the body is set
    const request = build(described, {
      id: "1",
      meta: { n: 1 },
      bytes: [new Uint8Array([1]), new File(["x"], "x.bin")],
      file: new Blob(["data"], { type: "image/jpeg" }),
      note: "plain",
    });
    const sent = await formOf(request);
    const files = ["meta", "bytes", "file"].flatMap((name) => sent.getAll(name) as File[]); // none is text
    expect(files.map(({ type }) => type)).toEqual([
      "application/json",
      "image/png",
      "image/png",
      "image/jpeg",
    ]);
    expect(await files[0]?.text()).toBe('{"n":1}');
    expect(files[2]?.name).toBe("x.bin");
    expect(sent.get("note")).toBe("plain");
  });

  test("a url-encoded body writes its fields as the description says, objects as JSON by default", () => {
    const operation = form("form");
    const parts = {
      address: { style: "deepObject" },
      csv: { style: "form", explode: false },
      list: { json: true },
    };
    const described = { ...operation, body: { ...operation.body, parts } } as AnyOperation; // the body is set
    const input = { id: "1", address: { geo: { lat: 1 } }, csv: ["a", "b"], list: [1], other: { n: "&" } };
    expect([...(build(described, input).body as URLSearchParams)]).toEqual([
      ["address[geo][lat]", "1"],
      ["csv", "a,b"],
      ["list", "[1]"],
      ["other", '{"n":"&"}'],
    ]);
  });

  test("a url-encoded body repeats arrays", () => {
    expect(String(build(form("form"), { id: "1", a: "x y", b: [1, 2] }).body)).toBe("a=x+y&b=1&b=2");
  });
});

test.each([
  ["a line break", "a\r\nx-evil: 1"],
  ["letters beyond Latin-1", "你"],
])("a header with %s is rejected before it is sent", (_name, value) => {
  expect(() => build(UPDATE, { id: "1", id_header: value })).toThrow(
    'The header "id" has an invalid name or value.',
  );
});
