import type { GeneratedFile } from "../../core/output/generated-file.ts";

/** Files that the generators write for one version of a document, by generator. */
export type GeneratedFiles = ReadonlyMap<string, readonly GeneratedFile[]>;

/** One of two versions. */
export type Side = "base" | "revision";

/** One way to generate: as packages of a configuration, or side by side. */
export interface Layout {
  /** The folders that its configuration names, by generator; none for what is written side by side. */
  readonly folders: ReadonlyMap<string, string>;
  /** The npm packages that publish generated folders, by generator. */
  readonly packages: ReadonlyMap<string, string>;
  /** The package that generated code stands on. */
  readonly runtime: string;
  /** Generates once for each version, however many projects ask. */
  generate(side: Side): Promise<GeneratedFiles>;
}
