import type { Outcome, Row } from "./cell.ts";

/** The table of all rows, and below it the whole reason of each that failed. */
export function renderRows(rows: readonly Row[]): string {
  const lines = [["check", "variant", "", ""], ...rows.map(lineOf)];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const table = lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  "));
  const text = [...table.map((line) => line.trimEnd()), "", ...rows.flatMap(reasonOf), countOf(rows)];
  return `${text.join("\n")}\n`;
}

/** One row, for the progress of a run, which tells at once why something failed: the table may be an hour away. */
export function renderRow({ check, variant, outcome }: Row): string {
  const reported = outcome.kind === "failed" ? outcome.reason : remarkOf(outcome);
  return `${[check, variant, WORDS[outcome.kind], reported].filter(Boolean).join("  ")}\n`;
}

function lineOf({ check, variant, outcome }: Row): string[] {
  return [check, variant, WORDS[outcome.kind], remarkOf(outcome)];
}

const WORDS = { ok: "ok", failed: "FAILED", left: "not run" } as const;

function remarkOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case "ok":
      return outcome.remark;
    case "left":
      return outcome.reason;
    case "failed":
      return outcome.reason.split("\n")[0] ?? "";
    default:
      return outcome satisfies never;
  }
}

function reasonOf({ check, variant, outcome }: Row): string[] {
  return outcome.kind === "failed" ? [`${check}, ${variant}:`, outcome.reason, ""] : [];
}

function countOf(rows: readonly Row[]): string {
  const count = (kind: Outcome["kind"]): number => rows.filter(({ outcome }) => outcome.kind === kind).length;
  return `${count("ok")} ok, ${count("failed")} failed, ${count("left")} not run`;
}
