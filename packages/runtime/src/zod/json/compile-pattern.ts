/** A pattern as a regular expression: with Unicode semantics, as JSON Schema asks, and without where that is invalid. */
export function compilePattern(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    return new RegExp(source);
  }
}
