import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Run } from "../../house/run.ts";
import { type Generator, generateOnce } from "../harness/generators.ts";
import { sizesBelow } from "./measure-output.ts";

/** A document with a fault. */
export interface BrokenInput {
  readonly name: string;
  /** The name of the file, or the address. */
  readonly file: string;
  /** Absent where nothing can be read. */
  readonly text?: string;
}

/** What a generator did with it. */
export interface BrokenOutcome {
  readonly exitCode: number;
  readonly namesFile: boolean;
  readonly namesLine: boolean;
  /** Files that it wrote all the same. */
  readonly files: number;
}

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
export const brokenInputs: readonly BrokenInput[] = [
  {
    name: "a reference to nothing",
    file: "reference.yaml",
    text: DOCUMENT.replace("schemas/Pet", "schemas/Cat"),
  },
  {
    name: "an error of YAML",
    file: "syntax.yaml",
    text: DOCUMENT.replace('/schemas/Pet" }', '/schemas/Pet"'),
  },
  {
    name: "a page instead of a document",
    file: "page.yaml",
    text: "<!doctype html>\n<html>\n<head><title>Sign in</title></head>\n<body>Sign in</body>\n</html>\n",
  },
  {
    name: "a key twice",
    file: "twice.yaml",
    text: DOCUMENT.replace("      operationId: listPets\n", (line) => line + line),
  },
  { name: "an address without a server", file: "http://127.0.0.1:9/openapi.json" },
];

/** Gives each broken document to a generator. */
export async function measureBroken(generator: Generator): Promise<Map<BrokenInput, BrokenOutcome>> {
  const usual = printedLines(await generated(generator, { name: "no fault", file: INTACT, text: DOCUMENT }));
  const outcomes = new Map<BrokenInput, BrokenOutcome>();
  for (const input of brokenInputs) {
    const result = await generated(generator, input);
    // What is printed without a fault as well names none.
    const expected = new Set(usual.map((line) => line.replaceAll(INTACT, input.file)));
    const printed = printedLines(result).filter((line) => !expected.has(line));
    outcomes.set(input, {
      exitCode: result.exitCode,
      namesFile: printed.some((line) => line.includes(input.file)),
      namesLine: printed.some((line) => A_LINE.test(line)),
      files: (await sizesBelow(folderOf(generator))).length,
    });
  }
  return outcomes;
}

const INTACT = "intact.yaml";

async function generated(generator: Generator, { file, text }: BrokenInput): Promise<Run> {
  const inputs = join(generator.work, "broken");
  await mkdir(inputs, { recursive: true });
  const spec = text === undefined ? file : join(inputs, file);
  if (text !== undefined) await writeFile(spec, text);
  return generateOnce(generator, spec, folderOf(generator));
}

function folderOf({ work, name }: Generator): string {
  return join(work, `broken-${name.replace(/\W+/g, "-")}`);
}

/** Without the frames of a stack, which name lines of the generator. */
function printedLines({ stdout, stderr }: Run): string[] {
  return `${stdout}\n${stderr}`.split("\n").filter((line) => !/^\s+at /.test(line));
}

/** `file:12:3`, `(12:3)`, `line 12`. Whether it is the right line is not looked at. */
const A_LINE = /[a-z]:\d+:\d+|\(\d+:\d+\)|\bline:? ?\d+/i;
