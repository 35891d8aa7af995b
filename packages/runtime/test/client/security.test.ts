import { describe, expect, test } from "vitest";
import { authorize, type SecurityScheme, secretsOf } from "../../src/client/security.ts";

const schemes: Record<string, SecurityScheme> = {
  bearer: { kind: "bearer" },
  basic: { kind: "basic" },
  header: { kind: "apiKey", in: "header", name: "X-Key" },
  query: { kind: "apiKey", in: "query", name: "key" },
  cookie: { kind: "apiKey", in: "cookie", name: "sid" },
  mutual: { kind: "transport" },
};
const credentials = {
  bearer: "t",
  basic: { username: "Ada", password: "pässword" },
  header: "h",
  query: "q",
  cookie: "c",
};

describe("credentials", () => {
  test.each([
    [[["bearer"]], { headers: { authorization: "Bearer t" }, query: [], cookies: [] }],
    [[["basic"]], { headers: { authorization: "Basic QWRhOnDDpHNzd29yZA==" }, query: [], cookies: [] }],
    [[["header", "query"]], { headers: { "x-key": "h" }, query: [["key", "q"]], cookies: [] }],
    [[["cookie"]], { headers: {}, query: [], cookies: [["sid", "c"]] }],
    [[["mutual"]], { headers: {}, query: [], cookies: [] }],
    [[], { headers: {}, query: [], cookies: [] }],
    [[["missing"], ["bearer"]], { headers: { authorization: "Bearer t" }, query: [], cookies: [] }],
    [[[], ["bearer"]], { headers: { authorization: "Bearer t" }, query: [], cookies: [] }],
    [[[], ["missing"]], { headers: {}, query: [], cookies: [] }],
    [[["missing"], ["bearer", "missing"]], undefined],
  ])("%o", (alternatives, authorization) => {
    expect(authorize(alternatives, { schemes, credentials })).toEqual(authorization);
  });

  test("that must not be shown are the tokens, the password and its encoded form", () => {
    const secrets = ["t", "pässword", "QWRhOnDDpHNzd29yZA==", "h", "q", "c"];
    expect(secretsOf(credentials)).toEqual(secrets);
  });
});
