import type { Generator, ImportExtension } from "./core/generator.ts";
import type { VerdictSetting } from "./diff/changes/exemptions/apply-verdicts.ts";
import type { ExemptionLimits, ExemptionSource } from "./diff/changes/exemptions/exemption.ts";
import type { NewEnumValues } from "./diff/options.ts";
import type { FailOn } from "./diff/report/report-view.ts";

/** The default export of `codegen.config.ts`: settings for the command line, which options override. */
export interface CodegenConfig {
  /** The document: a URL, or a path relative to the configuration file. */
  readonly spec: string;
  /** OpenAPI Overlay documents that are applied to it in this order, relative to the configuration file. */
  readonly overlays?: readonly string[];
  /** Command that regenerates the code, for file headers: `pnpm generate`. Default `npx codegen generate`. */
  readonly headerCommand?: string;
  /** The generators that run, in this order, each with its options: `[types(), zod({ int64: "bigint" })]`. */
  readonly generators: readonly Generator[];
  /** Folder of generators without a `folder`; each writes to a subfolder with its name. Default `src/generated`. */
  readonly out?: string;
  /** Module that generated code imports the runtime from, without sub-path. Default `@crossborder/runtime`. */
  readonly runtime?: string;
  /**
   * Extension of relative imports in generated code. Default `.js`. Use an empty string for bundlers that do not find
   * TypeScript files under `.js`, such as that of Next.js, and `.ts` for programs that run TypeScript without a compiler.
   */
  readonly importExtension?: ImportExtension;
  /**
   * `true` for a document that somebody else can change: nothing is read from the network, and no file outside of
   * `referenceRoot`. Default `false`.
   */
  readonly untrusted?: boolean;
  /** The only folder that is read of an untrusted document, relative to the configuration file. Default: the repository. */
  readonly referenceRoot?: string;
  /** Reviewed warnings. `generate` and `lint` count them, but do not print them. */
  readonly knownWarnings?: readonly KnownWarning[];
  /** Settings of `codegen diff` and `codegen changeset`: how they judge changes of the document. */
  readonly diff?: DiffSettings;
  /** Settings of `codegen lint`: the severity from which it exits with 1, by default `error`. */
  readonly lint?: { readonly failOn?: "error" | "warning" };
  /** Settings of `codegen verify`: how it compares the service with the document. */
  readonly verify?: VerifySettings;
  /** Consumers that `codegen impact` checks without `--project`. */
  readonly consumers?: readonly ConsumerSettings[];
}

/** Returns the configuration as it is. Editors then complete and check it in JavaScript as well. */
export function defineConfig(config: CodegenConfig): CodegenConfig {
  return config;
}

/** A reviewed warning, or several of one kind. */
export interface KnownWarning {
  /** Its code, as `--format json` prints it. */
  readonly code: string;
  /** JSON pointer of its place in the document; `*` at the end matches any rest. Default: every place. */
  readonly pointer?: string;
  /** Reason why it needs no correction. */
  readonly reason: string;
}

/** A consumer of the API: its code, or the report that its own run of `codegen impact --format json` wrote. */
export type ConsumerSettings = {
  /** Name in reports. */
  readonly name: string;
} & (
  | {
      /** Its tsconfig.json or its folder, relative to the configuration file. */
      readonly project: string;
      readonly report?: never;
    }
  | {
      /** File with its report, relative to the configuration file. */
      readonly report: string;
      readonly project?: never;
    }
);

/** Settings of `codegen verify`. Options win over them. */
export interface VerifySettings {
  /** The verdict from which the command exits with 1. Default `breaking`. */
  readonly failOn?: FailOn;
  /** File with reviewed differences that are allowed, relative to the configuration file. */
  readonly exemptions?: string;
  /** OpenAPI Overlay documents that are applied to the document of the service, relative to the configuration file. */
  readonly serviceOverlays?: readonly string[];
  /** Environment variable with the API key. Default `CODEGEN_API_KEY`. */
  readonly keyEnv?: string;
  /** Time limit for each response. Default 30,000. */
  readonly timeoutMs?: number;
}

/** Settings of `codegen diff` and `codegen changeset`. Options win over them. */
export interface DiffSettings {
  /** The verdict from which the command exits with 1. Default `breaking`. */
  readonly failOn?: FailOn;
  /**
   * Verdict when a closed set of values in responses grows: an enum, a constant, a union or the values of a discriminator.
   * `safe`: clients handle values that they do not know. `breaking`: they do not. Default `risky`.
   */
  readonly newEnumValues?: NewEnumValues;
  /**
   * Effect of changes that could not be compared. `"fail"`: they count as breaking, also with `--fail-on breaking`.
   * `"allow"`: they never count, even with `--fail-on undecided`. Default: `--fail-on` decides.
   */
  readonly undecided?: "fail" | "allow";
  /** Verdicts that replace those of the rules; for each place the last entry that matches wins. */
  readonly verdicts?: readonly VerdictSetting[];
  /** File with reviewed changes that may go through, relative to the configuration file. */
  readonly exemptions?: string;
  /** `base`: the file of exemptions is read from the commit of BASE, so that a pull request cannot exempt itself. */
  readonly exemptionsFrom?: ExemptionSource;
  /** Limits that exemptions must keep. */
  readonly exemptionLimits?: ExemptionLimits;
  /**
   * Days that a deprecation lasts at least, by the `x-stability-level` of the operation: `{ stable: 180, beta: 30 }`. An
   * `x-sunset` that is sooner is `breaking`. Operations without a level are `stable`; a level that is not listed has no minimum.
   */
  readonly deprecationDays?: Readonly<Record<string, number>>;
  /** npm names of packages made from the document by other means than a generator: the bundled document, and a sandbox. */
  readonly packages?: { readonly spec?: string; readonly sandbox?: string };
}
