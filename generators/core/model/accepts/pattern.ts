const compiled = new Map<string, RegExp | undefined>();

/**
 * A `pattern` as a regular expression. JSON Schema asks for Unicode semantics; patterns that are only valid without
 * are read without. Undefined when JavaScript cannot read it at all.
 */
export function compilePattern(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) compiled.set(pattern, tryCompile(pattern, "u") ?? tryCompile(pattern, ""));
  return compiled.get(pattern);
}

function tryCompile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
