import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";

const guide = readFileSync(join(import.meta.dirname, "../../../docs/packages/zod.md"), "utf8");
const examples = [...guide.matchAll(/^```ts(?: run)?\n([\s\S]*?)^```$/gm)]
  .map(([, code = ""]) => code)
  .slice(1); // e2e/consumers/readme runs the first one, with the sandbox
/** Inside the package, where its own name resolves to its published files; git ignores it. */
const folder = mkdtempSync(join(import.meta.dirname, ".work-"));

async function outputOf(index: number): Promise<string> {
  const file = join(folder, `example-${index}.mts`);
  writeFileSync(file, examples[index] ?? "");
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  return stdout;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the examples of the guide", () => {
  test("the second shows schemas, operations and events by name", async () => {
    expect((await outputOf(0)).trim().split("\n")).toEqual([
      "[ 'id' ] function",
      "[ 'path', 'body' ] [ '200', '4XX', '5XX' ]",
      "[ 'limit' ] Invalid option: expected one of 10|50|100|200|500|1000",
    ]);
  });

  test("the third parses and asks without a schema", async () => {
    expect(await outputOf(1)).toBe("true false\n");
  });

  test("the fourth fills in a default where it is asked to", async () => {
    expect(await outputOf(2)).toBe("undefined 0\n");
  });

  test("there are no others", () => expect(examples).toHaveLength(3));
});
