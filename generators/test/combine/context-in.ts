import { BUILT_IN } from "../../built-in.ts";
import type { RunContext } from "../../core/generator.ts";

/** The context of a run whose output folders are siblings in `folder`. */
export function contextIn(folder: string): RunContext {
  const modules = BUILT_IN.flatMap(({ name }) => [
    [name, `../${name}/index.js`],
    [`${name}/*`, `../${name}/*.js`],
  ]);
  return {
    modules: { ...Object.fromEntries(modules), runtime: "@crossborder/runtime" },
    importExtension: ".js",
    headerCommand: `npm run generate ${folder}`,
  };
}
