import { expect, test } from "vitest";
import { completeRequest } from "../../src/client/request/complete-request.ts";

test("a request gets the client's headers, which its own replace, and the credentials wherever they belong", () => {
  const request = {
    method: "GET",
    url: "https://api.test/a?b=1",
    headers: { "x-own": "own", cookie: "a=1" },
    body: undefined,
  };
  const authorization = {
    headers: { authorization: "Bearer t" },
    query: [["key", "k&y"]],
    cookies: [["sid", "s"]],
  } as const;
  expect(completeRequest(request, { authorization, headers: { "X-Own": "client", "X-Team": "t" } })).toEqual({
    method: "GET",
    url: "https://api.test/a?b=1&key=k%26y",
    headers: { "x-own": "own", "x-team": "t", authorization: "Bearer t", cookie: "a=1; sid=s" },
    body: undefined,
  });
});
