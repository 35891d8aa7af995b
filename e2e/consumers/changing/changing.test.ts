import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readText, repository } from "../../house/repository.ts";

const GUIDE = "docs/changing-an-api.md";

/** A fenced block: a file, a change of a file, commands in a folder, or what the commands before it print. */
interface Block {
  readonly language: string;
  /** Path of the file, or the folder in which the commands run. */
  readonly title: string;
  readonly text: string;
  /** The day on which a reader reaches the block. */
  readonly day: string;
}

/** Returns the blocks of a page; comments in it say where the next day begins. */
function blocksOf(markdown: string): Block[] {
  const parts = markdown.matchAll(
    /^<!-- (\d{4}-\d\d-\d\d) -->$|^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$/gms,
  );
  let day = "2026-12-01";
  return [...parts].flatMap(([, date, language = "", title = "", text = ""]): Block[] => {
    if (date === undefined) return [{ language, title, text, day }];
    day = date;
    return [];
  });
}

const LINKED: Readonly<Record<string, string>> = {
  "@crossborder/codegen": "generators",
  "@crossborder/runtime": "packages/runtime",
  "@types/node": "node_modules/@types/node",
  "openapi-fetch": "packages/client/node_modules/openapi-fetch",
  "ts-morph": "generators/node_modules/ts-morph",
  typescript: "node_modules/typescript",
  ".bin/codegen": "generators/dist/cli/main.js",
  ".bin/tsc": "node_modules/typescript/bin/tsc",
};

/** Moves the clock to the day that the environment names. */
const CLOCK = `const RealDate = Date;
const moved = Date.parse(process.env.TODAY) - RealDate.now();
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + moved] : parts));
  }
  static now() {
    return RealDate.now() + moved;
  }
};
`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "changing-"));
  await write("clock.mjs", CLOCK);
  await write("orders-api/.changeset/config.json", "{}\n");
  for (const name of ["orders-api", "shop"]) await setUp(name);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A repository in which the packages are installed. */
async function setUp(name: string): Promise<void> {
  for (const [path, target] of Object.entries(LINKED)) {
    const link = join(folder, name, "node_modules", path);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(repository, target), link);
  }
  await write(`${name}/package.json`, '{ "type": "module" }\n');
  await write(`${name}/.gitignore`, "node_modules\n");
  await run("git init --quiet", name);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Runs commands as a shell does, and returns all that they print. */
function run(commands: string, name: string, day = ""): Promise<string> {
  const person = { NAME: "Reader", EMAIL: "reader@example.com" };
  const env = {
    ...process.env,
    ...Object.fromEntries(
      Object.entries(person).flatMap(([key, value]) => [
        [`GIT_AUTHOR_${key}`, value],
        [`GIT_COMMITTER_${key}`, value],
      ]),
    ),
    ...(day === "" ? {} : { TODAY: day, NODE_OPTIONS: `--import ${join(folder, "clock.mjs")}` }),
    NO_COLOR: "1",
  };
  return new Promise((resolve) => {
    execFile("bash", ["-c", `exec 2>&1\n${commands}`], { cwd: join(folder, name), env }, (_, stdout) =>
      resolve(stdout),
    );
  });
}

/** Replaces the lines of a change, which the file must contain once. */
async function change(path: string, diff: string): Promise<void> {
  const text = await readFile(join(folder, path), "utf8");
  const lines = diff.trimEnd().split("\n");
  const side = (mark: "-" | "+"): string =>
    lines.flatMap((line) => (line.startsWith(mark) || line.startsWith(" ") ? line.slice(1) : [])).join("\n");
  const parts = text.split(side("-"));
  expect(parts, `the lines of the change in ${path}`).toHaveLength(2);
  await write(path, parts.join(side("+")));
}

describe("the guide, block by block", () => {
  const blocks = blocksOf(readText(GUIDE));
  let printed = "";

  it("has every kind of block", () => {
    expect(blocks.filter(({ language }) => language === "sh").length).toBeGreaterThan(5);
    expect(blocks.filter(({ language }) => language === "text").length).toBeGreaterThan(3);
  });

  it.each(blocks)("$language $title", async ({ language, title, text, day }) => {
    if (language === "sh") printed = await run(text, title, day);
    else if (language === "text") expect(printed.trimEnd()).toBe(text.trimEnd());
    else if (language === "diff") await change(title, text);
    else await write(title, text);
  });
});
