import { expect, test } from "vitest";
import { accessibleTables } from "../../../site/build/accessible-tables.ts";

test("cells say which column they are of, and what is a row stays one when the style makes a block of it", () => {
  const html =
    '<table><thead><tr><th>option</th><th style="text-align: right">"default" <code>x</code></th><th></th></tr></thead><tbody><tr><td>a</td><td style="text-align: right">1</td><td></td></tr></tbody></table>';
  expect(accessibleTables(html)).toBe(
    [
      '<table role="table" tabindex="0"><thead role="rowgroup"><tr role="row">',
      '<th role="columnheader">option</th><th role="columnheader" class="number">"default" <code>x</code></th>',
      '<td role="cell"></td></tr></thead><tbody role="rowgroup"><tr role="row"><td role="cell" data-label="option">a</td>',
      '<td role="cell" class="number" data-label="&quot;default&quot; x">1</td><td role="cell"></td></tr></tbody></table>',
    ].join(""),
  );
});

test("what is no table stays as it is", () => {
  expect(accessibleTables("<p>1</p><pre>&lt;table></pre>")).toBe("<p>1</p><pre>&lt;table></pre>");
});
