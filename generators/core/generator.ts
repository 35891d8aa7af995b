import type { FormatPolicy } from "./model/accepts/format.ts";
import type { ApiModel } from "./model/api-model.ts";
import type { Int64Policy } from "./model/int64.ts";
import type { GeneratedFile } from "./output/generated-file.ts";
import type { Problem } from "./problem/problem.ts";

/** Names of the generators, in the order in which they run and are printed. */
export const GENERATOR_NAMES = ["types", "errors", "zod", "client", "webhooks"] as const;

export type GeneratorName = (typeof GENERATOR_NAMES)[number];

/** Turns a model into files. Pure: the same model and options give the same bytes. */
export interface Generator {
  readonly name: GeneratorName;
  /** Generators whose output this one's output imports. */
  readonly needs: readonly GeneratorName[];
  /** True when what it writes reads values with `JSON.parse`, which knows no bigints. */
  readonly parsesJson?: boolean;
  generate(model: ApiModel, options: GeneratorOptions): Generated | Promise<Generated>;
}

/** What a generator needs to know about the place its files go to. */
export interface GeneratorOptions {
  /**
   * Module specifiers of what generated code stands on, as they are written in imports: `@crossborder/types` in this
   * repository, `../types/index.js` where all folders stand side by side.
   */
  readonly modules: Readonly<Record<GeneratorName | "runtime", string>>;
  /** File extension of relative imports inside a generator's folder. */
  readonly importExtension: ".ts" | ".js";
  /** How to regenerate, said in the header of every file: `pnpm generate`. */
  readonly command: string;
  /** False where somebody else writes the entry of the client: `index.ts` and `create-client.ts`. Default: true. */
  readonly entry?: boolean | undefined;
  /** Which formats validators assert. Default: `ASSERTED_FORMATS`. */
  readonly formats?: FormatPolicy | undefined;
  /** What whole numbers of 64 bits are in types and validators. Default: `number`. */
  readonly int64?: Int64Policy | undefined;
}

/** Files, or the reason why the document gives this generator nothing to write. */
export type Generated =
  | {
      readonly kind: "files";
      readonly files: readonly GeneratedFile[];
      readonly problems: readonly Problem[];
    }
  | { readonly kind: "nothing"; readonly reason: string };
