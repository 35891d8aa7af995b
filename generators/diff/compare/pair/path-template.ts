const PARAMETER = /\{([^{}]*)\}/g;

/** A path template without the names of its parameters: `/customers/{}`. */
export function blankTemplate(path: string): string {
  return path.replace(PARAMETER, "{}");
}

/** The names of the parameters of a path template, from left to right. */
export function templateNames(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);
}
