/** Text as one word of a POSIX shell, which reads nothing in it. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Text, and the value of a variable behind it, as one word of a POSIX shell. */
export function shellQuoteBefore(text: string, variable: string): string {
  return `"${text.replace(/["`$\\]/g, "\\$&")}$${variable}"`;
}
