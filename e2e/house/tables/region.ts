/** A part of a document that a command writes. */
interface Region {
  readonly name: string;
  readonly command?: string;
  readonly content: string;
}

/** Returns the text with other content between two comments. Throws where they are missing. */
export function withRegion(text: string, { name, command = "pnpm tables", content }: Region): string {
  const start = `<!-- ${name}: written by \`${command}\` -->`;
  const end = `<!-- end of ${name} -->`;
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document does not have the comments ${start} and ${end}.`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
