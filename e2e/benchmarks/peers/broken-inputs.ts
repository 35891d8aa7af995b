import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Run } from "../../house/run.ts";
import { folderOf, type Generator, generateOnce } from "../harness/generators.ts";
import { sizesBelow } from "./measure-output.ts";

/** The file or address of a document with a fault, and its text where anything can be read. */
type BrokenInput = readonly [file: string, text?: string];

const INTACT = "intact.yaml";
const DOCUMENT = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        "200":
          description: All pets.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Pet" }
components:
  schemas:
    Pet:
      type: object
      properties: { name: { type: string } }
`;

/** The same document with one fault each. */
export const brokenInputs: Readonly<Record<string, BrokenInput>> = {
  "a reference to nothing": ["reference.yaml", DOCUMENT.replace("schemas/Pet", "schemas/Cat")],
  "an error of YAML": ["syntax.yaml", DOCUMENT.replace('/schemas/Pet" }', '/schemas/Pet"')],
  "a page instead of a document": [
    "page.yaml",
    "<!doctype html>\n<html>\n<head><title>Sign in</title></head>\n<body>Sign in</body>\n</html>\n",
  ],
  "a key twice": ["twice.yaml", DOCUMENT.replace("      operationId: listPets\n", (line) => line + line)],
  "an address without a server": ["http://127.0.0.1:9/openapi.json"],
};

/** Gives each broken document to a generator; a cell for each. */
export async function measureBroken(generator: Generator): Promise<string[]> {
  const usual = printedLines(await generated(generator, [INTACT, DOCUMENT]));
  const cells: string[] = [];
  for (const input of Object.values(brokenInputs)) {
    const [file] = input;
    const result = await generated(generator, input);
    // What is printed without a fault as well names none.
    const expected = new Set(usual.map((line) => line.replaceAll(INTACT, file)));
    const printed = printedLines(result).filter((line) => !expected.has(line));
    const named = [
      printed.some((line) => line.includes(file)) && "file",
      printed.some((line) => A_LINE.test(line)) && "line",
    ];
    const { length } = await sizesBelow(folderOf(generator, "broken"));
    cells.push((named.filter(Boolean).join(":") || "neither") + (length > 0 ? ` (${length} files)` : ""));
  }
  return cells;
}

async function generated(generator: Generator, [file, text]: BrokenInput): Promise<Run> {
  const inputs = join(generator.work, "broken");
  await mkdir(inputs, { recursive: true });
  const spec = text === undefined ? file : join(inputs, file);
  if (text !== undefined) await writeFile(spec, text);
  return generateOnce(generator, spec, folderOf(generator, "broken"));
}

/** Without the frames of a stack, which name lines of the generator. */
function printedLines({ stdout, stderr }: Run): string[] {
  return `${stdout}\n${stderr}`.split("\n").filter((line) => !/^\s+at /.test(line));
}

/** `file:12:3`, `(12:3)`, `line 12`. Whether it is the right line is not looked at. */
const A_LINE = /[a-z]:\d+:\d+|\(\d+:\d+\)|\bline:? ?\d+/i;
