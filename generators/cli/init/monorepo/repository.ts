import type { ApiModel } from "../../../core/model/api-model.ts";
import type { GeneratedFile } from "../../../core/output/generated-file.ts";

/** A package that a generator writes. */
export interface GeneratedPackage {
  /** Name of the generator, and of the folder below `packages`. */
  readonly name: string;
  /** `@acme/types` */
  readonly module: string;
  readonly files: readonly GeneratedFile[];
}

/** A new repository, before its files are printed. */
export interface Repository {
  /** `@acme` */
  readonly scope: string;
  readonly model: ApiModel;
  /** The document, relative to the repository: `spec/openapi.yaml`. */
  readonly spec: string;
  readonly packages: readonly GeneratedPackage[];
  /** The module of the runtime. */
  readonly runtime: string;
}

/** Texts by their path in the repository. */
export type RepositoryFiles = Readonly<Record<string, string>>;

/** A value as the text of a JSON file. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The title of the document on one line, for prose and manifests. */
export function titleOf({ model }: Repository): string {
  return model.title.replace(/\s+/g, " ").trim() || "the API";
}
