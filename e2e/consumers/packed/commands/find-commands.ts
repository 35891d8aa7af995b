/** Programs that a document tells its reader to start. */
const PROGRAMS = "npx|npm|pnpm|yarn|bun|deno|node|bash|sh|git|codegen|changeset";
const BLOCK_LINE = new RegExp(`^ {4,}((?:${PROGRAMS}) .*?)(?: {2,}#.*)?$`);
const FENCED_LINE = new RegExp(`^(?:\\$ )?((?:${PROGRAMS}) .*?)(?: {2,}#.*)?$`);
const IN_TEXT = new RegExp(`\`((?:${PROGRAMS}) [^\`]+)\``, "g");

/** Every command of a Markdown text, in its order, each once: in blocks and within sentences, without comments. */
export function findCommands(markdown: string): string[] {
  const found: string[] = [];
  let language: string | undefined;
  for (const line of markdown.split("\n")) {
    const fence = /^\s*```(\w*)/.exec(line);
    if (fence) language = language === undefined ? (fence[1] ?? "") : undefined;
    else found.push(...commandsOf(line, language));
  }
  return [...new Set(found)];
}

/** Languages of fenced blocks whose lines are commands. */
const SHELLS: readonly string[] = ["sh", "bash", "shell", "console"];

function commandsOf(line: string, language: string | undefined): string[] {
  if (language !== undefined) return SHELLS.includes(language) ? matched(FENCED_LINE, line) : [];
  const block = matched(BLOCK_LINE, line);
  return block.length > 0 ? block : [...line.matchAll(IN_TEXT)].map(([, command = ""]) => command);
}

function matched(pattern: RegExp, line: string): string[] {
  const command = pattern.exec(line)?.[1];
  return command === undefined ? [] : [command];
}
