import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { findCauses } from "./find-cause.ts";
import { nodeAt } from "./node-at.ts";

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile("page.js", code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
}

test("an error in a JSDoc type is at the name in the comment", () => {
  const code = '/** @param {import("./api.js").Member} m */\nexport const label = (m) => m.name;\n';
  const node = nodeAt(parse(code), { start: code.indexOf("Member"), length: 6 });
  expect(node.getText()).toBe("Member");
});

test("an error in a comment between statements has no cause", () => {
  const file = parse("// @ts-expect-error\nexport const a = 1;\n");
  const error = {
    file,
    start: 0,
    length: 19,
    code: 2578,
    messageText: "",
    category: ts.DiagnosticCategory.Error,
  };
  const version = { program: { getSourceFile: () => file } };
  expect(findCauses(error, { base: version, revision: version } as never)).toEqual([]);
});
