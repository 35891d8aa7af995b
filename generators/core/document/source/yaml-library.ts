import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
let withLocations: typeof import("yaml") | undefined;
let fast: typeof import("js-yaml") | undefined;

/** Loads the parser that explains each error. It has many modules, and few runs have an error. */
export function yamlLibrary(): typeof import("yaml") {
  withLocations ??= require("yaml") as typeof import("yaml");
  return withLocations;
}

/** Loads the fast parser with the first YAML file: large documents are mostly JSON. */
export function fastYamlLibrary(): typeof import("js-yaml") {
  fast ??= require("js-yaml") as typeof import("js-yaml");
  return fast;
}
