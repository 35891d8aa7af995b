import { describe, expect, test } from "vitest";
import type { ParameterText } from "../../../src/client/contracts/parameter.ts";
import { headerText, pathText } from "../../../src/client/request/parameters/parameter-text.ts";
import { cookieParts, queryParts } from "../../../src/client/request/parameters/query-text.ts";

const COLOR = { R: 100, G: 200 };
const LIST = ["blue", "black"];

function query(parameter: Partial<ParameterText>, value: unknown): string {
  return queryParts({ name: "color", in: "query", ...parameter }, value).join("&");
}

function path(parameter: Partial<ParameterText>, value: unknown): string {
  return pathText({ name: "color", in: "path", kinds: ["array", "object"], ...parameter }, value);
}

describe("query parameters are written as the table of OpenAPI 3.1 says", () => {
  test.each([
    [{}, "blue", "color=blue"],
    [{}, "", "color="],
    [{}, 0, "color=0"],
    [{}, false, "color=false"],
    [{}, LIST, "color=blue&color=black"],
    [{ explode: false }, LIST, "color=blue,black"],
    [{}, COLOR, "R=100&G=200"],
    [{ explode: false }, COLOR, "color=R,100,G,200"],
    [{ style: "spaceDelimited" }, LIST, "color=blue%20black"],
    [{ style: "pipeDelimited" }, LIST, "color=blue%7Cblack"],
    [{ style: "deepObject" }, COLOR, "color[R]=100&color[G]=200"],
    [{ style: "deepObject" }, { a: { b: ["x", "y"] } }, "color[a][b]=x&color[a][b]=y"],
    [{ json: true }, COLOR, "color=%7B%22R%22%3A100%2C%22G%22%3A200%7D"],
    [{ style: "deepObject" }, LIST, "color[0]=blue&color[1]=black"],
    [{ style: "deepObject" }, [{ R: 1, G: 2 }, { R: 3 }], "color[0][R]=1&color[0][G]=2&color[1][R]=3"],
    [{ style: "deepObject" }, { a: [{ R: 1 }, { R: 2 }] }, "color[a][0][R]=1&color[a][1][R]=2"],
  ] as const)("%o %o", (parameter, value, text) => {
    expect(query(parameter, value)).toBe(text);
  });

  test.each([[[]], [{}], [{ a: undefined }], [{ a: [] }]])(
    "%j is rejected, since nothing would be sent of it",
    (value) => {
      expect(() => query({ style: "deepObject" }, value)).toThrow("is empty. Leave it out");
    },
  );

  test("names and values are percent-encoded", () => {
    expect(query({ name: "a&b" }, "x=y&z#?/é")).toBe("a%26b=x%3Dy%26z%23%3F%2F%C3%A9");
  });

  test("allowReserved keeps reserved characters, but nothing that would end or split the query", () => {
    expect(query({ allowReserved: true }, "a/b:c?d&e#f+g")).toBe("color=a/b:c?d%26e%23f%2Bg");
  });

  test("allowReserved leaves what is percent-encoded already, and nothing that only looks like it", () => {
    expect(query({ allowReserved: true }, "a%20b%2Fc 100% %zz")).toBe("color=a%20b%2Fc%20100%25%20%25zz");
    expect(query({}, "a%20b")).toBe("color=a%2520b");
  });

  test("dates are written as ISO 8601", () => {
    expect(query({}, new Date(0))).toBe("color=1970-01-01T00%3A00%3A00.000Z");
  });
});

describe("path parameters are written as the table of OpenAPI 3.1 says", () => {
  test.each([
    [{}, "blue", "blue"],
    [{}, LIST, "blue,black"],
    [{}, COLOR, "R,100,G,200"],
    [{ explode: true }, COLOR, "R=100,G=200"],
    [{ style: "label" }, "blue", ".blue"],
    [{ style: "label" }, LIST, ".blue,black"],
    [{ style: "label", explode: true }, LIST, ".blue.black"],
    [{ style: "label", explode: true }, COLOR, ".R=100.G=200"],
    [{ style: "matrix" }, "blue", ";color=blue"],
    [{ style: "matrix" }, LIST, ";color=blue,black"],
    [{ style: "matrix", explode: true }, LIST, ";color=blue;color=black"],
    [{ style: "matrix" }, COLOR, ";color=R,100,G,200"],
    [{ style: "matrix", explode: true }, COLOR, ";R=100;G=200"],
  ] as const)("%o %o", (parameter, value, text) => {
    expect(path(parameter, value)).toBe(text);
  });

  test("a slash in a value cannot lead to another path", () => {
    expect(path({}, "a/../b?c")).toBe("a%2F..%2Fb%3Fc");
  });
});

test.each([
  [{}, "light blue;", "color=light%20blue%3B"],
  [{}, LIST, "color=blue; color=black"],
  [{ explode: false }, LIST, "color=blue,black"],
  [{ explode: false }, COLOR, "color=R,100,G,200"],
  [{ name: "__Host-a[b]" }, "x", "__Host-a[b]=x"],
] as const)("the cookie %o %o is %s", (parameter, value, text) => {
  expect(cookieParts({ name: "color", in: "cookie", ...parameter }, value).join("; ")).toBe(text);
});

test("header values are not percent-encoded", () => {
  const parameter = { name: "x-color", in: "header", kinds: ["array", "object"] } as const;
  expect(headerText(parameter, "light blue")).toBe("light blue");
  expect(headerText(parameter, LIST)).toBe("blue,black");
  expect(headerText({ ...parameter, explode: true }, COLOR)).toBe("R=100,G=200");
});
