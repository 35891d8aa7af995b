import type { GeneratorName } from "./core/generator.ts";
import type { FormatPolicy } from "./core/model/accepts/format.ts";
import type { Int64Policy } from "./core/model/int64.ts";
import type { SeveritySetting } from "./diff/exempt/apply-severities.ts";

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
  readonly targets: Readonly<Partial<Record<GeneratorName, CodegenTarget>>> & {
    readonly client?: ClientTarget;
  };
  /** Module that generated code imports the runtime from, without sub-path. Default `@crossborder/runtime`. */
  readonly runtime?: string;
  /**
   * Which formats the validators assert: "assert" is every one that can be, "annotate" none, a list those alone.
   * Default: date, time, date-time, email, ipv4, ipv6, uri, uri-reference, uuid.
   */
  readonly formats?: FormatPolicy;
  /**
   * What numbers with `format: int64` or `uint64` are in types and validators. "bigint" is for those who read JSON with
   * a parser that keeps every digit; client and webhooks use `JSON.parse` and cannot be generated with it. Default
   * "number".
   */
  readonly int64?: Int64Policy;
  /** Extension of relative imports in generated code. Default `.js`. */
  readonly importExtension?: ".ts" | ".js";
  /** How `codegen diff` and `codegen changeset` judge changes of the document. */
  readonly diff?: DiffSettings;
}

export interface CodegenTarget {
  /** Wholly owned by the generator: what it does not write any more is removed. */
  readonly folder: string;
  /** Module that other generated code imports this target from. */
  readonly module: string;
}

export interface ClientTarget extends CodegenTarget {
  /**
   * False where your package has an entry and a `createClient` of its own: then `index.ts` and `create-client.ts` are not
   * written. Default true.
   */
  readonly entry?: boolean;
}

export interface DiffSettings {
  /**
   * What it means when a closed set of values in responses grows: an enum, a constant, a union or the values of a
   * discriminator. `true`: clients handle values that they do not know, so it is `safe`. `false`: they do not, so it is
   * `breaking`. Without a setting it is `risky`.
   */
  readonly openEnums?: boolean;
  /** What this house judges otherwise than the rules do; for each place the last entry that matches wins. */
  readonly severity?: readonly SeveritySetting[];
  /** File with reviewed changes that may go through, relative to the configuration file. */
  readonly exempt?: string;
  /** npm names of packages made from the document by other means than a target: the bundled document, and a sandbox. */
  readonly packages?: { readonly spec?: string; readonly sandbox?: string };
}
