import type { GeneratorName } from "./core/generator.ts";

/**
 * `codegen.config.ts`: what the command line uses where no option is given. The file is TypeScript without imports of
 * its own except `import type`; its default export is one of these.
 */
export interface CodegenConfig {
  /** The document: a URL, or a path relative to the configuration file. */
  readonly spec: string;
  /** OpenAPI Overlay documents that are applied to it in this order, relative to the configuration file. */
  readonly overlays?: readonly string[];
  /** How to regenerate, as the header of every generated file says it: `pnpm generate`. */
  readonly command: string;
  /** Which generators run, in the order of the table, and where their folders are, relative to the configuration file. */
  readonly targets: Readonly<Partial<Record<GeneratorName, CodegenTarget>>>;
  /** Module that generated code imports the runtime from, without sub-path. Default `@crossborder/runtime`. */
  readonly runtime?: string;
  /** Extension of relative imports in generated code. Default `.js`. */
  readonly importExtension?: ".ts" | ".js";
}

export interface CodegenTarget {
  /** Wholly owned by the generator: what it does not write any more is removed. */
  readonly folder: string;
  /** Module that other generated code imports this target from. */
  readonly module: string;
}
