/** A file with ten calls of GitHub's document, each written by one client; both clients have the same types. */
export interface Calls {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

const BASE_URL = '"http://127.0.0.1:9"';

/** The client that is compared with. */
export const openapiFetch: Calls = {
  name: "openapi-fetch",
  file: "openapi-fetch-calls.ts",
  text: `import createClient from "openapi-fetch";
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
`,
};

const METHODS = `  {meta.root}({}),
  {gists.list}({ per_page: 5 }),
  {gists.get}({ gist_id: "1" }),
  {repos.get}(repository),
  {issues.listForRepo}({ ...repository, state: "open" }),
  {issues.create}({ ...repository, title: "A title" }),
  {pulls.list}(repository),
  {users.getByUsername}({ username: "octocat" }),
  {orgs.get}({ org: "github" }),
  {search.code}({ q: "fetch" }),
`;

const METHOD = /\{(\w+)\.(\w)(\w*)\}\(/g;

/** Ours, by the groups of a client and by operations that are imported one by one. */
export const ours: readonly Calls[] = [
  {
    name: "createClient",
    file: "create-client-calls.ts",
    text: tenCalls({
      imports: ['import { createClient } from "./client/index.js";'],
      start: `const client = createClient({ baseUrl: ${BASE_URL} });`,
      methods: METHODS.replace(METHOD, "client.$1.$2$3("),
    }),
  },
  {
    name: "direct operations",
    file: "direct-calls.ts",
    text: tenCalls({
      imports: [
        'import { createConnection } from "@crossborder/runtime/client";',
        ...[...METHODS.matchAll(METHOD)].map(
          ([, group = "", ...method]) =>
            `import { ${identifier(group, method)} } from "./client/operations/${group}.js";`,
        ),
      ],
      start: `const connection = createConnection({ baseUrl: ${BASE_URL} });`,
      methods: METHODS.replace(
        METHOD,
        (_, group: string, ...method: string[]) =>
          `connection.call(${identifier(group, method.slice(0, 2))}, `,
      ),
    }),
  },
];

/** `gistsList` for `gists.list`. */
function identifier(group: string, [first = "", rest = ""]: readonly string[]): string {
  return `${group}${first.toUpperCase()}${rest}`;
}

interface TenCalls {
  readonly imports: readonly string[];
  readonly start: string;
  readonly methods: string;
}

function tenCalls({ imports, start, methods }: TenCalls): string {
  return `${imports.join("\n")}

${start}
const repository = { owner: "octocat", repo: "hello" };
export const results = await Promise.all([
${methods}]);
`;
}
