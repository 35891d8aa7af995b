import { expect, test } from "vitest";
import { completeRequest } from "../../../src/client/request/complete-request.ts";
import { authorizationOf } from "../../../src/client/security/authorize.ts";
import { bearer } from "../../../src/client/security/bearer.ts";
import { cookieKey, queryKey } from "../../../src/client/security/schemes.ts";

test("a request gets the client's headers, which its own replace, and the credentials wherever they belong", () => {
  const request = {
    method: "GET",
    url: "https://api.test/a?b=1",
    headers: { "x-own": "own", cookie: "a=1" },
    body: undefined,
  };
  const schemes = { bearer, query: queryKey("key"), cookie: cookieKey("sid") };
  const credentials = { bearer: "t", query: "k&y", cookie: "s" };
  const operation = { operationId: "a", security: [["bearer", "query", "cookie"]] };
  const authorize = authorizationOf({ schemes, credentials }, operation);
  expect(completeRequest(request, { authorize, headers: { "X-Own": "client", "X-Team": "t" } })).toEqual({
    method: "GET",
    url: "https://api.test/a?b=1&key=k%26y",
    headers: { "x-own": "own", "x-team": "t", authorization: "Bearer t", cookie: "a=1; sid=s" },
    body: undefined,
  });
});
