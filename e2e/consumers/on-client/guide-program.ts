import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../../house/repository.ts";

/** Writes the program of a guide to the folder of generated code, and returns its path. */
export function guideProgram(guide: string, title: string, folder: string): string {
  const start = `\`\`\`ts title="${title}"\n`;
  const [, rest] = readText(guide).split(start);
  const [program] = rest?.split("\n```") ?? [];
  if (program === undefined) throw new Error(`${guide} has no program "${title}".`);
  const file = join(folder, title);
  writeFileSync(file, program.replaceAll(/"\.\/api\/(.*)\.js"/g, '"./$1.ts"')); // Node runs it as it is
  return file;
}
