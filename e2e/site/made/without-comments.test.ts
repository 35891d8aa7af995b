import { expect, test } from "vitest";
import { withoutComments } from "../../../site/build/finish-pages.ts";

const FENCE = "```";

test("comments of a page are left out, and those of its examples stay", () => {
  const example = `${FENCE}html\n<!-- stays -->\n<p>\n${FENCE}`;
  const page = `# Title\n\n<!-- serve -->\n${example}\n\n<!-- inputs: written by\na program -->\n\nText \`<!-- x -->\`.\n`;
  expect(withoutComments(page)).toBe(`# Title\n\n${example}\n\nText \`<!-- x -->\`.\n`);
});
