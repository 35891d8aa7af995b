import { expect, test } from "vitest";
import { highlight } from "./highlight.ts";

test.each([
  [
    "ts",
    'const a = "x" // <b>',
    '<span class="k">const</span> a = <span class="s">&quot;x&quot;</span> <span class="c">// &lt;b&gt;</span>',
  ],
  ["ts", "type?: string; of: 1", 'type?: <span class="k">string</span>; of: 1'],
  [
    "json",
    '{ "a": "b", "c": null }',
    '{ &quot;a&quot;: <span class="s">&quot;b&quot;</span>, &quot;c&quot;: <span class="k">null</span> }',
  ],
  [
    "sh",
    "curl --request POST 'x'",
    'curl <span class="k">--request</span> POST <span class="s">&#39;x&#39;</span>',
  ],
  ["http", "GET /<a>", "GET /&lt;a&gt;"],
])("%s: %s", (language, text, html) => {
  expect(highlight(text, language).replaceAll("&#x27;", "&#39;").replaceAll("'", "&#39;")).toBe(html);
});

test("code is the same as before without its marks", () => {
  const text = `const a = { "b": 'c' }; /* d */ // e`;
  for (const language of ["ts", "json", "sh", "yaml"])
    expect(highlight(text, language).replaceAll(/<\/?span[^>]*>/g, "")).toBe(highlight(text, "none"));
});
