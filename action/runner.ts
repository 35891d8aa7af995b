import { randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";

type Environment = Readonly<Record<string, string | undefined>>;

/** Sends an action's output to the runner, by lines of its log and by files. */
export type Runner = ReturnType<typeof createRunner>;

export function createRunner(environment: Environment, write: (text: string) => void) {
  const append = (path: string | undefined, text: string): void => {
    if (path !== undefined && path !== "") appendFileSync(path, text);
  };
  return {
    /** A line of the log. */
    info: (text: string): void => write(`${oneLine(text)}\n`),
    /** Text of the document or of a program: nothing in it is a command for the runner. */
    quote(text: string): void {
      if (text.trim() === "") return;
      const end = randomUUID();
      write(`::stop-commands::${end}\n${text.trimEnd()}\n::${end}::\n`);
    },
    /** Annotations that the report has already escaped. */
    annotate(lines: string): void {
      const annotations = lines.split("\n").filter((line) => /^::(?:error|warning|notice) /.test(line));
      if (annotations.length > 0) write(`${annotations.join("\n")}\n`);
    },
    error(message: string, file?: string): void {
      const at = file === undefined ? "" : ` file=${escapeProperty(file)}`;
      write(`::error${at}::${escapeData(message)}\n`);
    },
    warning: (message: string): void => write(`::warning::${escapeData(message)}\n`),
    /** Reports a skipped check, in the log and on the page of the run: green must not mean unchecked. */
    skip(check: string, reason: string): void {
      const line = oneLine(`Not checked: ${check}, because ${reason}.`);
      write(`${line}\n`);
      append(environment.GITHUB_STEP_SUMMARY, `${line}\n\n`);
    },
    /** Markdown for the page of the run. */
    summarize: (markdown: string): void =>
      append(environment.GITHUB_STEP_SUMMARY, `${markdown.trimEnd()}\n\n`),
    output: (name: string, value: string | number): void =>
      append(environment.GITHUB_OUTPUT, `${name}=${oneLine(String(value))}\n`),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ").replace(/^::/, " ::");
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
