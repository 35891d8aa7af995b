/** Compiles a pattern with the `u` flag, as JSON Schema requires, or without it if the pattern is invalid with it. */
export function compilePattern(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    return new RegExp(source);
  }
}
