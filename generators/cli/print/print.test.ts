import { expect, it } from "vitest";
import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import { problemJson, renderDiagnostics } from "./print-diagnostics.ts";
import { renderTable } from "./table.ts";

function diagnostic(severity: Diagnostic["severity"], code: string, line: number): Diagnostic {
  return {
    code,
    severity,
    message: "M.",
    help: "H.",
    location: { file: "a.yaml", line, column: 1, pointer: "/p" },
  };
}

it("a table aligns words to the left and numbers to the right", () => {
  const rows = [
    ["package", "files", "changed", "time"],
    ["types", "4", "no", "35 ms"],
    ["errors", "12", "7 changed", "1,206 ms"],
  ];
  expect(renderTable(rows)).toBe(
    [
      "package  files  changed        time",
      "types        4  no            35 ms",
      "errors      12  7 changed  1,206 ms",
    ].join("\n"),
  );
});

it("every error is printed, of each kind of warning the first five and how many are left", () => {
  const lines = renderDiagnostics([
    ...Array.from({ length: 7 }, (_, index) => diagnostic("warning", "w", index + 1)),
    ...Array.from({ length: 7 }, (_, index) => diagnostic("error", "w", index + 101)),
    ...Array.from({ length: 5 }, (_, index) => diagnostic("warning", "v", index + 201)),
  ]);
  expect(lines.filter((line) => line.startsWith("a.yaml:"))).toHaveLength(7);
  expect(lines.filter((line) => line.startsWith("warning: a.yaml:"))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith("…"))).toEqual([
    '… and 2 more of "w" (--format json lists them all)',
  ]);
});

it("a problem as JSON is flat", () => {
  expect(problemJson(diagnostic("error", "c", 3))).toEqual({
    code: "c",
    severity: "error",
    message: "M.",
    file: "a.yaml",
    line: 3,
    column: 1,
    pointer: "/p",
    help: "H.",
  });
});
