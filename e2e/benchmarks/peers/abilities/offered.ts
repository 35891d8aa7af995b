/** What a generator offers beside types, client and validators, by its own documentation. */
export interface Offer {
  readonly title: string;
  /** In the order of the generators: `no`, or what to look for in the documentation. */
  readonly cells: readonly [ours: string, hey: string, orval: string, kubb: string];
}

/**
 * Taken from what the packages themselves list in the versions that are measured: the plugins of `@hey-api/openapi-ts`,
 * the packages that `orval` consists of and its options, the plugins that are published for kubb.
 */
export const OFFERS: readonly Offer[] = [
  {
    title: "hooks for TanStack Query",
    cells: [
      "no",
      "`@tanstack/react-query` and 5 more",
      "`@orval/query`",
      "`@kubb/plugin-react-query` and 3 more",
    ],
  },
  { title: "hooks for SWR", cells: ["no", "`swr`", "`@orval/swr`", "`@kubb/plugin-swr`"] },
  { title: "stores of Pinia Colada", cells: ["no", "`@pinia/colada`", "`@orval/pinia-colada`", "no"] },
  { title: "services for Angular", cells: ["no", "`@angular/common`", "`@orval/angular`", "no"] },
  {
    title: "a client that uses axios",
    cells: ["no", "`@hey-api/client-axios`", "`@orval/axios`", '`client: "axios"`'],
  },
  {
    title: "mocks for tests",
    cells: ["no", "`msw`, `@faker-js/faker`", "`@orval/mock`", "`@kubb/plugin-msw`, `@kubb/plugin-faker`"],
  },
  { title: "handlers for servers", cells: ["no", "`fastify`, `nestjs`, `orpc`", "`@orval/hono`", "no"] },
  { title: "tools for MCP", cells: ["no", "no", "`@orval/mcp`", "`@kubb/plugin-mcp`"] },
  {
    title: "other validators than zod",
    cells: ["predicates without a library", "`valibot`, `arktype`", "`@orval/effect`", "no"],
  },
  { title: "dates as `Date`", cells: ["no", "`@hey-api/transformers`", "`useDates`", "`dateType`"] },
  {
    title: "runs again when the document changes",
    cells: ["`--watch`", "`--watch`", "`--watch`", "`--watch`"],
  },
  {
    title: "generators of your own",
    cells: ["`generators`", "`definePluginConfig`", "no; functions can replace the client", "`definePlugin`"],
  },
  {
    title: "OpenAPI Overlays",
    cells: ["`overlays`", "no; `parser.patch`", "no; `override.transformer`", "no"],
  },
  { title: "receiver for webhooks that verifies signatures", cells: ["`webhooks`", "no", "no", "no"] },
  { title: "catalogue of the service's error codes", cells: ["`errors`", "no", "no", "no"] },
  { title: "breaking changes between two documents", cells: ["`codegen diff`", "no", "no", "no"] },
  {
    title: "differences between a document and a running service",
    cells: ["`codegen verify`", "no", "no", "no"],
  },
  {
    title: "reference pages",
    cells: ["`codegen reference`", "no", "`docs`, with TypeDoc", "`@kubb/plugin-redoc`"],
  },
];
