/** A package that generated code imports, and the versions of it that work. */
export interface NeededPackage {
  readonly name: string;
  /** A version range of npm that begins with `^`. */
  readonly range: string;
}

/** The versions that were published together with these generators. A test compares them with the manifests of the packages. */
export const PUBLISHED_VERSIONS = {
  /** Of this package. */
  codegen: "1.0.0",
  runtime: "^1.0.0",
  zod: "^4.6.0",
  "openapi-fetch": "^0.17.0",
  "@modelcontextprotocol/sdk": "^1.30.0",
  "@tanstack/query-core": "^5.90.0",
  msw: "^2.12.0 || ^3.0.0",
} as const;

/** A package that only some sub-paths of the runtime import. */
type Peer = Exclude<keyof typeof PUBLISHED_VERSIONS, "codegen" | "runtime">;

/** Optional packages that sub-paths of the runtime import, by first path segment. They are not installed by default. */
export const RUNTIME_NEEDS: ReadonlyMap<string, readonly Peer[]> = new Map([
  ["client", ["openapi-fetch"]],
  ["mcp", ["@modelcontextprotocol/sdk"]],
  ["mocks", ["msw"]],
  ["predicates", ["zod"]],
  ["query", ["@tanstack/query-core"]],
  ["zod", ["zod"]],
]);
