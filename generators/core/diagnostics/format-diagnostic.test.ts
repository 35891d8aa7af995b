import { expect, it } from "vitest";
import type { Diagnostic } from "./diagnostic.ts";
import { formatDiagnostic, sortDiagnostics } from "./format-diagnostic.ts";

function diagnostic(
  parts: Partial<Diagnostic> & { readonly at?: readonly [string, number, number] },
): Diagnostic {
  const { at: [file, line, column] = ["a.yaml", 1, 1], ...rest } = parts;
  return {
    code: "c",
    severity: "error",
    message: "Wrong.",
    help: "Fix it.",
    location: { file, line, column, pointer: "" },
    ...rest,
  };
}

it("a problem is one line: file, line, column, what is wrong, how to fix it", () => {
  expect(formatDiagnostic(diagnostic({ at: ["spec/a.yaml", 3, 7] }))).toBe(
    "spec/a.yaml:3:7  Wrong.  (Fix it.)",
  );
});

it("a name in the document cannot break the line or steer the terminal", () => {
  expect(formatDiagnostic(diagnostic({ message: 'The name "a\nb\u2028\u001b[2Jc" is wrong.' }))).toBe(
    'a.yaml:1:1  The name "a b [2Jc" is wrong.  (Fix it.)',
  );
});

it("errors come first, then files in code unit order, then lines and columns as numbers", () => {
  const diagnostics = [
    diagnostic({ severity: "info", code: "i", at: ["a.yaml", 1, 1] }),
    diagnostic({ severity: "warning", at: ["a.yaml", 1, 1] }),
    diagnostic({ at: ["b.yaml", 1, 1] }),
    diagnostic({ at: ["a.yaml", 10, 1] }),
    diagnostic({ at: ["a.yaml", 9, 10] }),
    diagnostic({ at: ["a.yaml", 9, 9] }),
    diagnostic({ at: ["Z.yaml", 1, 1] }),
    diagnostic({ at: ["ä.yaml", 1, 1] }),
  ];
  expect(
    sortDiagnostics(diagnostics).map(
      ({ severity, location }) => `${severity} ${location.file}:${location.line}:${location.column}`,
    ),
  ).toEqual([
    "error Z.yaml:1:1",
    "error a.yaml:9:9",
    "error a.yaml:9:10",
    "error a.yaml:10:1",
    "error b.yaml:1:1",
    "error ä.yaml:1:1",
    "warning a.yaml:1:1",
    "info a.yaml:1:1",
  ]);
});

it("the same problem is reported once, two problems at one place both", () => {
  expect(sortDiagnostics([diagnostic({}), diagnostic({}), diagnostic({ code: "d" })])).toHaveLength(2);
});
