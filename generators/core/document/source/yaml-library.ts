import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
let library: typeof import("yaml") | undefined;

/** The YAML parser. Its many modules are loaded with the first YAML file: large documents are mostly JSON. */
export function yamlLibrary(): typeof import("yaml") {
  library ??= require("yaml") as typeof import("yaml");
  return library;
}
