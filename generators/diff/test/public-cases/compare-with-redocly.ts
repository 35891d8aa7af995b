import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { isObject, type Json } from "../../../core/json.ts";
import { changesOf, type DocumentFiles, type PublicCase, readAllCases, stringsOf } from "./public-case.ts";
import { type Judgement, score } from "./score.ts";

// `node generators/diff/test/public-cases/compare-with-redocly.ts`: both tools on every case of the table, with the names
// of those on which a tool differs from the table. A process per case: it takes minutes.
const CLI = join(import.meta.dirname, "../../../../spec/node_modules/@redocly/cli/bin/cli.js");
const CONFIG = JSON.stringify({ extends: ["recommended", "diff-recommended"], telemetry: "off" });

async function redoclyJudges(one: PublicCase, folder: string): Promise<Judgement> {
  await writeFiles(join(folder, "base"), one.base);
  await writeFiles(join(folder, "revision"), one.revision);
  await writeFile(join(folder, "redocly.yaml"), CONFIG);
  const files = ["base/openapi.yaml", "revision/openapi.yaml"];
  const command = [CLI, "diff", ...files, "--format", "json", "--fail-on", "none"];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder });
  const report: Json = JSON.parse(stdout.slice(stdout.indexOf("{")));
  return { one, isBreaking: countOfMajors(report) > 0 };
}

function countOfMajors(report: Json): number {
  const summary = isObject(report) ? report.summary : undefined;
  const major = isObject(summary) ? summary.major : undefined;
  if (typeof major !== "number") throw new Error("The report of Redocly has another form than it had.");
  return major;
}

async function writeFiles(folder: string, files: DocumentFiles): Promise<void> {
  for (const [name, text] of Object.entries(stringsOf(files))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function weJudge(one: PublicCase): Promise<Judgement> {
  const changes = await changesOf(one);
  return { one, isBreaking: changes.some(({ verdict }) => verdict === "breaking") };
}

async function judgeAll(cases: readonly PublicCase[], folder: string): Promise<Judgement[]> {
  const waiting = [...cases.entries()];
  const judgements: Judgement[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, one] = next;
      judgements[index] = await redoclyJudges(one, join(folder, String(index)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return judgements;
}

function report(tool: string, judgements: readonly Judgement[]): void {
  const { found, alarms, disagreements } = score(judgements);
  process.stdout.write(`${tool}: ${found.reported} found, ${alarms.reported} false alarms\n`);
  for (const name of disagreements) process.stdout.write(`  ${name}\n`);
}

const cases = readAllCases();
const folder = await mkdtemp(join(tmpdir(), "public-cases-"));
try {
  report("codegen diff", await Promise.all(cases.map(weJudge)));
  report("@redocly/cli diff", await judgeAll(cases, folder));
} finally {
  await rm(folder, { recursive: true, force: true });
}
