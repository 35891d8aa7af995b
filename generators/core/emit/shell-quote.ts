/** Quotes text as one word of a POSIX shell, without expansion. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Quotes text followed by the value of a variable, as one word of a POSIX shell. */
export function shellQuoteBefore(text: string, variable: string): string {
  return `"${text.replace(/["`$\\]/g, "\\$&")}$${variable}"`;
}
