const BASE_URL = '"http://127.0.0.1:9"';

const OPENAPI_FETCH = `import createClient from "openapi-fetch";
import type { paths } from "./types/index.js";

const client = createClient<paths>({ baseUrl: ${BASE_URL} });
const path = { owner: "octocat", repo: "hello" };
export const results = await Promise.all([
  client.GET("/"),
  client.GET("/gists", { params: { query: { per_page: 5 } } }),
  client.GET("/gists/{gist_id}", { params: { path: { gist_id: "1" } } }),
  client.GET("/repos/{owner}/{repo}", { params: { path } }),
  client.GET("/repos/{owner}/{repo}/issues", { params: { path, query: { state: "open" } } }),
  client.POST("/repos/{owner}/{repo}/issues", { params: { path }, body: { title: "A title" } }),
  client.GET("/repos/{owner}/{repo}/pulls", { params: { path } }),
  client.GET("/users/{username}", { params: { path: { username: "octocat" } } }),
  client.GET("/orgs/{org}", { params: { path: { org: "github" } } }),
  client.GET("/search/code", { params: { query: { q: "fetch" } } }),
]);
`;

/** The same calls by group, method and input. */
const CALLS = [
  ["meta", "root", "{}"],
  ["gists", "list", "{ per_page: 5 }"],
  ["gists", "get", '{ gist_id: "1" }'],
  ["repos", "get", "repository"],
  ["issues", "listForRepo", '{ ...repository, state: "open" }'],
  ["issues", "create", '{ ...repository, title: "A title" }'],
  ["pulls", "list", "repository"],
  ["users", "getByUsername", '{ username: "octocat" }'],
  ["orgs", "get", '{ org: "github" }'],
  ["search", "code", '{ q: "fetch" }'],
] as const;

const identifierOf = (group: string, method: string): string =>
  `${group}${method.charAt(0).toUpperCase()}${method.slice(1)}`;

/** Programs with ten calls of GitHub's document, by the client that makes them. All have the same types. */
export const programs: Readonly<Record<string, string>> = {
  createClient: tenCalls(
    `import { createClient } from "./client/index.js";
const client = createClient({ baseUrl: ${BASE_URL} });`,
    CALLS.map(([group, method, input]) => `client.${group}.${method}(${input})`),
  ),
  "operations one by one": tenCalls(
    `import { createClientCore } from "@crossborder/runtime/client";
${CALLS.map(([group, method]) => `import { ${identifierOf(group, method)} } from "./client/operations/${group}.js";`).join("\n")}
const core = createClientCore({ baseUrl: ${BASE_URL} });`,
    CALLS.map(([group, method, input]) => `core.call(${identifierOf(group, method)}, ${input})`),
  ),
  "openapi-fetch": OPENAPI_FETCH,
};

function tenCalls(start: string, calls: readonly string[]): string {
  return `${start}
const repository = { owner: "octocat", repo: "hello" };
export const results = await Promise.all([
${calls.map((call) => `  ${call},`).join("\n")}
]);
`;
}
