import type { GeneratorOptions } from "../generator.ts";
import type { ApiModel } from "../model/api-model.ts";

/** The first lines of every generated file: where it comes from, and what to do instead of editing it. */
export function fileHeader(model: ApiModel, options: GeneratorOptions): readonly string[] {
  return [
    `Generated from ${model.source}. To change it, edit the description and run \`${options.command}\`.`,
  ];
}
