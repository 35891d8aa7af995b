import { readText } from "../repository.ts";

const EVIDENCE = "spec/EVIDENCE.md";

/** One row of the evidence. */
export interface Statement {
  readonly number: string;
  readonly section: string;
  readonly text: string;
  /** What the service document says about it, such as `stated`. */
  readonly status: string;
}

/** Every statement of `spec/EVIDENCE.md`, in its order. */
export function readStatements(): readonly Statement[] {
  return readText(EVIDENCE)
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map(statementOf);
}

function statementOf(line: string): Statement {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const [, number = "", section = "", text = "", , status = ""] = cells;
  return { number, section, text, status };
}
