import { readText } from "../repository.ts";

const EVIDENCE = "spec/EVIDENCE.md";

/** One row of the evidence. */
export interface Statement {
  readonly number: string;
  readonly section: string;
  readonly text: string;
  /** Status in the service document, such as `stated`. */
  readonly status: string;
}

/** Returns every statement of `spec/EVIDENCE.md`, in its order. */
export function readStatements(): readonly Statement[] {
  const sections = readText(EVIDENCE).split(/^## /m).slice(1);
  return sections.flatMap((section) => {
    const [name = "", ...lines] = section.split("\n");
    return lines.filter((line) => /^\| \d/.test(line)).map((line) => statementOf(line, name));
  });
}

function statementOf(line: string, section: string): Statement {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const [, number = "", text = "", , status = ""] = cells;
  return { number, section, text, status };
}
