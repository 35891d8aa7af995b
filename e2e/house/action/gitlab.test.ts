import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { readText } from "../repository.ts";
import {
  type ActionWorkspace,
  createActionWorkspace,
  INSTALLED,
  OWN_ENVIRONMENT,
} from "./action-workspace.ts";
import { startFakeGithub } from "./fake-github.ts";

interface Job {
  readonly variables: Readonly<Record<string, string>>;
  readonly script: readonly string[];
}

const [header, jobs] = parseAllDocuments(readText("gitlab/codegen.yml")).map((document) => {
  expect(document.errors).toEqual([]);
  return document.toJS();
});
const inputs: Readonly<Record<string, { readonly default?: string }>> = header.spec.inputs;
const job: Job = jobs.openapi;

/** The variables of the job, as GitLab writes the inputs into them. */
function variablesWith(given: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(job.variables).map(([name, text]) => [
    name,
    text.replaceAll(/\$\[\[ inputs\.([\w-]+) \]\]/g, (_, input: string) => {
      const value = given[input] ?? inputs[input]?.default;
      if (value === undefined) throw new Error(`The input ${input} has no value.`);
      return value;
    }),
  ]);
  return Object.fromEntries(entries);
}

const document = (kinds: string): string => `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
components:
  schemas:
    Pet: { type: object, properties: { kind: { type: string, enum: [${kinds}] } } }
paths:
  /pets:
    post:
      operationId: pets.create
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { 200: { description: OK } }
`;

let workspace: ActionWorkspace;
let tools: string;
let server: Server;
let notes: { id: number; body: string; author: { id: number } }[] = [];
let calls: string[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    calls.push(`${request.method} ${request.url?.replace(/\?.*/, "")}`);
    const send = (value: unknown) => response.end(JSON.stringify(value));
    if (request.headers["private-token"] !== "the-token") {
      response.writeHead(401);
      return send({});
    }
    if (request.url === "/user") return send({ id: 5 });
    if (request.method === "GET") return send(notes);
    const { body } = JSON.parse(text);
    if (request.method === "POST") notes.push({ id: 9, body, author: { id: 5 } });
    else notes = notes.map((note) => (request.url?.endsWith(`/${note.id}`) ? { ...note, body } : note));
    return send({});
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const github = await startFakeGithub();
  github.close();
  workspace = await createActionWorkspace(github);
  await workspace.commit({ "openapi.yaml": document("cat, dog") });
  tools = await mkdtemp(join(tmpdir(), "gitlab-"));
  await mkdir(join(tools, "bin"));
  const npm = `#!/bin/sh\necho "$*" > '${tools}/npm'\ncp -R '${workspace.path}/node_modules' "$3/node_modules"\n`;
  await writeFile(join(tools, "bin/npm"), npm);
  await chmod(join(tools, "bin/npm"), 0o755);
});
beforeEach(() => {
  calls = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await Promise.all([workspace.remove(), rm(tools, { recursive: true })]);
});

interface ScriptResult {
  readonly exitCode: number;
  readonly log: string;
}

/** Runs the script of the job as a runner does. */
function runScript(
  given: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
): Promise<ScriptResult> {
  const { port } = server.address() as AddressInfo; // it listens on a port
  const environment = {
    ...OWN_ENVIRONMENT,
    PATH: `${join(tools, "bin")}${delimiter}${process.env.PATH}`,
    CI_PROJECT_DIR: workspace.path,
    CI_MERGE_REQUEST_DIFF_BASE_SHA: "HEAD",
    CI_API_V4_URL: `http://127.0.0.1:${port}`,
    CI_PROJECT_ID: "3",
    CI_MERGE_REQUEST_IID: "7",
    CI_JOB_TOKEN: "job-secret",
    ...variablesWith({ spec: "openapi.yaml", generate: "false", ...given }),
    ...env,
  };
  return new Promise((resolve) => {
    const options = { cwd: workspace.path, env: environment };
    execFile("sh", ["-e", "-c", job.script.join("\n")], options, (error, stdout, stderr) => {
      resolve({ exitCode: error === null ? 0 : Number(error.code), log: stdout + stderr });
    });
  });
}

test("the template has no expression in its script, and every input is used", () => {
  expect(job.script.join("\n")).not.toContain("$[[");
  const used = [...readText("gitlab/codegen.yml").matchAll(/\$\[\[ inputs\.([\w-]+) \]\]/g)];
  expect(new Set(used.map(([, name]) => name))).toEqual(new Set(Object.keys(inputs)));
});

test("the script writes the reports and one note, and fails on what breaks", async () => {
  await workspace.write({ "openapi.yaml": document("cat") });
  const first = await runScript({}, { CODEGEN_TOKEN: "the-token" });
  expect(first.exitCode, first.log).toBe(1);
  expect(await readFile(join(tools, "npm"), "utf8")).toMatch(
    /^install --prefix \S+ --ignore-scripts .+@crossborder\/codegen@1\.0\.0\n$/,
  );
  for (const [name, text] of [
    ["diff.md", "1 breaking"],
    ["diff.html", "<!doctype"],
    ["diff.sarif", "2.1.0"],
    ["diff.xml", "<testsuites"],
  ] as const)
    expect(await readFile(join(workspace.path, "codegen-reports", name), "utf8")).toContain(text);
  expect(notes.map(({ body }) => body)).toEqual([
    expect.stringMatching(/^<!-- codegen \.%2Fopenapi\.yaml -->\n[\s\S]+1 breaking/),
  ]);
  await workspace.write({ "openapi.yaml": document("cat, dog, fish") });
  expect((await runScript({}, { CODEGEN_TOKEN: "the-token" })).exitCode).toBe(0);
  expect(notes).toHaveLength(1);
  expect(notes[0]?.body).toContain("1 safe");
});

test("without a token no note is written, and a token that is rejected does not fail the job", async () => {
  await workspace.write({ "openapi.yaml": document("cat, dog") });
  expect((await runScript({})).exitCode).toBe(0);
  expect(calls).toEqual([]);
  const refused = await runScript({}, { CODEGEN_TOKEN: "wrong" });
  expect(refused).toMatchObject({ exitCode: 0, log: expect.stringContaining("The note was not written.") });
});

test("names are only names, a reference out of the repository fails the job, and tokens stay hidden", async () => {
  const name = "$(touch pwned);`touch pwned` x.yaml";
  const reference = "    Far: { $ref: ../../outside.yaml }\n";
  await workspace.write({ [name]: document("cat, dog").replace("paths:\n", `${reference}paths:\n`) });
  const { exitCode, log } = await runScript({ spec: name });
  expect({ exitCode, log }).toMatchObject({ exitCode: 2, log: expect.stringContaining("is outside of") });
  await expect(readFile(join(workspace.path, "pwned"))).rejects.toThrow();
  const config =
    'console.log(JSON.stringify(process.env));\nexport default { spec: "openapi.yaml", headerCommand: "x", generators: [] };\n';
  await workspace.write({ ...INSTALLED, "codegen.config.ts": config });
  const seen = await runScript({ generate: "true" }, { CODEGEN_TOKEN: "the-token" });
  const reports = await readFile(join(workspace.path, "codegen-reports/diff.md"), "utf8");
  expect(`${seen.log}${reports}`).toContain('"CODEGEN_SPEC"');
  expect(`${seen.log}${reports}`).not.toMatch(/the-token|job-secret/);
});
