import { describe, expect, test } from "vitest";
import type { Authorization, SecurityScheme } from "../../../src/client/contracts/credentials.ts";
import { authorizationOf } from "../../../src/client/security/authorize.ts";
import { bearer } from "../../../src/client/security/bearer.ts";
import { basic, cookieKey, headerKey, queryKey, transport } from "../../../src/client/security/schemes.ts";
import { secretsOf } from "../../../src/client/security/secrets-of.ts";

const schemes: Record<string, SecurityScheme> = {
  bearer,
  basic,
  header: headerKey("X-Key"),
  query: queryKey("key"),
  cookie: cookieKey("sid"),
  mutual: transport,
};
const credentials = {
  bearer: "t",
  basic: { username: "Ada", password: "pässword" },
  header: "h",
  query: "q",
  cookie: "c",
};

/** Returns what authentication writes into a request. */
function written(authorize: Authorization): object {
  const draft = { path: "", headers: {}, query: [] };
  authorize(draft);
  const { headers, query } = draft;
  return { headers, query };
}

describe("credentials", () => {
  test.each([
    [[["bearer"]], { headers: { authorization: "Bearer t" }, query: [] }],
    [[["basic"]], { headers: { authorization: "Basic QWRhOnDDpHNzd29yZA==" }, query: [] }],
    [[["header", "query"]], { headers: { "x-key": "h" }, query: ["key=q"] }],
    [[["cookie"]], { headers: { cookie: "sid=c" }, query: [] }],
    [[["mutual"]], { headers: {}, query: [] }],
    [[], { headers: {}, query: [] }],
    [[["missing"], ["bearer"]], { headers: { authorization: "Bearer t" }, query: [] }],
    [[[], ["bearer"]], { headers: { authorization: "Bearer t" }, query: [] }],
    [[[], ["missing"]], { headers: {}, query: [] }],
  ])("%o", (security, authorization) => {
    const operation = { operationId: "a", security };
    expect(written(authorizationOf({ schemes, credentials }, operation))).toEqual(authorization);
  });

  test("are named if none of the alternatives has all", () => {
    const operation = { operationId: "a", security: [["missing"], ["bearer", "missing"]] };
    expect(() => authorizationOf({ schemes, credentials }, operation)).toThrow(
      "a requires credentials for missing or bearer and missing.",
    );
  });

  test("that must not be shown are the tokens, the password and its encoded form", () => {
    const secrets = ["t", "pässword", "QWRhOnDDpHNzd29yZA==", "h", "q", "c"];
    expect(new Set(secretsOf({ schemes, credentials }))).toEqual(new Set([...secrets, "sid=c"]));
  });
});
