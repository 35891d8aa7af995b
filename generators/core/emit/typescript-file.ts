import type { RunContext } from "../generator.ts";
import type { ApiModel } from "../model/api-model.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import type { Printable } from "./code.ts";
import { fileHeader } from "./file-header.ts";
import { printSourceFile } from "./source-file.ts";

/** Context of every file of a run. */
export interface FileContext {
  readonly model: Pick<ApiModel, "source">;
  readonly options: Pick<RunContext, "headerCommand">;
}

/**
 * Returns a TypeScript file: a header with its origin, the imports that its statements use, and the statements with one
 * blank line between them.
 */
export function typescriptFile(
  { model, options }: FileContext,
  path: string,
  statements: readonly Printable[],
): GeneratedFile {
  return { path, text: printSourceFile({ header: fileHeader(model, options), statements }) };
}
