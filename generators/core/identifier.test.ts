import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { search } from "../../random-search.ts";
import { camelCase, isDeclarable, isIdentifierName, pascalCase } from "./identifier.ts";

const runs = search(3_000);

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom("a", "B", "1", "_", "-", ".", " ", "$", "ß", "ŉ", "ﬁ", "\u200d", "\u0345"),
  }),
  fc.constantFrom("import", "default", "any", "await", "constructor", "undefined", "null", ""),
);

describe("identifiers", () => {
  it("in Pascal case can always be declared", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = pascalCase(text);
        expect(isDeclarable(name)).toBe(true);
        new Function(`"use strict"; class ${name} {}`);
      }),
      runs,
    );
  });

  it("in camel case can always follow a dot", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = camelCase(text);
        expect(isIdentifierName(name)).toBe(true);
        expect(new Function("o", `return o.${name}`)({ [name]: 1 })).toBe(1);
      }),
      runs,
    );
  });

  it("that are called declarable can be declared by an engine", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(isDeclarable(text));
        new Function(`"use strict"; const ${text} = 1;`);
      }),
      runs,
    );
  });

  it.each([
    ["simple-user", "SimpleUser", "simpleUser"],
    ["simple_user", "SimpleUser", "simpleUser"],
    ["APIKeys", "APIKeys", "apiKeys"],
    ["ID", "ID", "id"],
    ["Users", "Users", "users"],
    ["createEvm", "CreateEvm", "createEvm"],
    ["3d", "_3d", "_3d"],
    ["get /v1/{id}", "GetV1Id", "getV1Id"],
    ["übung eins", "ÜbungEins", "übungEins"],
    ["日本 語", "日本語", "日本語"],
    ["\u0264 one", "\u0264One", "\u0264One"], // its capital was added in Unicode 16
    ["$ref", "$ref", "$ref"],
    ["", "_", "_"],
    ["__proto__", "Proto", "proto"],
  ])("%s -> %s, %s", (text, pascal, camel) => {
    expect([pascalCase(text), camelCase(text)]).toEqual([pascal, camel]);
  });

  it.each(["class", "await", "string", "let", "yield", "1a", "a-b", ""])("%j cannot be declared", (text) => {
    expect(isDeclarable(text)).toBe(false);
  });
});
