import { type GeneratorPlace, moduleOf } from "./generator.ts";

/**
 * How generated code imports one file of the output of a generator, so that a compiler loads no more than that file needs.
 * It is the output as a whole where the generator has a `module`: a package need not export its files.
 */
export function fileModuleOf(
  { modules }: Pick<GeneratorPlace, "modules">,
  generator: string,
  file: string,
): string {
  const key = anyFileOf(generator);
  const pattern = Object.hasOwn(modules, key) ? modules[key] : undefined;
  return pattern?.replace("*", () => file) ?? moduleOf({ modules }, generator);
}

/** The key in the modules of a place under which single files of a generator are found: `types/*`. */
export function anyFileOf(generator: string): string {
  return `${generator}/*`;
}
