/** Joins parts to lines of at most `width` characters: two hundred lines of countries are no easier to read than twenty. */
export function fillLines(parts: readonly string[], separator: string, width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last === undefined || last.length + separator.length + part.length > width) lines.push(part);
    else lines[lines.length - 1] = `${last}${separator}${part}`;
  }
  return lines;
}
